import type { MouthShape } from './face.ts'
import { closedMouth, type Mouth } from './sculpture/pose.ts'

/** What lips and jaw do for each shape. */
export const mouthPoses: Record<MouthShape, Mouth> = {
  rest: closedMouth,
  press: { ...closedMouth, wide: -0.15, upper: -0.35, lower: -0.35 },
  bite: { ...closedMouth, open: 0.1, upper: 0.4, lower: -0.95 },
  tongue: { ...closedMouth, open: 0.3, wide: 0.1, upper: 0.3, lower: 0.1 },
  teeth: { ...closedMouth, open: 0.1, wide: 0.4, upper: 0.5, lower: 0.45 },
  wide: { ...closedMouth, open: 0.26, wide: 0.75, upper: 0.35, lower: 0.2 },
  open: { ...closedMouth, open: 0.62, wide: -0.15, upper: 0.3, lower: 0.2 },
  round: { ...closedMouth, open: 0.46, wide: -0.45, round: 0.65 },
  pursed: { ...closedMouth, open: 0.14, wide: -0.5, round: 0.95 },
}
