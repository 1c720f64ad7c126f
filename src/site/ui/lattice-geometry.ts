import type { Tone } from './tone.ts'

export type LatticeShape = {
  columns: number
  rows: number
  /** Another seed, another skyline. */
  seed: number
  /** How unequal the cells' heights are: 0 flat, 1 as in the hero. */
  relief: number
  /** Share of cells that are lit, 0 to 1. */
  lit: number
  /** The hues the lit cells take. */
  tones: readonly Tone[]
}

type Faces = { top: string; left: string; right: string }
export type LitCell = { tone: Tone; top: string; x: number; y: number }
export type LatticeRow = Faces & { lit: LitCell[] }
export type LatticeDrawing = { rows: LatticeRow[]; width: number; height: number }

const SIZE = 40
const HALF_WIDTH = SIZE * 0.866
const GAP = SIZE * 0.05

/** Repeatable noise: the prerendered and the hydrated drawing must be the same. */
const noise = (i: number, j: number, seed: number) => {
  let n = Math.imul(i + 1, 374761393) ^ Math.imul(j + 1, 668265263) ^ Math.imul(seed + 1, 1274126177)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** Half a cell's top, across and down. */
const A = Math.round((HALF_WIDTH - GAP) * 10) / 10
const B = SIZE * 0.5 - GAP * 0.5
/** Each face from its first corner on in steps: of all cells only the corner and the height differ, which packs well. */
const from = (x: number, y: number) => `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const upright = (height: number) => `v${Math.round(height * 10) / 10}`
const topFace = (x: number, y: number) => `${from(x, y - B)}l${A} ${B}-${A} ${B}-${A}-${B}z`
const rightFace = (x: number, y: number, foot: number) =>
  `${from(x, y + B)}l${A}-${B}${upright(foot)}l-${A} ${B}z`
const leftFace = (x: number, y: number, foot: number) =>
  `${from(x - A, y)}l${A} ${B}${upright(foot)}l-${A}-${B}z`

/**
 * The box as an isometric field of cells. Cells of one diagonal never cover each other, so each diagonal is three
 * paths (and its lit tops) instead of three per cell.
 */
export function drawLattice({ columns, rows, seed, relief, lit, tones }: LatticeShape): LatticeDrawing {
  const headroom = SIZE * (0.75 + relief * 1.5)
  const originX = rows * HALF_WIDTH
  const depth = SIZE * 0.95
  const drawn: LatticeRow[] = []
  for (let diagonal = 0; diagonal < columns + rows - 1; diagonal++) {
    const row: LatticeRow = { top: '', left: '', right: '', lit: [] }
    for (let i = 0; i < columns; i++) {
      const j = diagonal - i
      if (j < 0 || j >= rows) continue
      const height = noise(i, j, seed)
      const isLit = noise(i, j, seed + 3) < lit
      // A cell at work stands out of the field, so that its neighbours do not cover its light.
      const lift =
        (isLit ? SIZE * (0.25 + relief * 0.5) : 0) +
        SIZE * relief * (0.5 + 0.5 * Math.sin(diagonal * 0.55 + height * 2 + seed)) * (0.35 + height)
      const x = originX + (i - j) * HALF_WIDTH
      const y = headroom + diagonal * SIZE * 0.5 - lift
      const foot = depth + lift
      row.right += rightFace(x, y, foot)
      row.left += leftFace(x, y, foot)
      const top = topFace(x, y)
      row.top += top
      const tone = tones[Math.floor(noise(j, i, seed + 7) * tones.length)]
      if (tone && isLit) row.lit.push({ tone, top, x: Math.round(x), y: Math.round(y) })
    }
    drawn.push(row)
  }
  return {
    rows: drawn,
    width: Math.ceil((columns + rows) * HALF_WIDTH),
    height: Math.ceil(headroom + (columns + rows) * SIZE * 0.5 + depth),
  }
}
