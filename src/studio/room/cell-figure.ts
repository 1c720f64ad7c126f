/** The bust as cells seen from the front: which cell is skin, hair, eye or jacket for a given look. */

export const GRID = { width: 44, height: 46 } as const

export interface FaceLook {
  /** All from 0 to 1, the gaze and the nod from -1 to 1. */
  open: number
  wide: number
  lids: number
  gazeX: number
  gazeY: number
  brows: number
  nod: number
}

const palette = {
  skin: [27, 46, 62],
  lip: [8, 42, 50],
  mouth: [355, 40, 16],
  teeth: [40, 12, 88],
  eye: [40, 14, 92],
  iris: [24, 42, 17],
  hair: [256, 14, 15],
  brow: [262, 16, 13],
  jacket: [350, 40, 27],
  lapel: [350, 38, 20],
  shirt: [42, 16, 87],
  pin: [74, 92, 58],
} satisfies Record<string, [hue: number, saturation: number, light: number]>
export type CellKind = keyof typeof palette

export interface Cell {
  x: number
  y: number
  colour: string
  light: string
  /** Where the cell goes when the face comes apart. */
  driftX: number
  driftY: number
  /** How much of a nod it follows: the head does, the shoulders do not. */
  sway: number
}

const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
const CX = 21.5

/** The parts that never move. */
function restingKind(x: number, y: number): CellKind | undefined {
  const ax = Math.abs(x - CX)
  const headTop = within(x, y, CX, 14, 10.4, 12)
  const jaw = within(x, y, CX, 19.5, 9.4, 12.4)
  const isHead = headTop || jaw
  const parting = 8.4 + 0.085 * (x - 17) ** 2
  const hairShell = within(x, y, CX, 14.5, 12.6, 14)
  const hairFall =
    y > 12 && y < 33 && ax > 8.6 - (y > 27 ? (y - 27) * 0.2 : 0) && ax < 13 - Math.max(0, y - 27) * 0.45
  if (hairShell && (y < Math.min(parting, 17) || !isHead) && y < 24) return 'hair'
  if (hairFall && !(isHead && ax < 8.8)) return 'hair'
  if (isHead) return 'skin'
  if (y > 28 && y < 37 && ax < 4.2) return 'skin'
  const shoulder = 33 + Math.max(0, ax - 6) ** 1.7 * 0.11
  if (y >= 34 && ax < 5.8 - (y - 34) * 0.42 && ax < 6) return y < 36.5 && ax < 3 ? 'skin' : 'shirt'
  if (y > shoulder && ax < 21) {
    if (Math.round(x) === 30 && Math.round(y) === 41) return 'pin'
    return ax < 8.6 - (y - 34) * 0.42 ? 'lapel' : 'jacket'
  }
  return undefined
}

function movingKind(x: number, y: number, look: FaceLook): CellKind | undefined {
  const ax = Math.abs(x - CX)
  const browY = 13 - Math.round(look.brows * 1.2)
  if (Math.round(y) === browY && ax >= 2.5 && ax <= 6.6) return 'brow'
  const eyeX = Math.abs(ax - 4.5)
  if (eyeX <= 2 && y >= 16 && y <= 18) {
    const isShut = look.lids > 0.5
    if (y === 16) return isShut ? 'skin' : 'brow'
    if (isShut) return y === 18 ? 'brow' : 'skin'
    if (y === 18 && eyeX > 1.5) return 'skin'
    const iris = Math.sign(x - CX) * 4.5 + CX + look.gazeX * 0.9
    return Math.abs(x - iris) <= 0.95 && (y === 17 || look.gazeY > -0.4) ? 'iris' : 'eye'
  }
  const half = 1.4 + look.wide * 2.6
  const drop = Math.round(look.open * 3)
  if (ax <= half && y >= 25 && y <= 26 + drop) {
    if (y === 25 || y === 26 + drop) return ax > half - 0.6 && drop > 0 ? undefined : 'lip'
    return drop > 1 && y === 26 ? 'teeth' : 'mouth'
  }
  return undefined
}

/** Warm light from the upper left, a cool rim at the right, a little grain so that cells stay cells. */
function shade(kind: CellKind, x: number, y: number) {
  const [hue, saturation, light] = palette[kind]
  const grain = (Math.abs(Math.sin(x * 91.7 + y * 57.3)) - 0.5) * 4
  const key = (CX - x) * 0.42 - (y - 18) * 0.22
  const nose = kind === 'skin' && x > CX && x < CX + 2.2 && y > 16 && y < 23 ? -7 : 0
  const rim = x > CX + 8.5 && y < 34 ? 5 : 0
  const value = Math.max(5, Math.min(95, light + grain + key + nose + rim))
  return {
    colour: `hsl(${hue} ${saturation}% ${value.toFixed(1)}%)`,
    light: `hsl(${hue} ${saturation}% ${Math.min(97, value + 7).toFixed(1)}%)`,
  }
}

const drift = (x: number, y: number, salt: number) => Math.sin(x * 12.9898 + y * 78.233 + salt) * 0.9

const cellCache = new Map<string, Cell>()
function cell(kind: CellKind, x: number, y: number): Cell {
  const key = `${kind}:${x}:${y}`
  let made = cellCache.get(key)
  if (!made) {
    const sway = y > 33 ? 0 : y > 29 ? 0.4 : 1
    made = { x, y, ...shade(kind, x, y), driftX: drift(x, y, 0), driftY: drift(x, y, 4), sway }
    cellCache.set(key, made)
  }
  return made
}

const restingCells: (Cell | undefined)[] = Array.from({ length: GRID.width * GRID.height }, (_none, n) => {
  const [x, y] = [n % GRID.width, Math.floor(n / GRID.width)]
  const kind = restingKind(x, y)
  return kind && cell(kind, x, y)
})

/** Brows, eyes and mouth are all that moves. */
const MOVING = { left: 12, right: 31, top: 11, bottom: 31 } as const
const mayMove = (x: number, y: number) =>
  x >= MOVING.left && x <= MOVING.right && y >= MOVING.top && y <= MOVING.bottom

export function cellsOfFace(look: FaceLook): Cell[] {
  const cells: Cell[] = []
  for (const [n, resting] of restingCells.entries()) {
    const [x, y] = [n % GRID.width, Math.floor(n / GRID.width)]
    const kind = mayMove(x, y) ? movingKind(x, y, look) : undefined
    const shown = kind ? cell(kind, x, y) : resting
    if (shown) cells.push(shown)
  }
  return cells
}
