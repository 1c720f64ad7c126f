import { useId } from 'react'
import { type Tone, toneText } from './tone.ts'

/**
 * The light that lit cells spill, on ink only; part of an SVG drawing, drawn over it. One group per hue breathes, not
 * one per cell: dozens of animated SVG elements take a page's whole main thread.
 */
export function Light({
  cells,
  radius = 84,
  alive = false,
}: {
  cells: readonly { x: number; y: number; tone: Tone }[]
  radius?: number
  alive?: boolean
}) {
  const id = useId()
  const tones = [...new Set(cells.map(({ tone }) => tone))]
  return (
    <g className="lattice-glow lattice-lit">
      {tones.map((tone) => (
        <g key={tone} className={alive ? 'animate-lit' : undefined}>
          <radialGradient id={`${id}${tone}`} className={toneText[tone]}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
          {cells
            .filter((cell) => cell.tone === tone)
            .map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={`url(#${id}${tone})`} />
            ))}
        </g>
      ))}
    </g>
  )
}
