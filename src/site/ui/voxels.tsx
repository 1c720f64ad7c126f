import { useId } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, toneFill, toneText } from './tone.ts'
import { drawVoxels, type LitVoxel, type Voxel, type VoxelFace } from './voxel-geometry.ts'

/** Light falls from above: the sides of a cell that is lit all over are dimmer than its top. */
const shade: Record<VoxelFace, number> = { top: 1, left: 0.72, right: 0.5 }

/**
 * Any figure built from cells: the closed box, one face of it, a cell that has left it. Decoration unless `label` says
 * what it shows. Give it a size by class. `<Voxels of={[{ x: 0, y: 0, z: 0, tone: 'it' }]} className="h-40" />`
 */
export function Voxels({
  of: voxels,
  label,
  glow = true,
  alive = false,
  margin,
  fit = 'xMidYMid meet',
  className,
}: {
  of: readonly Voxel[]
  label?: string
  /** Light spills from lit cells, on ink. */
  glow?: boolean
  /** Lit cells breathe. */
  alive?: boolean
  margin?: number
  /** As SVG's preserveAspectRatio. */
  fit?: string
  className?: string
}) {
  const id = useId()
  const drawing = drawVoxels(voxels, margin)
  const tones = [...new Set(voxels.flatMap(({ tone }) => tone ?? []))]
  return (
    <svg
      viewBox={drawing.viewBox}
      preserveAspectRatio={fit}
      overflow="visible"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      strokeLinejoin="round"
      className={className}
    >
      {glow && <Glows id={id} tones={tones} />}
      {drawing.levels.map((level) => (
        <g key={level.depth}>
          <path d={level.grooves} className="fill-cell-right" />
          {level.right && <path d={level.right} className="fill-cell-right stroke-cell-edge" />}
          {level.left && <path d={level.left} className="fill-cell-left stroke-cell-edge" />}
          {level.top && <path d={level.top} className="fill-cell-top stroke-cell-edge" />}
          {level.hollow && (
            <path
              d={level.hollow}
              fill="none"
              strokeDasharray="5 4"
              strokeWidth="1.5"
              className="stroke-faint"
            />
          )}
          {level.lit.length > 0 && (
            <g className="lattice-lit">
              {level.lit.map((cell) => (
                <Lit key={`${cell.x} ${cell.y}`} cell={cell} glow={glow ? id : undefined} alive={alive} />
              ))}
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

function Glows({ id, tones }: { id: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {tones.map((tone) => (
        <radialGradient key={tone} id={`${id}${tone}`} className={toneText[tone]}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  )
}

function Lit({ cell, glow, alive }: { cell: LitVoxel; glow?: string; alive: boolean }) {
  const faces = Object.keys(cell.faces) as VoxelFace[]
  const whole = faces.length > 1
  return (
    <g className={classNames(alive && 'animate-lit')}>
      {faces.map((face) => (
        <path
          key={face}
          d={cell.faces[face]}
          fillOpacity={whole ? shade[face] : 0.95}
          className={toneFill[cell.tone]}
        />
      ))}
      {glow && cell.tone !== 'text' && (
        <circle
          cx={cell.x}
          cy={cell.y + (cell.faces.top ? 0 : 24)}
          r="80"
          fill={`url(#${glow}${cell.tone})`}
          className="lattice-glow"
        />
      )}
    </g>
  )
}
