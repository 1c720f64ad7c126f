import { mkdir } from 'node:fs/promises'
import { innovationOfficer } from '../../src/content/leaders.ts'
import { type Pose, restPose } from '../../src/studio/room/sculpture/pose.ts'
import { ffmpeg } from '../stage/ffmpeg.ts'
import { writePictureStill } from '../stage/stills.ts'
import { type Sitter, seat } from './sitter.ts'

const folder = 'src/site/portraits'
const size = { width: 960, height: 1200 }
/** Head and collar, for the small round and square places. */
const face = { x: 190, y: 70, width: 560, height: 560 }

export async function renderPortrait(slug: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const sitter = seat(slug, size)
  const bytes = sitter.photograph(atEase(sitter))
  const picture = { kind: 'rgb' as const, bytes, ...size }
  for (const width of [400, 800]) await writePictureStill(picture, `${folder}/${slug}-${width}`, { width })
  await writePictureStill(picture, `${folder}/${slug}-face-192`, {
    width: 192,
    crop: face,
    bytesAtMost: 12_000,
  })
}

/** Everybody looks into the camera, whichever way the head is turned. */
function atEase({ posture, gazeAt }: Sitter): Pose {
  return {
    ...restPose,
    head: { yaw: posture.yaw - posture.shoulders, pitch: posture.pitch, roll: posture.roll },
    gaze: { yaw: gazeAt(posture.yaw), pitch: posture.pitch + 0.02 },
  }
}

/** What the room shows where there is no WebGL: the officer without a wall behind her. */
export async function renderRoomStill(): Promise<void> {
  const roomSize = { width: 640, height: 800 }
  const sitter = seat(innovationOfficer.slug, roomSize)
  const file = 'src/studio/room/still/chief-innovation-officer.webp'
  await mkdir('src/studio/room/still', { recursive: true })
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${roomSize.width}x${roomSize.height}`, '-i', '-']
  const webp = [
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-pix_fmt',
    'yuva420p',
    '-quality',
    '72',
    '-compression_level',
    '6',
  ]
  await ffmpeg([...raw, ...webp, file], sitter.cutOut(atEase(sitter)))
  console.log(file)
}
