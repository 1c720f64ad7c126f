/** One thing we claim, measured. */
export type Figure = {
  name: string
  value: number | string
  unit?: string
  /** The lowest and highest of the runs whose median the value is. */
  range?: readonly [lowest: number, highest: number]
  runs?: number
  /** What it has to reach, in words, and whether it did; a figure without is only told. */
  reach?: string
  met?: boolean
  note?: string
}

/** Details too wide for the list of figures: one line per route, say. */
export type Table = { title: string; columns: string[]; rows: (string | number)[][] }

export type Measured = { figures: Figure[]; tables?: Table[]; notes?: string[] }

export type Part = {
  /** What it measures, in a few words. */
  about: string
  /** About how long it takes on a quiet machine of two cores; it is cut off after four times that. */
  seconds: number
  /** Whether it needs what only bench/tools has. */
  needsTools?: boolean
  run(options: { quick: boolean }): Promise<Measured>
}

const byValue = (a: number, b: number) => a - b

export function median(values: readonly number[]): number {
  const sorted = values.toSorted(byValue)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper
}

type Facts = Pick<Figure, 'name' | 'unit' | 'note'>

/** A figure from several runs: their median, with the range and how many there were. */
export const medianOf = (facts: Facts, values: readonly number[]) => ({
  ...facts,
  value: median(values),
  range: [Math.min(...values), Math.max(...values)] as const,
  runs: values.length,
})

type Counted = Figure & { value: number }

export const atMost = (figure: Counted, limit: number): Figure => ({
  ...figure,
  reach: `at most ${limit}`,
  met: figure.value <= limit,
})

export const atLeast = (figure: Counted, limit: number): Figure => ({
  ...figure,
  reach: `at least ${limit}`,
  met: figure.value >= limit,
})
