import { innovationOfficer } from '../../content/leaders.ts'
import type { CreateFace, FaceMood, MouthShape } from './face.ts'
import { drawOn, type FaceCanvas } from './face-canvas.ts'
import { FaceMotion } from './face-motion.ts'
import { characters } from './sculpture/characters.ts'
import { type Sculpture, sculptSlices } from './sculpture/sculpt.ts'
import stillPicture from './still/chief-innovation-officer.webp'

/** How finely she is made and how often drawn: a laptop, a phone, a machine that draws without a graphics card. */
export const grades = {
  full: { edge: 0.034, ratio: 2, everyMs: 0 },
  phone: { edge: 0.046, ratio: 1.5, everyMs: 0 },
  frugal: { edge: 0.06, ratio: 0.7, everyMs: 90 },
} as const

/** Sculpting takes about a second: in pieces this long, so that the room stays awake. */
const SLICE_MS = 9
/** Frames that take longer than this make the picture coarser. */
const SLOW_FRAME_MS = 24

type Context = { gl: WebGL2RenderingContext; grade: keyof typeof grades }

function contextOf(canvas: HTMLCanvasElement, still: boolean): Context | null {
  // A picture that stands still must be there for whoever looks at it later.
  const options: WebGLContextAttributes = {
    alpha: true,
    antialias: true,
    premultipliedAlpha: true,
    preserveDrawingBuffer: still,
  }
  const gl = canvas.getContext('webgl2', options) as WebGL2RenderingContext | null
  if (!gl) return null
  if (isDrawnByProcessor(gl)) return { gl, grade: 'frugal' }
  return { gl, grade: isPhone() ? 'phone' : 'full' }
}

/** No graphics card, or none that the browser trusts: everything is then drawn by the processor. */
function isDrawnByProcessor(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
}

const isPhone = () => window.matchMedia('(pointer: coarse) and (max-width: 900px)').matches

function canvasIn(place: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.dataset.mouth = 'rest'
  place.replaceChildren(canvas)
  return canvas
}

/** A photograph of the same person, in the same place. */
function showPhotograph(canvas: HTMLCanvasElement, place: HTMLElement) {
  canvas.dataset.drawn = 'photograph'
  const context = canvas.getContext('2d')
  const photograph = new Image()
  const paint = () => {
    if (!photograph.naturalWidth) return
    const { clientWidth: width, clientHeight: height } = place
    Object.assign(canvas, { width, height })
    const scale = Math.min(height / photograph.height, (width / photograph.width) * 1.2)
    const [w, h] = [photograph.width * scale, photograph.height * scale]
    context?.drawImage(photograph, (width - w) / 2, height - h, w, h)
  }
  photograph.onload = paint
  photograph.src = stillPicture
  return paint
}

/** The Chief Innovation Officer from the sculpture of the portraits, alive. */
export const livingFace: CreateFace = (place, { still }) => {
  let canvas = canvasIn(place)
  const motion = new FaceMotion(Math.floor(Math.random() * 1e6))
  const context = contextOf(canvas, still)
  const grade = grades[context?.grade ?? 'full']
  let ratio: number = grade.ratio
  let mood: FaceMood = 'gathering'
  let face: FaceCanvas | undefined
  let moment = motion.step(0)
  let repaint = () => {}
  let frame = 0
  let last = 0
  let slowness = 0
  let isSeen = true
  let isGone = false
  let isMoving = context !== null && !still

  function fill() {
    if (!face) return repaint()
    const density = Math.min(window.devicePixelRatio || 1, ratio)
    face.resize(Math.round(place.clientWidth * density), Math.round(place.clientHeight * density))
    // A canvas of another size is empty: what was on it is drawn again at once, not with the next frame.
    face.draw(still ? FaceMotion.still(mood) : moment, last / 1000)
  }

  function step(now: number) {
    frame = requestAnimationFrame(step)
    const passed = now - last
    if (!face || passed < grade.everyMs) return
    last = now
    moment = motion.step(passed / 1000)
    face.draw(moment, now / 1000)
    canvas.dataset.whole = moment.loosen === 0 ? 'yes' : 'no'
    // She has left: nothing is to be seen any more, and nothing to be drawn.
    if (mood === 'leaving' && moment.loosen >= 1) return cancelAnimationFrame(frame)
    // A picture that cannot keep up is drawn with fewer pixels rather than less often.
    slowness = slowness * 0.95 + (passed > SLOW_FRAME_MS && passed < 200 ? 0.05 : 0)
    if (slowness > 0.6 && ratio > 0.8 && grade.everyMs === 0) {
      ratio = Math.max(0.75, ratio * 0.75)
      slowness = 0
      fill()
    }
  }

  function wake() {
    cancelAnimationFrame(frame)
    if (!isMoving || isGone || !isSeen || document.hidden || !face) return
    last = performance.now()
    frame = requestAnimationFrame(step)
  }

  function sculpted(sculpture: Sculpture) {
    if (isGone || !context) return
    face = drawOn(canvas, context.gl, sculpture)
    Object.assign(canvas.dataset, { drawn: still ? 'still' : 'live', cells: String(face.cells) })
    fill()
    wake()
  }

  /** Without WebGL, or when the graphics card gives up. A canvas keeps its kind: the photograph needs another. */
  function photograph() {
    if (isGone) return
    cancelAnimationFrame(frame)
    face = undefined
    isMoving = false
    canvas = canvasIn(place)
    repaint = showPhotograph(canvas, place)
  }

  if (context) {
    canvas.addEventListener('webglcontextlost', photograph, { once: true })
    sculpt(grade.edge, () => isGone)
      .then((made) => made && sculpted(made))
      .catch(photograph)
  } else photograph()

  const resized = new ResizeObserver(fill)
  resized.observe(place)
  const seen = new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting)
    wake()
  })
  seen.observe(place)
  document.addEventListener('visibilitychange', wake)

  /** Tells tests, and anyone who looks, what the mouth is doing. */
  const tell = (shape: MouthShape) => {
    canvas.dataset.mouth = isMoving ? shape : 'rest'
  }

  return {
    mood(next) {
      mood = next
      motion.mood(next)
      if (next !== 'speaking') tell('rest')
      if (still) fill()
      else wake()
    },
    mouth(shape) {
      motion.mouth(shape)
      tell(mood === 'speaking' ? shape : 'rest')
    },
    emphasise: (strength) => motion.emphasise(strength),
    destroy() {
      isGone = true
      cancelAnimationFrame(frame)
      resized.disconnect()
      seen.disconnect()
      document.removeEventListener('visibilitychange', wake)
      face?.destroy()
      canvas.remove()
    },
  }
}

async function sculpt(edge: number, isGone: () => boolean): Promise<Sculpture | undefined> {
  const character = characters[innovationOfficer.slug]
  if (!character) return undefined
  const slices = sculptSlices(character, edge)
  for (;;) {
    const began = performance.now()
    while (performance.now() - began < SLICE_MS) {
      const slice = slices.next()
      if (slice.done) return slice.value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (isGone()) return undefined
  }
}
