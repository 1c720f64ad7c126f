import {
  BoxGeometry,
  type Color,
  type Euler,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'

export type CellPose = {
  x: number
  y: number
  z: number
  /** Edge length; 1 fills the lattice pitch. */
  size?: number
  turn?: Euler
}

/**
 * Many cells in one draw call. Each has a place, a body colour and a glow from inside. A second mesh of
 * plain boxes casts the shadows: bevels cost time there and nobody sees them.
 */
export class Cells extends Group {
  readonly body: InstancedMesh
  readonly shade: InstancedMesh
  private readonly glow: InstancedBufferAttribute
  private readonly scratch = new Matrix4()
  private readonly place = new Vector3()
  private readonly spin = new Quaternion()
  private readonly scaling = new Vector3()

  constructor(count: number, options: { bevel?: number; roughness?: number; metalness?: number } = {}) {
    super()
    const { bevel = 0.07, roughness = 0.55, metalness = 0.05 } = options
    const geometry = new RoundedBoxGeometry(1, 1, 1, 2, bevel)
    this.glow = new InstancedBufferAttribute(new Float32Array(count * 3), 3)
    geometry.setAttribute('glow', this.glow)
    const material = new MeshStandardMaterial({ roughness, metalness })
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          '#include <common>\nattribute vec3 glow;\nvarying vec3 vGlow;\nvarying vec3 vInside;',
        )
        .replace(
          '#include <begin_vertex>',
          // Its top is brighter than its sides: without that a lit cube is a flat hexagon.
          '#include <begin_vertex>\nvGlow = glow * ( 0.7 + 0.3 * normal.y + 0.1 * normal.z );\nvInside = position;',
        )
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying vec3 vGlow;\nvarying vec3 vInside;')
        .replace(
          '#include <emissivemap_fragment>',
          // A lit cell is brightest in the middle of a face, as a lamp behind frosted glass would be.
          `vec3 inside = abs( vInside ) * 2.0;
          float off = length( inside - max( inside.x, max( inside.y, inside.z ) ) * step( max( inside.x, max( inside.y, inside.z ) ) - 0.001, inside ) );
          totalEmissiveRadiance += vGlow * mix( 1.08, 0.72, smoothstep( 0.2, 1.3, off ) );`,
        )
    }
    this.body = new InstancedMesh(geometry, material, count)
    this.body.receiveShadow = true
    const hidden = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
    this.shade = new InstancedMesh(new BoxGeometry(0.97, 0.97, 0.97), hidden, count)
    this.shade.castShadow = true
    this.shade.instanceMatrix = this.body.instanceMatrix
    this.body.frustumCulled = this.shade.frustumCulled = false
    this.add(this.body, this.shade)
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
}
