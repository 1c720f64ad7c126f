import { expect, test } from 'vitest'
import { faceMoods, mouthShapes } from './face.ts'
import { type FaceMoment, FaceMotion } from './face-motion.ts'
import { mouthPoses } from './mouth-poses.ts'

const FRAME = 1 / 60

function run(motion: FaceMotion, seconds: number): FaceMoment[] {
  return Array.from({ length: Math.round(seconds / FRAME) }, () => motion.step(FRAME))
}
const last = (moments: FaceMoment[]) => moments.at(-1) as FaceMoment

test('at least eight shapes of the mouth can be told apart', () => {
  const parts = ['open', 'wide', 'round', 'upper', 'lower'] as const
  const apart = (a: (typeof mouthShapes)[number], b: (typeof mouthShapes)[number]) =>
    Math.hypot(...parts.map((part) => mouthPoses[a][part] - mouthPoses[b][part]))
  const distinct = mouthShapes.filter((shape, index) =>
    mouthShapes.slice(0, index).every((earlier) => apart(shape, earlier) > 0.25),
  )
  expect(distinct.length).toBeGreaterThanOrEqual(8)
})

test('the mouth follows the sound while speaking and rests as soon as it is cut off', () => {
  const motion = new FaceMotion()
  motion.mood('speaking')
  motion.mouth('open')
  expect(last(run(motion, 0.2)).pose.mouth.open).toBeGreaterThan(0.5)
  motion.mood('listening')
  expect(last(run(motion, 0.2)).pose.mouth.open).toBeLessThan(0.02)
})

test('a sound that comes when nobody speaks moves nothing', () => {
  const motion = new FaceMotion()
  motion.mood('thinking')
  motion.mouth('open')
  expect(Math.max(...run(motion, 0.5).map(({ pose }) => pose.mouth.open))).toBeLessThan(0.02)
})

test('it blinks as people do, and the lids open again', () => {
  const motion = new FaceMotion()
  motion.mood('idle')
  const lids = run(motion, 60).map(({ pose }) => pose.lids)
  const blinks = lids.filter((lid, index) => lid > 0.5 && (lids[index - 1] ?? 0) <= 0.5).length
  expect(blinks).toBeGreaterThan(10)
  expect(blinks).toBeLessThan(40)
  expect(lids.filter((lid) => lid < 0.1).length / lids.length).toBeGreaterThan(0.85)
})

test('it nods while it listens, and not while it is idle', () => {
  const dips = (mood: 'listening' | 'idle') => {
    const motion = new FaceMotion()
    motion.mood(mood)
    const pitches = run(motion, 20).map(({ pose }) => pose.head.pitch)
    return Math.max(...pitches) - Math.min(...pitches)
  }
  expect(dips('listening')).toBeGreaterThan(dips('idle') * 1.4)
})

test('it looks away to think and at the visitor to listen', () => {
  const aside = (mood: 'thinking' | 'listening') => {
    const motion = new FaceMotion()
    motion.mood(mood)
    const yaws = run(motion, 6).map(({ pose }) => Math.abs(pose.gaze.yaw))
    return yaws.reduce((sum, yaw) => sum + yaw, 0) / yaws.length
  }
  expect(aside('thinking')).toBeGreaterThan(0.15)
  expect(aside('listening')).toBeLessThan(0.06)
})

test('brows and head follow a word with weight', () => {
  const motion = new FaceMotion()
  motion.mood('speaking')
  const before = last(run(motion, 1)).pose
  motion.emphasise(1)
  const peak = run(motion, 0.5)
  expect(Math.max(...peak.map(({ pose }) => pose.brows))).toBeGreaterThan(before.brows + 0.3)
  expect(Math.max(...peak.map(({ pose }) => pose.head.pitch))).toBeGreaterThan(before.head.pitch + 0.02)
})

test('its cells gather when the talk begins and come apart when it is over', () => {
  const motion = new FaceMotion()
  expect(last(run(motion, 1)).loosen).toBeGreaterThan(0.35)
  motion.mood('idle')
  expect(last(run(motion, 1.5)).loosen).toBe(0)
  motion.mood('leaving')
  expect(last(run(motion, 2.5)).loosen).toBe(1)
})

test('a page that slept for minutes wakes without a jump', () => {
  const motion = new FaceMotion()
  motion.mood('idle')
  const before = last(run(motion, 2)).pose
  const after = motion.step(300).pose
  expect(Math.abs(after.head.yaw - before.head.yaw)).toBeLessThan(0.05)
  expect(Math.abs(after.breath - before.breath)).toBeLessThan(0.3)
})

test('at rest no mood moves the mouth', () => {
  for (const mood of faceMoods) expect(FaceMotion.still(mood).pose.mouth.open).toBe(0)
})
