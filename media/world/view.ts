import { OrthographicCamera, Vector3 } from 'three'

type View = {
  width: number
  height: number
  /** How many lattice pitches fit into the picture's height. */
  span: number
  /** What stands in the middle of the picture, and how far it is pushed from there, in picture heights. */
  target?: Vector3
  shift?: { x: number; y: number }
  yaw?: number
  pitch?: number
}

/** The box is always seen without perspective, three faces at once, as in the logo. */
export function boxView(view: View): OrthographicCamera {
  const { width, height, span, target = new Vector3(), shift = { x: 0, y: 0 } } = view
  const { yaw = Math.PI / 4, pitch = Math.atan(Math.SQRT1_2) } = view
  const half = span / 2
  const wide = (half * width) / height
  const camera = new OrthographicCamera(-wide, wide, half, -half, 0.1, 200)
  camera.position
    .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
    .multiplyScalar(80)
    .add(target)
  camera.lookAt(target)
  camera.left -= shift.x * span
  camera.right -= shift.x * span
  camera.top -= shift.y * span
  camera.bottom -= shift.y * span
  camera.updateProjectionMatrix()
  return camera
}
