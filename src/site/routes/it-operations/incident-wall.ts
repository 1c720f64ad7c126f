/** The incident as a wall of cells: a column for each moment, as high as the trouble was. */
const COLUMNS = 75
const ROWS = 14
const CELL = 10
const GROOVE = 1.6
const WIDTH = CELL - GROOVE

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

/** A run of cells, downwards: one line, which the stroke's dashes cut into cells. */
const run = (column: number, from: number, cells: number) =>
  cells > 0 ? `M${tenth(column * CELL + WIDTH / 2)} ${from * CELL}v${tenth(cells * CELL - GROOVE)}` : ''

const tenth = (value: number) => Math.round(value * 10) / 10

/** Three paths instead of a thousand cells: those at rest, those lit, and the crest. */
export function drawIncident() {
  const drawing = { rest: '', lit: '', crest: '' }
  for (let column = 0; column < COLUMNS; column++) {
    const wanted = courseAt(column / (COLUMNS - 1))
    // The calmer it gets, the less it trembles: after the last agent the line is level.
    const tremble = column / COLUMNS > 0.8 ? 0 : Math.min(1.4, wanted * 0.3)
    const height = Math.max(1, Math.min(ROWS, Math.round(wanted + unrest(column) * tremble)))
    const top = ROWS - height
    drawing.rest += run(column, 0, top)
    drawing.crest += run(column, top, 1)
    drawing.lit += run(column, top + 1, height - 1)
  }
  return {
    ...drawing,
    viewBox: `0 0 ${COLUMNS * CELL - GROOVE} ${ROWS * CELL - GROOVE}`,
    strokeWidth: WIDTH,
    strokeDasharray: `${WIDTH} ${GROOVE}`,
  }
}
