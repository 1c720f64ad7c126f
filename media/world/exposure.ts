import {
  AddEquation,
  type Camera,
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const whole = 'varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }'

/**
 * A photograph made of many quick ones, each with its light and camera moved a little: shadows become soft,
 * edges smooth and corners dark, as they are where light has a size. Sums in linear light, then develops.
 */
export class Exposure {
  readonly renderer: WebGLRenderer
  private readonly single: WebGLRenderTarget
  private readonly sum: WebGLRenderTarget
  private readonly adder: ShaderMaterial
  private readonly developer: ShaderMaterial
  private readonly quad: Mesh
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  private readonly screen = new Scene()

  constructor(width: number, height: number, exposure = 1) {
    this.renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true })
    this.renderer.setSize(width, height)
    this.renderer.toneMapping = NoToneMapping
    this.renderer.outputColorSpace = SRGBColorSpace
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.single = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 0 })
    this.sum = new WebGLRenderTarget(width, height, { type: FloatType })
    this.adder = new ShaderMaterial({
      vertexShader: whole,
      fragmentShader:
        'varying vec2 at; uniform sampler2D shot; uniform float share; void main() { gl_FragColor = texture2D( shot, at ) * share; }',
      uniforms: { shot: { value: this.single.texture }, share: { value: 1 } },
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthTest: false,
    })
    this.developer = new ShaderMaterial({
      vertexShader: whole,
      fragmentShader: `
        varying vec2 at;
        uniform sampler2D shot;
        uniform float exposure;
        // Only what is brighter than paper is compressed, by its brightest channel, so that hues keep.
        vec3 tone( vec3 c ) {
          float peak = max( c.r, max( c.g, c.b ) );
          if ( peak < 0.76 ) return c;
          float d = 0.24;
          float newPeak = 1.0 - d * d / ( peak + d - 0.76 );
          c *= newPeak / peak;
          float g = 1.0 - 1.0 / ( 0.15 * ( peak - newPeak ) + 1.0 );
          return mix( c, vec3( newPeak ), g );
        }
        float noise( vec2 p ) { return fract( 52.9829189 * fract( dot( p, vec2( 0.06711056, 0.00583715 ) ) ) ); }
        void main() {
          vec4 linear = texture2D( shot, at );
          // A little toe: blacks close, and the colours of the midtones with them.
          vec3 lit = linear.rgb * exposure;
          vec3 c = tone( lit * ( 0.72 + 0.28 * smoothstep( 0.0, 0.35, lit ) ) );
          c = mix( c * 12.92, 1.055 * pow( max( c, 0.0 ), vec3( 1.0 / 2.4 ) ) - 0.055, step( 0.0031308, c ) );
          gl_FragColor = vec4( c + ( noise( gl_FragCoord.xy ) - 0.5 ) / 255.0, linear.a );
        }`,
      uniforms: { shot: { value: this.sum.texture }, exposure: { value: exposure } },
      depthTest: false,
    })
    this.quad = new Mesh(new PlaneGeometry(2, 2), this.adder)
    this.quad.frustumCulled = false
    this.screen.add(this.quad)
  }

  /** `move` sets lights and camera for the pass it is given the number of. */
  take(scene: Scene, camera: Camera, passes: number, move: (pass: number) => void): HTMLCanvasElement {
    const { renderer } = this
    renderer.setRenderTarget(this.sum)
    renderer.setClearColor(0, 0)
    renderer.clear()
    for (let pass = 0; pass < passes; pass++) {
      move(pass)
      renderer.setRenderTarget(this.single)
      renderer.render(scene, camera)
      this.adder.uniforms.share = { value: 1 / passes }
      this.print(this.adder, this.sum)
    }
    this.print(this.developer, null)
    return renderer.domElement
  }

  private print(material: ShaderMaterial, onto: WebGLRenderTarget | null): void {
    this.renderer.autoClear = false
    this.quad.material = material
    this.renderer.setRenderTarget(onto)
    this.renderer.render(this.screen, this.flat)
    this.renderer.autoClear = true
  }
}
