import { classNames } from './class-names.ts'

const COLUMNS = 20
const CELL = 12

type Part = 'wall' | 'shade' | 'light'

/** Head and shoulders, lit from the upper left. */
const partAt = (x: number, y: number): Part => {
  const across = x - 9.5
  const inHead = Math.hypot(across, (y - 7.5) * 0.86) < 4.2
  const inNeck = Math.abs(across) < 2 && y > 10 && y < 15
  const inChest = Math.hypot(across * 0.72, (y - 20.5) * 0.88) < 6
  if (!inHead && !inNeck && !inChest) return 'wall'
  // The chin throws a shadow on the neck.
  if (!inHead && !inChest) return 'shade'
  return across + (y - (inHead ? 7.5 : 17)) * 0.6 < 1 ? 'light' : 'shade'
}

const fills: Record<Part, string> = {
  wall: 'fill-cell-left',
  shade: 'fill-faint/50',
  light: 'fill-faint',
}

/** Somebody of whom there is no picture: the user icon, made of cells. Decoration; the name stands beside it. */
export function PersonCells({ ratio = '4/5', className }: { ratio?: '4/5' | '1/1'; className?: string }) {
  const rows = ratio === '4/5' ? 25 : 20
  const path = (part: Part) =>
    Array.from(
      { length: COLUMNS * rows },
      (_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)] as const,
    )
      .filter(([x, y]) => partAt(x, y - (rows - COLUMNS)) === part)
      .map(([x, y]) => `M${x * CELL + 0.5} ${y * CELL + 0.5}h11v11h-11z`)
      .join('')
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${rows * CELL}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={classNames('block w-full bg-surface', className)}
    >
      {(Object.keys(fills) as Part[]).map((part) => (
        <path key={part} d={path(part)} className={fills[part]} />
      ))}
    </svg>
  )
}
