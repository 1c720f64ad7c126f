import type { FaceMoment } from './face-motion.ts'
import { fragmentShader, vertexShader } from './face-shader.ts'
import { materials } from './sculpture/figure.ts'
import type { Sculpture } from './sculpture/sculpt.ts'
import { speckle } from './sculpture/shapes.ts'
import { surfaces } from './sculpture/surfaces.ts'

/** A sculpture on a WebGL canvas: one draw call, and only a few numbers sent per frame. */
export type FaceCanvas = {
  cells: number
  draw: (moment: FaceMoment, seconds: number) => void
  resize: (width: number, height: number) => void
  destroy: () => void
}

const CAMERA = { turn: 0.07, distance: 9.6, targetY: -0.42, highest: 3.5, widest: 2.9 }
const BODY_YAW = 0.13

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function compile(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The face cannot be drawn: the context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'shader')
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'program')
  return program
}

/** Three faces of a cube; the shader turns each towards the visitor. Six numbers per corner: place, axis. */
function threeFaces(): Float32Array {
  const numbers: number[] = []
  for (let axis = 0; axis < 3; axis++)
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner = [0, 0, 0]
      corner[axis] = 1
      corner[(axis + 1) % 3] = u
      corner[(axis + 2) % 3] = v
      const along = [0, 0, 0]
      along[axis] = 1
      numbers.push(...corner, ...along)
    }
  return Float32Array.from(numbers)
}

type Column = readonly [name: string, numbers: (index: number) => readonly [number, number, number, number]]

function columnsOf({ cells, rig, light }: Sculpture): Column[] {
  const at = (list: Float32Array, index: number) => list[index] ?? 0
  const three = (list: Float32Array, index: number, last: number) =>
    [at(list, index * 3), at(list, index * 3 + 1), at(list, index * 3 + 2), last] as const
  return [
    ['place', (i) => three(cells.place, i, at(cells.size, i) * 1.03)],
    ['form', (i) => three(cells.normal, i, at(light.volt, i))],
    [
      'paint',
      (i) => [
        linear(at(cells.color, i * 3)),
        linear(at(cells.color, i * 3 + 1)),
        linear(at(cells.color, i * 3 + 2)),
        at(light.key, i),
      ],
    ],
    ['sky', (i) => three(light.sky, i, at(light.rim, i))],
    ['weightA', (i) => [at(rig.head, i), at(rig.brow, i), at(rig.jaw, i), at(rig.spread, i)]],
    ['weightB', (i) => [at(rig.front, i), at(rig.up, i), at(rig.low, i), at(rig.corner, i)]],
    [
      'weightC',
      (i) => {
        const kind = (cells.material[i] ?? 0) + 16 * (rig.part[i] ?? 0)
        return [at(rig.stretch, i), at(rig.strain, i), kind, speckle(at(cells.place, i * 3), i, 1)]
      },
    ],
  ]
}

export function drawOn(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  sculpture: Sculpture,
): FaceCanvas {
  const program = compile(gl)
  // Bound first: the linter takes a call of anything named use… for a React hook.
  const activate = gl.useProgram.bind(gl)
  activate(program)
  const buffers: WebGLBuffer[] = []
  const upload = (numbers: Float32Array) => {
    const buffer = gl.createBuffer()
    buffers.push(buffer)
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW)
  }
  upload(threeFaces())
  for (const [name, offset] of [
    ['corner', 0],
    ['axis', 12],
  ] as const) {
    const location = gl.getAttribLocation(program, name)
    gl.enableVertexAttribArray(location)
    gl.vertexAttribPointer(location, 3, gl.FLOAT, false, 24, offset)
  }
  const { count } = sculpture.cells
  for (const [name, numbersOf] of columnsOf(sculpture)) {
    const numbers = new Float32Array(count * 4)
    for (let index = 0; index < count; index++) numbers.set(numbersOf(index), index * 4)
    upload(numbers)
    const location = gl.getAttribLocation(program, name)
    gl.enableVertexAttribArray(location)
    gl.vertexAttribPointer(location, 4, gl.FLOAT, false, 0, 0)
    gl.vertexAttribDivisor(location, 1)
  }
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const uniforms = {
    view: uniform('view'),
    head: uniform('head'),
    gaze: uniform('gaze'),
    lidsAndBrows: uniform('lidsAndBrows'),
    mouthA: uniform('mouthA'),
    mouthB: uniform('mouthB'),
    breath: uniform('breath'),
    loosen: uniform('loosen'),
    time: uniform('time'),
  }
  const { eye } = sculpture.rig.marks
  const eyeAt = [
    Math.sin(CAMERA.turn) * CAMERA.distance,
    -0.12,
    Math.cos(CAMERA.turn) * CAMERA.distance,
  ] as const
  gl.uniform3f(uniform('eyeball'), eye.x, eye.y, eye.z)
  gl.uniform3f(uniform('eyeAt'), ...eyeAt)
  gl.uniform1f(uniform('bodyYaw'), BODY_YAW)
  gl.uniform4fv(
    uniform('looks'),
    materials.flatMap((material) => {
      const { facet, shine, gloss } = surfaces[material]
      const special = material === 'pin' ? 2 : material === 'skin' || material === 'lip' ? 1 : 0
      return [facet, shine, gloss, special]
    }),
  )
  gl.enable(gl.DEPTH_TEST)
  gl.clearColor(0, 0, 0, 0)

  return {
    cells: count,
    resize(width, height) {
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      gl.uniformMatrix4fv(uniforms.view, false, viewOf(eyeAt, width / Math.max(1, height)))
    },
    draw({ pose, loosen }, seconds) {
      const { head, gaze, mouth } = pose
      gl.uniform3f(uniforms.head, head.pitch, head.roll - 0.03, head.yaw - BODY_YAW + CAMERA.turn)
      // Wherever the head is turned, the eyes go to the visitor, and from there where they are told to.
      gl.uniform2f(uniforms.gaze, gaze.yaw - head.yaw, gaze.pitch + head.pitch)
      gl.uniform2f(uniforms.lidsAndBrows, pose.lids, pose.brows)
      gl.uniform3f(uniforms.mouthA, mouth.open, mouth.wide, mouth.round)
      gl.uniform3f(uniforms.mouthB, mouth.upper, mouth.lower, mouth.smile)
      gl.uniform1f(uniforms.breath, pose.breath)
      gl.uniform1f(uniforms.loosen, loosen)
      gl.uniform1f(uniforms.time, seconds % 1000)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      gl.drawArraysInstanced(gl.TRIANGLES, 0, 18, count)
    },
    destroy() {
      for (const buffer of buffers) gl.deleteBuffer(buffer)
      gl.deleteProgram(program)
    },
  }
}

/** Head and shoulders fit, whatever the shape of the place. */
function viewOf(eyeAt: readonly [number, number, number], aspect: number): Float32Array {
  const { distance, targetY, highest, widest } = CAMERA
  const span = Math.max(highest, widest / aspect)
  const target = [0, targetY, 0] as const
  const back = unit([eyeAt[0] - target[0], eyeAt[1] - target[1], eyeAt[2] - target[2]])
  const right = unit([back[2], 0, -back[0]])
  const up = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ] as const
  const near = distance - 4
  const far = distance + 4
  const high = (2 * distance) / span
  const wide = high / aspect
  const dot = (axis: readonly [number, number, number]) =>
    axis[0] * eyeAt[0] + axis[1] * eyeAt[1] + axis[2] * eyeAt[2]
  const depth = (far + near) / (near - far)
  const depthShift = (2 * far * near) / (near - far)
  return Float32Array.from([
    ...[right[0] * wide, up[0] * high, back[0] * depth, -back[0]],
    ...[right[1] * wide, up[1] * high, back[1] * depth, -back[1]],
    ...[right[2] * wide, up[2] * high, back[2] * depth, -back[2]],
    ...[-dot(right) * wide, -dot(up) * high, -dot(back) * depth + depthShift, dot(back)],
  ])
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const long = Math.hypot(x, y, z) || 1
  return [x / long, y / long, z / long]
}
