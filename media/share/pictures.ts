import { pages } from '../../src/content/pages.ts'
import type { Hue } from '../cellworld/color.ts'
import { hash } from '../cellworld/random.ts'

export type LatticeCell = { lift: number; hue: Hue | null; strength: number }
export type Picture = {
  hue: Hue
  cell: (column: number, row: number) => LatticeCell
  /** The address of a cut-out that stands before the lattice. */
  person?: string
}

export const latticeSide = 13
const middle = (latticeSide - 1) / 2

const quiet = (column: number, row: number): LatticeCell => ({
  lift: hash(column, row) * 0.7 + 0.25 * Math.sin(column * 0.7 + row * 0.45),
  hue: null,
  strength: 0,
})

const lit = (column: number, row: number, hue: Hue, lift: number, strength = 1): LatticeCell => ({
  lift: quiet(column, row).lift * 0.35 + lift,
  hue,
  strength,
})

/** Cells here and there, in all hues: the whole company at work. */
const company = (column: number, row: number): LatticeCell => {
  const all = ['it', 'corporate', 'domain', 'volt'] as const
  const draw = hash(column, row, 7)
  if (draw < 0.9) return quiet(column, row)
  return lit(column, row, all[Math.floor(draw * 991) % 4] ?? 'volt', 0.8)
}

/** A ridge that runs across the box, rising towards the middle. */
const ridge =
  (hue: Hue) =>
  (column: number, row: number): LatticeCell => {
    const off = Math.abs(row - middle - 2 * Math.sin(column * 0.5))
    if (off > 0.6) return quiet(column, row)
    return lit(
      column,
      row,
      hue,
      1 + 0.7 * Math.cos((column - middle) * 0.3),
      0.55 + 0.45 * hash(column, row, 3),
    )
  }

/** Cells that stand round a middle, like people round a table. */
const round =
  (hue: Hue, center: Hue) =>
  (column: number, row: number): LatticeCell => {
    const far = Math.hypot(column - middle, row - middle)
    if (far < 0.5) return lit(column, row, center, 1.7)
    if (Math.abs(far - 3.3) < 0.55 && (column + row) % 2 === 0) return lit(column, row, hue, 0.9, 0.85)
    return quiet(column, row)
  }

/** One cell that calls and one that answers, with the way between them. */
const call = (column: number, row: number): LatticeCell => {
  if (column === 3 && row === 8) return lit(column, row, 'volt', 1.4)
  if (column === 9 && row === 4) return lit(column, row, 'it', 1.4)
  const along = (column - 3) / 6
  const off = Math.abs(row - (8 - 4 * along))
  if (along > 0 && along < 1 && off < 0.55) return lit(column, row, 'volt', 0.5, 0.25)
  return quiet(column, row)
}

/** Steps that climb from one corner. */
const stairs =
  (hue: Hue) =>
  (column: number, row: number): LatticeCell => {
    const step = Math.floor((column + (latticeSide - 1 - row)) / 3)
    const edge = (column + latticeSide - 1 - row) % 3 === 0
    if (!edge || hash(column, row, 5) < 0.45) return { ...quiet(column, row), lift: step * 0.3 }
    return { lift: step * 0.3 + 0.5, hue, strength: 0.4 + 0.6 * hash(column, row, 9) }
  }

/** A block of cells lifted out of the lattice, still to be filled. */
const block =
  (hue: Hue) =>
  (column: number, row: number): LatticeCell => {
    const inside = Math.max(Math.abs(column - middle), Math.abs(row - middle))
    if (inside > 2.5) return quiet(column, row)
    return lit(column, row, hue, 2.2 - inside * 0.5, inside > 1.5 ? 0 : inside > 0.5 ? 0.3 : 1)
  }

/** Four fields of four hues, one for each category. */
const quarters = (column: number, row: number): LatticeCell => {
  const all = ['it', 'corporate', 'domain', 'upcoming'] as const
  const hue = all[(column > middle ? 1 : 0) + (row > middle ? 2 : 0)] ?? 'it'
  if (column === middle || row === middle || hash(column, row, 11) < 0.68) return quiet(column, row)
  return lit(column, row, hue, 0.75, 0.9)
}

/** What the fine print needs: a quiet lattice and one light. */
const still = (column: number, row: number): LatticeCell =>
  column === 7 && row === 6 ? lit(column, row, 'volt', 0.9) : quiet(column, row)

/** By the stem that a page names as its `shareImage`. */
export const pictures: Record<string, Picture> = {
  home: { hue: 'volt', cell: company },
  about: { hue: 'volt', cell: block('volt') },
  'meet-the-team': {
    hue: 'volt',
    cell: still,
    person: '/src/studio/room/still/chief-innovation-officer.webp',
  },
  signup: { hue: 'volt', cell: call },
  products: { hue: 'volt', cell: quarters },
  'it-operations': { hue: 'it', cell: ridge('it') },
  'hr-operations': { hue: 'corporate', cell: round('corporate', 'corporate') },
  'corporate-functions': { hue: 'corporate', cell: stairs('corporate') },
  'domain-functions': { hue: 'domain', cell: ridge('domain') },
  'digital-twins': { hue: 'upcoming', cell: block('upcoming') },
  'agent-catalog': { hue: 'volt', cell: quarters },
  technology: { hue: 'it', cell: stairs('it') },
  'use-cases': { hue: 'domain', cell: company },
  'working-with-us': { hue: 'volt', cell: round('it', 'volt') },
  contact: { hue: 'volt', cell: call },
  privacy: { hue: 'volt', cell: still },
  terms: { hue: 'volt', cell: still },
  cookies: { hue: 'volt', cell: still },
}

export const shareStems = [...new Set(Object.values(pages).map((page) => page.shareImage))]
