import {
  type Camera,
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
  transparent?: boolean
}

/** One picture of a scene: drawn by WebGL, then given its bloom on a plain canvas, which is what is kept. */
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
    if (!options.transparent) this.renderer.setClearColor(grounds[theme].ground, 1)
    this.plate = context(width, height)
    this.spill = context(Math.ceil(width / 4), Math.ceil(height / 4))
    this.canvas = this.plate.canvas
  }

  draw(scene: Scene, camera: Camera): HTMLCanvasElement {
    const { width, height, bloom = 0 } = this.options
    this.renderer.render(scene, camera)
    this.plate.clearRect(0, 0, width, height)
    this.plate.imageSmoothingQuality = 'high'
    this.plate.drawImage(this.renderer.domElement, 0, 0, width, height)
    if (bloom > 0) this.addBloom(bloom)
    return this.canvas
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

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const made = canvas.getContext('2d', { willReadFrequently: true })
  if (!made) throw new Error('No 2D canvas in this browser')
  return made
}
