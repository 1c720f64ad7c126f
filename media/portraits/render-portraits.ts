import { mkdir } from 'node:fs/promises'
import { restPose } from '../../src/studio/room/sculpture/pose.ts'
import { writePictureStill } from '../stage/stills.ts'
import { seat } from './sitter.ts'

const folder = 'src/site/portraits'
const size = { width: 960, height: 1200 }
/** Head and collar, for the small round and square places. */
const face = { x: 190, y: 70, width: 560, height: 560 }

export async function renderPortrait(slug: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { posture, gazeAt, photograph } = seat(slug, size)
  const bytes = photograph({
    ...restPose,
    head: { yaw: posture.yaw - posture.shoulders, pitch: posture.pitch, roll: posture.roll },
    gaze: { yaw: gazeAt(posture.yaw), pitch: posture.pitch + 0.02 },
  })
  const picture = { kind: 'rgb' as const, bytes, ...size }
  for (const width of [400, 800]) await writePictureStill(picture, `${folder}/${slug}-${width}`, { width })
  await writePictureStill(picture, `${folder}/${slug}-face-192`, {
    width: 192,
    crop: face,
    bytesAtMost: 12_000,
  })
}
