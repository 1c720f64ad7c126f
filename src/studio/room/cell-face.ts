import { type Cell, cellsOfFace, type FaceLook, GRID } from './cell-figure.ts'
import type { CreateFace, FaceMood, MouthShape } from './face.ts'

/** How far the mouth opens and spreads for each shape, from 0 to 1. */
const mouths: Record<MouthShape, { open: number; wide: number }> = {
  rest: { open: 0, wide: 0.55 },
  press: { open: 0, wide: 0.4 },
  bite: { open: 0.15, wide: 0.5 },
  tongue: { open: 0.35, wide: 0.5 },
  teeth: { open: 0.25, wide: 0.65 },
  wide: { open: 0.4, wide: 0.85 },
  open: { open: 0.9, wide: 0.6 },
  round: { open: 0.75, wide: 0.3 },
  pursed: { open: 0.35, wide: 0.12 },
}

const GATHER_MS = 900
const BLINK_MS = 150
/** Thirty pictures a second are plenty for cells this size. */
const FRAME_MS = 30
const toward = (from: number, to: number, by: number) => from + (to - from) * by

/** A stand-in for the living face: the same cells, seen from the front, drawn flat. */
export const cellFace: CreateFace = (place, { still }) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  place.append(canvas)
  let mood: FaceMood = 'gathering'
  let target: MouthShape = 'rest'
  let since = performance.now()
  let nextBlink = since + 2000
  let emphasis = 0
  let frame = 0
  const look: FaceLook = { open: 0, wide: 0.55, lids: 0, gazeX: 0, gazeY: 0, brows: 0, nod: 0 }

  function pose(now: number) {
    const mouth = mouths[mood === 'speaking' ? target : 'rest']
    const speed = still ? 1 : 0.45
    look.open = toward(look.open, mouth.open, speed)
    look.wide = toward(look.wide, mouth.wide, speed)
    if (still) return
    emphasis *= 0.92
    look.brows = toward(look.brows, mood === 'thinking' ? 0.6 : mood === 'listening' ? 0.4 : emphasis, 0.2)
    look.gazeX = toward(look.gazeX, mood === 'thinking' ? 0.8 : Math.sin(now / 2900) * 0.35, 0.08)
    look.gazeY = toward(look.gazeY, mood === 'thinking' ? -0.7 : 0, 0.08)
    look.nod = mood === 'listening' ? Math.sin(now / 420) * 0.5 : Math.sin(now / 1700) * 0.35 + emphasis * 0.5
    if (now > nextBlink + BLINK_MS) nextBlink = now + 1800 + Math.random() * 3200
    look.lids = now > nextBlink ? Math.sin(((now - nextBlink) / BLINK_MS) * Math.PI) : 0
  }

  /** 1 when the face is whole; below that its cells are apart. */
  function wholeness(now: number) {
    const passed = still ? 1 : Math.min(1, (now - since) / GATHER_MS)
    if (mood === 'leaving') return 1 - passed * 0.75
    return mood === 'gathering' ? 0.35 + 0.1 * Math.sin(now / 500) : leftFrom + (1 - leftFrom) * passed
  }
  let leftFrom = 0.35

  function paint(cell: Cell, size: number, originX: number, originY: number, whole: number) {
    if (!context) return
    const apart = (1 - whole) * size
    const x = originX + cell.x * size + cell.driftX * apart * 9
    const y = originY + (cell.y + look.nod * cell.sway) * size + cell.driftY * apart * 9
    context.globalAlpha = 0.25 + 0.75 * whole
    context.fillStyle = cell.colour
    context.fillRect(x, y, size * 0.93, size * 0.93)
    context.fillStyle = cell.light
    context.fillRect(x, y, size * 0.93, size * 0.16)
  }

  function draw(now: number) {
    if (!context) return
    const { clientWidth, clientHeight } = place
    const ratio = Math.min(window.devicePixelRatio || 1, 2)
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)]
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.clearRect(0, 0, width, height)
    const size = Math.min(width / (GRID.width + 2), height / (GRID.height - 1))
    const originX = (width - GRID.width * size) / 2
    const originY = height - GRID.height * size
    const whole = wholeness(now)
    for (const cell of cellsOfFace(look)) paint(cell, size, originX, originY, whole)
    context.globalAlpha = 1
  }

  let drawnAt = Number.NEGATIVE_INFINITY
  function step(now: number) {
    if (!still) frame = requestAnimationFrame(step)
    if (!still && now - drawnAt < FRAME_MS) return
    drawnAt = now
    pose(now)
    draw(now)
    // Tells tests, and anyone who looks, what the mouth is doing.
    canvas.dataset.mouth = mood === 'speaking' ? target : 'rest'
  }
  const redraw = () => {
    if (still) step(performance.now())
  }
  const resized = new ResizeObserver(redraw)
  resized.observe(place)
  if (!still) frame = requestAnimationFrame(step)

  return {
    mood(next) {
      if (next === mood) return
      const wasApart = mood === 'gathering'
      if (wasApart || next === 'leaving' || next === 'gathering') since = performance.now()
      leftFrom = wasApart ? 0.35 : 1
      mood = next
      if (next !== 'speaking') target = 'rest'
      redraw()
    },
    mouth(shape) {
      if (shape === target) return
      target = shape
      redraw()
    },
    emphasise(strength) {
      emphasis = Math.max(emphasis, strength)
    },
    destroy() {
      cancelAnimationFrame(frame)
      resized.disconnect()
      canvas.remove()
    },
  }
}
