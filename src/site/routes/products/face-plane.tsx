import type { ReactNode } from 'react'
import type { CubeFace } from '../../ui/cube.tsx'

/** The isometric axes: cos 30° across, a half up or down. */
const ACROSS = 0.866
const SLOPE = 0.5

/** Where a face's own x and y run on the screen. On the top, x runs up to the right and y down to the right. */
const axes: Record<CubeFace, string> = {
  left: `${ACROSS} ${SLOPE} 0 1`,
  right: `${ACROSS} -${SLOPE} 0 1`,
  top: `${ACROSS} -${SLOPE} ${ACROSS} ${SLOPE}`,
}

/**
 * Lets a drawing lie on a face of the box: what is drawn flat inside it, words included, is seen in the box's
 * perspective. `x`, `y` is where the face's upper left corner stands in the picture.
 *
 * `<svg …><FacePlane face="left" x={20} y={90}><rect width={100} height={100} /></FacePlane></svg>`
 */
export function FacePlane({
  face,
  x,
  y,
  children,
}: {
  face: CubeFace
  x: number
  y: number
  children: ReactNode
}) {
  return <g transform={`matrix(${axes[face]} ${x} ${y})`}>{children}</g>
}

/** A step along the box's axes, in the picture's units: `right` to the lower right, `left` to the lower left, `up`. */
export const boxPoint = (right: number, left: number, up: number) => ({
  x: Math.round((right - left) * ACROSS * 10) / 10,
  y: Math.round(((right + left) * SLOPE - up) * 10) / 10,
})
