import {
  BoxGeometry,
  type Color,
  type Euler,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { occlude } from './occlusion.ts'

export type CellPose = {
  x: number
  y: number
  z: number
  /** Edge length; 1 fills the lattice pitch. */
  size?: number
  turn?: Euler
}

type Options = {
  bevel?: number
  /** A still can afford physical materials; a film shades quickly and darkens corners by arithmetic. */
  quick?: boolean
}

const vertexParts = `
attribute vec3 glow;
attribute vec3 openAhead;
attribute vec3 openBehind;
varying vec3 vGlow;
varying vec3 vInside;
varying float vOpen;`

// The top of a lit cell is brighter than its sides: without that a lit cube is a flat hexagon.
const vertexBody = `#include <begin_vertex>
vGlow = glow * ( 0.7 + 0.3 * normal.y + 0.1 * normal.z );
vInside = position;
vec3 ahead = max( normal, 0.0 );
vec3 behind = max( -normal, 0.0 );
vOpen = ( dot( ahead * ahead, openAhead ) + dot( behind * behind, openBehind ) ) / dot( normal, normal );`

const fragmentParts = `
varying vec3 vGlow;
varying vec3 vInside;
varying float vOpen;`

// A lit cell is brightest in the middle of a face, as a lamp behind frosted glass would be.
const fragmentGlow = `vec3 inside = abs( vInside ) * 2.0;
float face = max( inside.x, max( inside.y, inside.z ) );
float off = length( inside - face * step( face - 0.001, inside ) );
totalEmissiveRadiance += vGlow * mix( 1.08, 0.72, smoothstep( 0.2, 1.3, off ) );
diffuseColor.rgb *= vOpen;`

/**
 * Many cells in one draw call. Each has a place, a body colour and a glow from inside. A second mesh of
 * plain boxes casts the shadows: bevels cost time there and nobody sees them.
 */
export class Cells extends Group {
  readonly body: InstancedMesh
  private readonly size: number
  private readonly glow: InstancedBufferAttribute
  private readonly ahead: InstancedBufferAttribute
  private readonly behind: InstancedBufferAttribute
  private readonly scratch = new Matrix4()
  private readonly place = new Vector3()
  private readonly spin = new Quaternion()
  private readonly scaling = new Vector3()

  constructor(count: number, options: Options = {}) {
    super()
    this.size = count
    const { bevel = 0.07, quick = false } = options
    const geometry = new RoundedBoxGeometry(1, 1, 1, quick ? 1 : 2, bevel)
    const perCell = (fill: number) => new InstancedBufferAttribute(new Float32Array(count * 3).fill(fill), 3)
    this.glow = perCell(0)
    this.ahead = perCell(1)
    this.behind = perCell(1)
    geometry.setAttribute('glow', this.glow)
    geometry.setAttribute('openAhead', this.ahead)
    geometry.setAttribute('openBehind', this.behind)
    const material = quick
      ? new MeshPhongMaterial({ shininess: 26, specular: '#2c3140' })
      : new MeshStandardMaterial({ roughness: 0.55, metalness: 0.05 })
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${vertexParts}`)
        .replace('#include <begin_vertex>', vertexBody)
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${fragmentParts}`)
        .replace('#include <emissivemap_fragment>', fragmentGlow)
    }
    this.body = new InstancedMesh(geometry, material, count)
    this.body.receiveShadow = true
    const hidden = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
    const shade = new InstancedMesh(new BoxGeometry(0.97, 0.97, 0.97), hidden, count)
    shade.castShadow = true
    shade.instanceMatrix = this.body.instanceMatrix
    this.body.frustumCulled = shade.frustumCulled = false
    this.add(this.body, shade)
  }

  set(index: number, pose: CellPose): void {
    this.place.set(pose.x, pose.y, pose.z)
    if (pose.turn) this.spin.setFromEuler(pose.turn)
    else this.spin.identity()
    this.scaling.setScalar(Math.max(1e-4, pose.size ?? 0.94))
    this.body.setMatrixAt(index, this.scratch.compose(this.place, this.spin, this.scaling))
    this.body.instanceMatrix.needsUpdate = true
  }

  paint(index: number, color: Color): void {
    this.body.setColorAt(index, color)
    if (this.body.instanceColor) this.body.instanceColor.needsUpdate = true
  }

  light(index: number, hue: Color, strength: number): void {
    this.glow.setXYZ(index, hue.r * strength, hue.g * strength, hue.b * strength)
    this.glow.needsUpdate = true
  }

  /** Darkens the faces that look at a near neighbour. Call once all cells are placed. */
  occlude(): void {
    occlude(this.body.instanceMatrix.array, this.size, this.ahead.array, this.behind.array)
    this.ahead.needsUpdate = this.behind.needsUpdate = true
  }
}
