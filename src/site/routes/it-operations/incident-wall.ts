/** The incident as a wall of cells: a column for each moment, as high as the trouble was. */
export const COLUMNS = 75
export const ROWS = 14
const CELL = 10
const GROOVE = 1.6

/** How high the trouble stands at the seams between the five agents' fifths, and at its worst. */
const course: readonly (readonly [at: number, height: number])[] = [
  [0, 2],
  [0.14, 2],
  [0.2, 4],
  [0.3, 13.4],
  [0.4, 12],
  [0.48, 8],
  [0.6, 6],
  [0.7, 3],
  [0.8, 2],
  [1, 2],
]

const courseAt = (at: number) => {
  const next = course.findIndex(([seam]) => seam >= at)
  const [fromAt, from] = course[Math.max(0, next - 1)] ?? [0, 2]
  const [toAt, to] = course[next] ?? [1, 2]
  return toAt === fromAt ? to : from + ((to - from) * (at - fromAt)) / (toAt - fromAt)
}

/** Unrest that is the same in every browser: whole numbers only. */
const unrest = (column: number) => (((column * 7919) % 31) / 31 - 0.5) * 2

const cell = (column: number, row: number) =>
  `M${column * CELL} ${(ROWS - 1 - row) * CELL}h${CELL - GROOVE}v${CELL - GROOVE}h-${CELL - GROOVE}z`

/** Three paths instead of a thousand cells: those at rest, those lit, and the crest. */
export function drawIncident() {
  const drawing = {
    width: COLUMNS * CELL - GROOVE,
    height: ROWS * CELL - GROOVE,
    rest: '',
    lit: '',
    crest: '',
  }
  for (let column = 0; column < COLUMNS; column++) {
    const wanted = courseAt(column / (COLUMNS - 1))
    // The calmer it gets, the less it trembles: after the last agent the line is level.
    const tremble = column / COLUMNS > 0.8 ? 0 : Math.min(1.4, wanted * 0.3)
    const height = Math.max(1, Math.min(ROWS, Math.round(wanted + unrest(column) * tremble)))
    for (let row = 0; row < ROWS; row++) {
      if (row >= height) drawing.rest += cell(column, row)
      else if (row === height - 1) drawing.crest += cell(column, row)
      else drawing.lit += cell(column, row)
    }
  }
  return drawing
}
