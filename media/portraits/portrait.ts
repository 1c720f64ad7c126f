import {
  AmbientLight,
  Color,
  DirectionalLight,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
} from 'three'
import { sampleCells } from '../../src/studio/room/sculpture/cells.ts'
import { characters } from '../../src/studio/room/sculpture/characters.ts'
import { createFigure } from '../../src/studio/room/sculpture/figure.ts'
import { type Pose, restPose } from '../../src/studio/room/sculpture/pose.ts'
import { rigUp } from '../../src/studio/room/sculpture/rig.ts'
import { Exposure } from '../world/exposure.ts'
import { Bust } from './bust.ts'

const query = new URLSearchParams(location.search)
const slug = query.get('who') ?? 'mira-anand'
const width = Number(query.get('width') ?? 480)
const height = Math.round(width * 1.25)
const passes = Number(query.get('passes') ?? 24)
const edge = Number(query.get('edge') ?? 0.034)
const turn = Number(query.get('turn') ?? 0.2)

const character = characters[slug]
if (!character) throw new Error(`No character sheet for ${slug}`)
const figure = createFigure(character)
const { cells, rig } = rigUp(figure, sampleCells(figure, { edge }), edge)

const scene = new Scene()
const bust = new Bust(cells)
const { posture } = character
const pose: Pose = {
  ...restPose,
  head: { yaw: posture.yaw - posture.shoulders, pitch: posture.pitch, roll: posture.roll },
  // Everybody looks into the camera, whichever way the head is turned.
  gaze: { yaw: turn - posture.yaw, pitch: posture.pitch + 0.02 },
}
bust.strike(rig, pose)
bust.rotation.y = posture.shoulders
scene.add(bust)

function shadowed(light: DirectionalLight): DirectionalLight {
  light.castShadow = true
  light.shadow.mapSize.setScalar(1024)
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 20 })
  light.shadow.bias = -0.001
  light.shadow.normalBias = 0.02
  light.shadow.radius = 1
  light.target.position.set(0, -0.6, 0)
  scene.add(light.target)
  return light
}

const key = shadowed(new DirectionalLight('#ffe6cc', 3.6))
const dome = shadowed(new DirectionalLight('#ccd8f5', 1.65))
const rim = shadowed(new DirectionalLight('#8db4ff', 3.4))
const volt = shadowed(new DirectionalLight('#d9ff4a', 2.2))
volt.position.set(-5, 0.4, -2.2)
scene.add(key, dome, rim, volt, new AmbientLight('#b9c2d8', 0.1))

// A studio wall, light enough for dark hair and dark enough for fair skin, in either theme.
const wall = new Mesh(
  new PlaneGeometry(40, 40),
  new ShaderMaterial({
    vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }',
    fragmentShader: `uniform vec3 near; uniform vec3 far; uniform vec2 size;
      void main() { vec2 at = gl_FragCoord.xy / size * 2.0 - 1.0; float d = length( ( at - vec2( -0.15, 0.1 ) ) * vec2( 0.8, 0.75 ) ); gl_FragColor = vec4( mix( near, far, smoothstep( 0.0, 1.15, d ) ), 1.0 ); }`,
    uniforms: {
      size: { value: new Vector2(width, height) },
      near: { value: new Color('#7d8698') },
      far: { value: new Color('#2a303d') },
    },
  }),
)
wall.position.z = -4
scene.add(wall)

const camera = new PerspectiveCamera(22, width / height, 0.1, 60)
const target = new Vector3(0, -0.36, 0)
camera.position.set(Math.sin(turn) * 9.6, -0.1, Math.cos(turn) * 9.6)
camera.lookAt(target)

const golden = Math.PI * (3 - Math.sqrt(5))
const exposure = new Exposure(width, height, 1.08)
const canvas = exposure.take(scene, camera, passes, (pass) => {
  const share = (pass + 0.5) / passes
  const angle = pass * golden
  const off = Math.sqrt(share)
  key.position.set(-2.9 + 0.75 * off * Math.cos(angle), 3.1 + 0.75 * off * Math.sin(angle), 5.2)
  rim.position.set(4.6, 2.2 + off * Math.cos(angle), -2.6 + off * Math.sin(angle))
  const up = 1 - 1.25 * ((pass * 0.618034) % 1)
  const ring = Math.sqrt(Math.max(0, 1 - up * up))
  dome.position.set(
    ring * Math.cos(angle) * 8,
    Math.max(-0.35, up) * 8,
    Math.abs(ring * Math.sin(angle)) * 8 + 0.5,
  )
  camera.setViewOffset(
    width,
    height,
    ((pass * 0.7548776662) % 1) - 0.5,
    ((pass * 0.5698402909) % 1) - 0.5,
    width,
    height,
  )
})
document.body.append(canvas)
document.title = `${cells.count}`
document.documentElement.dataset.ready = 'yes'
