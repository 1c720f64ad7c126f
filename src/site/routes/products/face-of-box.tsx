import { type Category, categoryFaces } from '../../ui/category-mark.tsx'
import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const CELLS = [0, 1, 2] as const
const OUTER = 2

/** Which cells belong to a face: the outermost along its axis. */
const onFace = {
  left: (cell: Voxel) => cell.y === OUTER,
  right: (cell: Voxel) => cell.x === OUTER,
  top: (cell: Voxel) => cell.z === OUTER,
} as const

const boxWith = (category: Category): Voxel[] =>
  CELLS.flatMap((x) =>
    CELLS.flatMap((y) =>
      CELLS.map((z) => {
        const cell = { x, y, z }
        const lit = categoryFaces[category].filter((face) => onFace[face](cell))
        return lit.length > 0 ? { ...cell, tone: category, lit } : cell
      }),
    ),
  )

const boxes: Record<Category, Voxel[]> = {
  it: boxWith('it'),
  corporate: boxWith('corporate'),
  domain: boxWith('domain'),
  upcoming: boxWith('upcoming'),
}

/** The box, closed, with the face lit that a category owns. */
export function FaceOfBox({ category, className }: { category: Category; className?: string }) {
  return <Voxels of={boxes[category]} glow={false} className={className} />
}
