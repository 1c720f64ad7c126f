/** A row of cells, filled as far as one has come; the last one reached is lit. */
export function StageMark({ at, of: count }: { at: number; of: number }) {
  return (
    <svg viewBox={`0 0 ${count * 14 - 3} 11`} aria-hidden="true" className="h-3 w-auto shrink-0">
      {Array.from({ length: count }, (_, cell) => cell).map((cell) => (
        <rect
          key={cell}
          x={cell * 14}
          width="11"
          height="11"
          rx="2.5"
          className={cell === at ? 'fill-text' : cell < at ? 'fill-faint' : 'fill-line-strong'}
        />
      ))}
    </svg>
  )
}
