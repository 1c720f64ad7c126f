import { Light } from './light.tsx'
import { toneFill } from './tone.ts'
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
  /** The light breathes. */
  alive?: boolean
  margin?: number
  /** As SVG's preserveAspectRatio. */
  fit?: string
  className?: string
}) {
  const drawing = drawVoxels(voxels, margin)
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
      {drawing.levels.map((level) => (
        <g key={level.depth}>
          {level.grooves && <path d={level.grooves} className="fill-cell-right" />}
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
          {level.lit.map((cell) => (
            <Lit key={`${cell.x} ${cell.y}`} cell={cell} />
          ))}
        </g>
      ))}
      {glow && (
        <Light cells={lightOf(drawing.levels.flatMap((level) => level.lit))} radius={80} alive={alive} />
      )}
    </svg>
  )
}

/** Ink gives no light; a cell whose top is dark shines from its side. */
const lightOf = (lit: readonly LitVoxel[]) =>
  lit
    .filter(({ tone }) => tone !== 'text')
    .map(({ x, y, tone, faces }) => ({ x, y: y + (faces.top ? 0 : 24), tone }))

function Lit({ cell }: { cell: LitVoxel }) {
  const faces = Object.keys(cell.faces) as VoxelFace[]
  const whole = faces.length > 1
  return faces.map((face) => (
    <path
      key={face}
      d={cell.faces[face]}
      fillOpacity={whole ? shade[face] : undefined}
      className={toneFill[cell.tone]}
    />
  ))
}
