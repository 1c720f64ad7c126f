/** What a face is doing. Angles in radians, everything else from 0 to 1 unless said otherwise. */
export type Mouth = {
  /** The jaw drops. */
  open: number
  /** -1 drawn together, 1 drawn apart. */
  wide: number
  /** Lips pushed forward. */
  round: number
  /** The upper lip lifts off the teeth. */
  upper: number
  /** The lower lip: 1 drawn down, -1 tucked up against the upper teeth. */
  lower: number
  /** On top of the smile the face has at rest; may be negative. */
  smile: number
}

export type Pose = {
  head: { yaw: number; pitch: number; roll: number }
  gaze: { yaw: number; pitch: number }
  /** 0 open, 1 shut. */
  lids: number
  /** -1 drawn down, 1 raised. */
  brows: number
  mouth: Mouth
  /** -1 breathed out, 1 breathed in. */
  breath: number
}

export const closedMouth: Mouth = { open: 0, wide: 0, round: 0, upper: 0, lower: 0, smile: 0 }

export const restPose: Pose = {
  head: { yaw: 0, pitch: 0, roll: 0 },
  gaze: { yaw: 0, pitch: 0 },
  lids: 0,
  brows: 0,
  mouth: closedMouth,
  breath: 0,
}
