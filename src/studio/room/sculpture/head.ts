import type { Character } from './character.ts'
import { blend, carve, clamp, ellipsoid, join, meet, ramp, remembering, rod } from './shapes.ts'

/** Where the movable parts of the head are; the rig turns eyes and lids about these points. */
export type Landmarks = {
  eye: {
    x: number
    y: number
    z: number
    radius: number
    width: number
    up: number
    down: number
    tilt: number
  }
  mouth: { y: number; z: number; width: number; bend: number; smile: number; upper: number; lower: number }
  nose: { tipY: number; tipZ: number }
  browY: number
}

export function landmarks({ face }: Character): Landmarks {
  const { eyes, lips, nose } = face
  return {
    eye: {
      x: 0.282 * eyes.apart,
      y: 0.02,
      z: 0.5,
      radius: 0.178 * eyes.size,
      width: 0.15 * eyes.size,
      up: 0.068 * eyes.size * eyes.open,
      down: 0.046 * eyes.size * eyes.open,
      tilt: eyes.tilt,
    },
    mouth: {
      y: -0.545,
      z: 0.695,
      width: 0.245 * lips.width,
      bend: 1.75,
      smile: face.smile,
      upper: 0.04 * lips.full,
      lower: 0.05 * lips.full,
    },
    nose: { tipY: -0.27 - 0.05 * (nose.length - 1) * 4, tipZ: 0.86 },
    browY: 0.235,
  }
}

/** Height of the line between the lips at a place left or right of the middle. */
export function mouthLine(mouth: Landmarks['mouth'], x: number): number {
  const across = Math.min(1.25, Math.abs(x) / mouth.width)
  return mouth.y + mouth.smile * (0.062 * across * across - 0.012) + 0.008 * Math.cos(x * 26) * (1 - across)
}

/** How far a point lies inside the opening between the lids; negative outside of it. */
export function eyeOpening(eye: Landmarks['eye'], ax: number, y: number): number {
  const x = ax - eye.x
  const height = y - eye.y - eye.tilt * x
  const across = x / eye.width
  const arch = 1 - across * across
  // The upper lid peaks towards the nose, the lower one away from it: that is what makes an eye look.
  const top = eye.up * arch * (1 - 0.25 * across)
  const bottom = -eye.down * arch * (1 + 0.3 * across)
  return Math.min(top - height, height - bottom)
}

/** The head without its features: what hair and beard grow on. */
export function createSkull({ face }: Character) {
  const wide = face.width
  const jawAngle = [0.43 * face.jaw, -0.5, 0.0] as const
  const jawFront = [0.11 * face.chin, -0.82, 0.44] as const
  return remembering((ax, y, z) => {
    let d = ellipsoid(ax, y - 0.3, z + 0.12, 0.68 * wide, 0.745, 0.83)
    d = join(d, ellipsoid(ax, y + 0.18, z - 0.09, 0.555 * wide, 0.7, 0.6), 0.28)
    d = join(d, rod(ax, y, z, jawAngle, jawFront, 0.135, 0.12), 0.2)
    d = join(d, ellipsoid(ax, y + 0.83, z - 0.47, 0.165 * face.chin, 0.115, 0.125), 0.14)
    return d
  })
}

/** The whole head and neck of skin, eyes left open. */
export function createHead(character: Character) {
  const { face, build } = character
  const marks = landmarks(character)
  const skull = createSkull(character)
  const { eye, mouth, nose } = marks
  const browBulge = 0.05 + 0.022 * face.brow
  const noseWide = face.nose.width
  const bridgeTop = [0, 0.12, 0.6 + 0.035 * face.nose.bridge] as const
  const bridgeMid = [0, -0.06, 0.7 + 0.04 * face.nose.bridge] as const
  const noseTip = [0, nose.tipY, nose.tipZ - 0.035] as const
  const neckTop = [0, -0.55, -0.14] as const
  const neckFoot = [0, -1.55, -0.2] as const
  const cheek = 0.15 * face.cheeks

  const nosePart = (ax: number, y: number, z: number): number => {
    let d = join(
      rod(ax, y, z, bridgeTop, bridgeMid, 0.05 * noseWide),
      rod(ax, y, z, bridgeMid, noseTip, 0.056 * noseWide, 0.072 * noseWide),
      0.06,
    )
    d = join(d, ellipsoid(ax, y - nose.tipY, z - nose.tipZ + 0.01, 0.078 * noseWide, 0.068, 0.075), 0.05)
    d = join(
      d,
      ellipsoid(
        ax - 0.088 * noseWide,
        y - nose.tipY + 0.022,
        z - nose.tipZ + 0.1,
        0.058 * noseWide,
        0.055,
        0.08,
      ),
      0.045,
    )
    return carve(
      d,
      ellipsoid(ax - 0.05 * noseWide, y - nose.tipY + 0.075, z - nose.tipZ + 0.055, 0.03, 0.03, 0.05),
      0.02,
    )
  }

  const ear = (ax: number, y: number, z: number): number => {
    const lean = (z + 0.12) * 0.35
    const ex = ax - 0.695 * face.width - lean * -0.28 - 0.02
    let d = ellipsoid(ex, y + 0.02 - 0.2 * (z + 0.12), z + 0.12, 0.055, 0.235, 0.15)
    d = carve(d, ellipsoid(ex - 0.055, y + 0.03 - 0.2 * (z + 0.1), z + 0.09, 0.045, 0.15, 0.085), 0.03)
    return join(d, ellipsoid(ex + 0.02, y + 0.22, z + 0.06, 0.04, 0.055, 0.06), 0.04)
  }

  const bare = remembering((x, y, z) => {
    const ax = Math.abs(x)
    let d = skull(ax, y, z)
    // Far from the face nothing below can matter: most questions end here.
    if (d > 0.5) return join(d, rod(ax, y, z, neckTop, neckFoot, 0.35 * build.neck, 0.37 * build.neck), 0.16)
    d = join(d, ellipsoid(ax - 0.36, y + 0.14, z - 0.43, 0.17, 0.12, cheek), 0.2)
    d = join(d, ellipsoid(ax, y + 0.52, z - 0.5, 0.28, 0.22, 0.195), 0.16)
    d = join(d, rod(ax, y, z, [0.09, 0.2, 0.645], [0.4, 0.195, 0.51], browBulge, 0.045), 0.12)
    d = carve(d, ellipsoid(ax - eye.x, y - eye.y - 0.01, z - 0.715, 0.185, 0.115, 0.13), 0.11)
    d = join(d, nosePart(ax, y, z), 0.07)
    // The corner of a smile is set into the cheek.
    const corner = mouth.width + 0.02
    d = carve(d, ellipsoid(ax - corner, y - mouthLine(mouth, corner), z - 0.66, 0.035, 0.04, 0.07), 0.05)
    const fold = Math.max(0, 0.25 + face.age * 0.75) * 0.03
    d = carve(d, rod(ax, y, z, [0.13, -0.28, 0.77], [0.285, -0.49, 0.66], fold * 0.6, fold), 0.06)
    d = join(d, ear(ax, y, z), 0.045)
    d = join(d, rod(ax, y, z, neckTop, neckFoot, 0.345 * build.neck, 0.36 * build.neck), 0.16)
    // Sinews from behind the ear to the collar bone.
    d = join(d, rod(ax, y, z, [0.38 * build.neck, -0.62, -0.12], [0.1, -1.5, 0.1], 0.036 * build.neck), 0.17)
    return d
  })

  const lidShell = (ax: number, y: number, z: number): number => {
    const far = Math.hypot(ax - eye.x, y - eye.y, z - eye.z)
    return Math.abs(far - eye.radius - 0.012) - 0.02
  }

  const skin = (x: number, y: number, z: number): number => {
    let d = bare(x, y, z)
    const ax = Math.abs(x)
    if (z < 0.42 || Math.abs(ax - eye.x) > 0.24 || Math.abs(y - eye.y) > 0.2) return d
    const open = eyeOpening(eye, ax, y)
    d = join(d, Math.max(lidShell(ax, y, z), 0.47 - z), 0.03)
    // The opening has a floor, or one would look past the eye into the back of the head.
    return meet(d, Math.min(open, z - 0.43), 0.012)
  }

  const eyeball = (x: number, y: number, z: number): number =>
    Math.hypot(Math.abs(x) - eye.x, y - eye.y, z - eye.z) - eye.radius

  const lips = (x: number, y: number, z: number): number => {
    const ax = Math.abs(x)
    if (z < 0.45 || ax > mouth.width * 1.2 || Math.abs(y - mouth.y) > 0.2) return 1
    const line = mouthLine(mouth, x)
    const across = clamp(ax / mouth.width)
    const taper = Math.sqrt(Math.max(0.02, 1 - across * across))
    const front = mouth.z - mouth.bend * x * x
    const bow = 1 - 0.25 * Math.exp(-((ax / 0.03) ** 2)) + 0.12 * Math.exp(-(((ax - 0.06) / 0.04) ** 2))
    const up = Math.max(0.006, mouth.upper * taper * bow)
    const low = Math.max(0.006, mouth.lower * taper)
    const beyond = Math.max(0, ax - mouth.width)
    const deep = 0.055 * blend(0.7, 1, taper)
    const upper = (Math.hypot((y - line - up * 0.75) / up, (z - front) / deep) - 1) * Math.min(up, deep)
    const lower =
      (Math.hypot((y - line + low * 0.8) / low, (z - front + 0.004) / (deep * 1.1)) - 1) * Math.min(low, deep)
    return Math.min(upper, lower) + beyond
  }

  /** Brows follow the bone and taper outwards; their arch says a lot about a person. */
  const brow = (x: number, y: number, z: number): number => {
    const ax = Math.abs(x)
    if (z < 0.3 || y < 0.05 || y > 0.42 || ax > 0.56) return 1
    const along = clamp((ax - 0.11) / 0.36)
    const height = marks.browY + character.brows.arch * (0.06 * Math.sin(along * 2.3) - 0.045 * along * along)
    const thick = 0.034 * character.brows.thick * (1 - 0.55 * along * along) * ramp(ax, 0.07, 0.14)
    const off = Math.abs(y - height) - thick
    const ends = Math.max(0.1 - ax, ax - 0.47)
    return Math.max(bare(x, y, z) - 0.016, off, ends)
  }

  return { marks, skull, bare, skin, eyeball, lips, brow, ear }
}

export type Head = ReturnType<typeof createHead>
