import { classNames } from './class-names.ts'
import { Cube, type CubeFace } from './cube.tsx'
import { drawLattice, type LatticeShape } from './lattice-geometry.ts'
import { Light } from './light.tsx'
import { type Tone, toneFill } from './tone.ts'

type LatticeProps = Partial<LatticeShape> & {
  /** meet: whole drawing visible; slice: fills its place and is cut at the edges. */
  fit?: 'meet' | 'slice'
  /** The light breathes. For one large drawing per page, not for small decoration. */
  alive?: boolean
  className?: string
}

/**
 * The box: a field of cells, some at work. A hero's ground, a tile's corner, a still for a film that has not come.
 * Decoration: aria-hidden. Give it a size by class. `<Lattice tones={['it']} lit={0.2} className="absolute inset-0 size-full" fit="slice" />`
 */
export function Lattice({
  columns = 9,
  rows = 9,
  seed = 1,
  relief = 1,
  lit = 0.12,
  tones = ['it', 'corporate', 'domain', 'volt'],
  fit = 'meet',
  alive = false,
  className,
}: LatticeProps) {
  const drawing = drawLattice({ columns, rows, seed, relief, lit, tones })
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
      overflow={fit === 'meet' ? 'visible' : 'hidden'}
      className={className}
    >
      {drawing.rows.map((row) => (
        <g key={row.top} strokeLinejoin="round">
          <path d={row.right} className="fill-cell-right stroke-cell-edge" />
          <path d={row.left} className="fill-cell-left stroke-cell-edge" />
          <path d={row.top} className="fill-cell-top stroke-cell-edge" />
          {row.lit.map((cell) => (
            <path key={cell.top} d={cell.top} className={toneFill[cell.tone]} />
          ))}
        </g>
      ))}
      <Light cells={drawing.rows.flatMap((row) => row.lit)} alive={alive} />
    </svg>
  )
}

/** A row of cells on a hairline between two sections. */
export function LatticeDivider({
  tones = ['it', 'corporate', 'domain', 'upcoming'],
  className,
}: {
  tones?: readonly Tone[]
  className?: string
}) {
  return (
    <div aria-hidden="true" className={classNames('flex items-center gap-5', className)}>
      <span className="h-px flex-1 bg-line" />
      <span className="flex gap-1">
        {tones.map((tone, index) => (
          <Cube key={tone} tone={tone} lit={dividerFaces[index % 4]} className="h-5" />
        ))}
      </span>
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}

const dividerFaces: readonly (readonly CubeFace[])[] = [['left'], ['right'], ['top'], []]
