/** A face of cells, as everybody here is made of them: the same eyes, and a mouth that turns from down to up. */
type Cell = readonly [x: number, y: number]

const eyes: readonly Cell[] = [
  [2, 2],
  [2, 3],
  [6, 2],
  [6, 3],
]
/** From the middle of the mouth to its corner; the other half is its mirror image. */
const mouths: Record<number, readonly Cell[]> = {
  1: [
    [4, 5],
    [3, 5],
    [2, 6],
    [1, 7],
  ],
  2: [
    [4, 6],
    [3, 6],
    [2, 7],
  ],
  3: [
    [4, 6],
    [3, 6],
    [2, 6],
  ],
  4: [
    [4, 7],
    [3, 7],
    [2, 6],
  ],
  5: [
    [4, 7],
    [3, 7],
    [2, 6],
    [1, 5],
  ],
}
const mirrored = (half: readonly Cell[]): Cell[] => [
  ...half,
  ...half.filter(([x]) => x !== 4).map(([x, y]): Cell => [8 - x, y]),
]

export function RatingFace({ stars, className }: { stars: number; className?: string }) {
  return (
    <svg viewBox="0.7 1.2 7.6 7.6" aria-hidden="true" className={className} fill="currentColor">
      {[...eyes, ...mirrored(mouths[stars] ?? [])].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x + 0.06} y={y + 0.06} width={0.88} height={0.88} rx={0.16} />
      ))}
    </svg>
  )
}
