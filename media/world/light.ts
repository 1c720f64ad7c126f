import { type Color, DirectionalLight, Group, HemisphereLight, PointLight } from 'three'
import type { Theme } from './palette.ts'

type Rig = {
  theme: Theme
  /** How far from the middle of the scene shadows reach. */
  reach: number
  /** Directions the sky is sampled from, each with a shadow of its own: together they are soft and occlude. */
  sky?: number
  shadowSize?: number
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

function shadowed(light: DirectionalLight, rig: Rig): DirectionalLight {
  light.castShadow = true
  light.shadow.mapSize.setScalar(rig.shadowSize ?? 1024)
  Object.assign(light.shadow.camera, {
    left: -rig.reach,
    right: rig.reach,
    top: rig.reach,
    bottom: -rig.reach,
    near: 1,
    far: rig.reach * 6,
  })
  light.shadow.normalBias = 0.03
  light.shadow.bias = -0.0006
  light.shadow.radius = 2.5
  return light
}

/** Warm key from the upper left, cool rim from the right, the sky all round: the same in every film. */
export function studioLight(rig: Rig): Group {
  const group = new Group()
  const dark = rig.theme === 'dark'
  const far = rig.reach * 3
  const key = shadowed(new DirectionalLight(dark ? '#ffe9d2' : '#fff4e6', dark ? 2.2 : 1.6), rig)
  key.position.set(-0.55, 0.75, 0.62).setLength(far)
  const rim = new DirectionalLight(dark ? '#a9c2fb' : '#c7d8ff', dark ? 0.8 : 0.5)
  rim.position.set(0.9, 0.28, -0.45).setLength(far)
  group.add(key, rim)
  const samples = rig.sky ?? 6
  for (let index = 0; index < samples; index++) {
    const height = Math.sqrt((index + 0.5) / samples)
    const ring = Math.sqrt(1 - height * height)
    const angle = index * goldenAngle + 0.4
    const sky = shadowed(
      new DirectionalLight(dark ? '#c4cfe8' : '#ffffff', (dark ? 1.9 : 3.1) / samples),
      rig,
    )
    sky.position.set(ring * Math.cos(angle), height, ring * Math.sin(angle)).setLength(far)
    group.add(sky)
  }
  group.add(
    new HemisphereLight(dark ? '#aebde0' : '#ffffff', dark ? '#0a0c14' : '#dfe3ee', dark ? 0.3 : 0.75),
  )
  return group
}

/** What a lit cell throws on its neighbours. */
export class Lamps extends Group {
  private readonly lamps: PointLight[]

  constructor(count: number, distance: number) {
    super()
    this.lamps = Array.from({ length: count }, () => new PointLight('#fff', 0, distance, 1.6))
    this.add(...this.lamps)
  }

  set(index: number, at: { x: number; y: number; z: number }, hue: Color, strength: number): void {
    const lamp = this.lamps[index]
    if (!lamp) return
    lamp.position.set(at.x, at.y, at.z)
    lamp.color.copy(hue)
    lamp.intensity = strength
  }
}
