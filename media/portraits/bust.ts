import {
  BoxGeometry,
  Color,
  Euler,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshPhysicalMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { type Cells, materialOf } from '../../src/studio/room/sculpture/cells.ts'
import { type Material, materials } from '../../src/studio/room/sculpture/figure.ts'
import type { Pose } from '../../src/studio/room/sculpture/pose.ts'
import { type Moved, moveCell, type Rig } from '../../src/studio/room/sculpture/rig.ts'

type Look = {
  roughness: number
  shine: number
  facet: number
  sheen?: number
  clearcoat?: number
  metalness?: number
}

const looks: Record<Material, Look> = {
  skin: { roughness: 0.6, shine: 0.55, facet: 0.42 },
  lip: { roughness: 0.42, shine: 0.6, facet: 0.4 },
  eye: { roughness: 0.2, shine: 0.6, clearcoat: 0.5, facet: 0.25 },
  hair: { roughness: 0.5, shine: 0.35, facet: 0.45 },
  brow: { roughness: 0.8, shine: 0.1, facet: 0.5 },
  glasses: { roughness: 0.25, shine: 1, metalness: 0.3, clearcoat: 0.6, facet: 0.8 },
  top: { roughness: 0.95, shine: 0.2, facet: 0.45 },
  tie: { roughness: 0.5, shine: 0.5, facet: 0.5 },
  jacket: { roughness: 0.9, shine: 0.12, sheen: 0.2, facet: 0.5 },
  pin: { roughness: 0.4, shine: 0.5, facet: 0.8 },
}

/** Blends the cube's own faces with the figure's form, so that light reads both: 1 is all cube. */
function softened(material: MeshPhysicalMaterial, facet: number): MeshPhysicalMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 form;')
      .replace(
        '#include <beginnormal_vertex>',
        `vec3 objectNormal = normalize( mix( form, normal, ${facet.toFixed(2)} ) );`,
      )
  }
  return material
}

export class Bust extends Group {
  private readonly meshes: { mesh: InstancedMesh; from: number[] }[] = []
  private readonly cells: Cells

  constructor(cells: Cells, fill = 0.985) {
    super()
    this.cells = cells
    const color = new Color()
    materials.forEach((material) => {
      const from: number[] = []
      for (let index = 0; index < cells.count; index++)
        if (materialOf(cells, index) === material) from.push(index)
      if (from.length === 0) return
      const look = looks[material]
      const geometry = new BoxGeometry(fill, fill, fill)
      const form = new Float32Array(from.length * 3)
      const paint = softened(
        new MeshPhysicalMaterial({
          roughness: look.roughness,
          specularIntensity: look.shine,
          metalness: look.metalness ?? 0,
          clearcoat: look.clearcoat ?? 0,
          clearcoatRoughness: 0.15,
          sheen: look.sheen ?? 0,
          sheenRoughness: 0.6,
          sheenColor: new Color('#9fb4d8'),
          ...(material === 'pin' && { emissive: new Color('#d6ff2a'), emissiveIntensity: 0.8 }),
        }),
        look.facet,
      )
      const mesh = new InstancedMesh(geometry, paint, from.length)
      mesh.castShadow = mesh.receiveShadow = true
      mesh.frustumCulled = false
      from.forEach((index, slot) => {
        form.set(cells.normal.subarray(index * 3, index * 3 + 3), slot * 3)
        const [r = 0, g = 0, b = 0] = cells.color.subarray(index * 3, index * 3 + 3)
        // Shadows do most of the work; what the cells know of their surroundings deepens the corners.
        const shade = 0.55 + 0.45 * (cells.open[index] ?? 1)
        color.setRGB(r, g, b, 'srgb').multiplyScalar(material === 'eye' ? 1 : shade)
        mesh.setColorAt(slot, color)
      })
      geometry.setAttribute('form', new InstancedBufferAttribute(form, 3))
      this.meshes.push({ mesh, from })
      this.add(mesh)
    })
  }

  /** Puts every cell where a pose takes it. */
  strike(rig: Rig, pose: Pose): void {
    const matrix = new Matrix4()
    const place = new Vector3()
    const turn = new Quaternion()
    const angles = new Euler(0, 0, 0, 'YZX')
    const scale = new Vector3()
    const moved: Moved = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, grow: 1 }
    for (const { mesh, from } of this.meshes) {
      from.forEach((index, slot) => {
        moveCell(this.cells, rig, index, pose, moved)
        place.set(moved.x, moved.y, moved.z)
        turn.setFromEuler(angles.set(moved.pitch, moved.yaw, moved.roll))
        const size = this.cells.size[index] ?? 0
        mesh.setMatrixAt(slot, matrix.compose(place, turn, scale.set(size, size * moved.grow, size)))
      })
      mesh.instanceMatrix.needsUpdate = true
    }
  }
}
