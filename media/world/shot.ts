import {
  type Camera,
  type Color,
  NeutralToneMapping,
  PCFShadowMap,
  type Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import { grounds, type Theme } from './palette.ts'

type ShotOptions = {
  width: number
  height: number
  theme: Theme
  /** Pixels drawn per pixel kept, along one side. */
  fineness?: number
  /** How much of the light in the picture spills over its surroundings; 0 for none. */
  bloom?: number
  /** Where behind the scene the ground is a little lighter, as shares of the picture. */
  halo?: { x: number; y: number; strength: number }
  /** The share of the picture, from the left, that fades into the ground: words stand there. */
  calm?: number
}

/** One picture of a scene: drawn by WebGL on its ground, then given its bloom on a plain canvas. */
export class Shot {
  readonly canvas: HTMLCanvasElement
  private readonly renderer: WebGLRenderer
  private readonly plate: CanvasRenderingContext2D
  private readonly spill: CanvasRenderingContext2D
  private readonly options: ShotOptions

  constructor(options: ShotOptions) {
    this.options = options
    const { width, height, theme, fineness = 1 } = options
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
    this.renderer.setPixelRatio(fineness)
    this.renderer.setSize(width, height)
    this.renderer.outputColorSpace = SRGBColorSpace
    this.renderer.toneMapping = NeutralToneMapping
    this.renderer.toneMappingExposure = grounds[theme].exposure
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.setClearColor(0, 0)
    this.plate = context(width, height)
    this.spill = context(Math.ceil(width / 4), Math.ceil(height / 4))
    this.canvas = this.plate.canvas
  }

  draw(scene: Scene, camera: Camera): HTMLCanvasElement {
    const { width, height, bloom = 0 } = this.options
    this.renderer.render(scene, camera)
    this.layGround()
    this.plate.imageSmoothingQuality = 'high'
    this.plate.drawImage(this.renderer.domElement, 0, 0, width, height)
    if (bloom > 0) this.addBloom(bloom)
    this.calmDown()
    return this.canvas
  }

  private layGround(): void {
    const { width, height, theme, halo } = this.options
    const { ground } = grounds[theme]
    this.plate.fillStyle = css(ground)
    this.plate.fillRect(0, 0, width, height)
    if (!halo) return
    const light = theme === 'dark' ? ground.clone().lerp(grounds.dark.cell, halo.strength) : ground
    const x = halo.x * width
    const y = halo.y * height
    const gradient = this.plate.createRadialGradient(x, y, 0, x, y, width * 0.55)
    gradient.addColorStop(0, css(light))
    gradient.addColorStop(1, css(light, 0))
    this.plate.fillStyle = gradient
    this.plate.fillRect(0, 0, width, height)
  }

  private calmDown(): void {
    const { width, height, theme, calm } = this.options
    if (!calm) return
    const gradient = this.plate.createLinearGradient(0, 0, width * calm, 0)
    const { ground } = grounds[theme]
    for (let stop = 0; stop <= 1; stop += 0.1) {
      const share = 1 - stop
      gradient.addColorStop(stop, css(ground, share * share * (3 - 2 * share)))
    }
    this.plate.fillStyle = gradient
    this.plate.fillRect(0, 0, width * calm, height)
  }

  private addBloom(strength: number): void {
    const { width, height } = this.options
    const small = this.spill.canvas
    this.spill.globalCompositeOperation = 'copy'
    // Only what is bright and coloured spills: everything below the knee is crushed to black first.
    this.spill.filter = 'brightness(0.62) contrast(2.6) saturate(1.5)'
    this.spill.drawImage(this.canvas, 0, 0, small.width, small.height)
    this.plate.save()
    this.plate.globalCompositeOperation = 'screen'
    for (const [radius, share] of [
      [width / 160, 0.5],
      [width / 40, 0.34],
      [width / 14, 0.22],
    ] as const) {
      this.plate.filter = `blur(${radius}px)`
      this.plate.globalAlpha = Math.min(1, share * strength)
      this.plate.drawImage(small, 0, 0, width, height)
    }
    this.plate.restore()
  }
}

function css(color: Color, alpha = 1): string {
  const [r, g, b] = color.clone().convertLinearToSRGB().toArray()
  return `rgb(${[r, g, b].map((part) => Math.round((part ?? 0) * 255)).join(' ')} / ${alpha})`
}

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const made = canvas.getContext('2d', { willReadFrequently: true })
  if (!made) throw new Error('No 2D canvas in this browser')
  return made
}
