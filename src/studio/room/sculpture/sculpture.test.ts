import { expect, test } from 'vitest'
import { leaders } from '../../../content/leaders.ts'
import { type Cells, materialOf, sampleCells } from './cells.ts'
import { characters } from './characters.ts'
import { createFigure } from './figure.ts'
import { type Pose, restPose } from './pose.ts'
import { type Moved, moveCell, parts, type Rig, rigUp } from './rig.ts'
import { lightBust } from './studio-light.ts'

/** Coarse cells: the same figure, in a tenth of the time. */
const EDGE = 0.07

function made(slug: string): { cells: Cells; rig: Rig } {
  const character = characters[slug]
  if (!character) throw new Error(`No character sheet for ${slug}`)
  const figure = createFigure(character)
  return rigUp(figure, sampleCells(figure, { edge: EDGE }), EDGE)
}

const mira = made('mira-anand')

function placeOf(index: number, pose: Pose): Moved {
  const moved: Moved = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, growX: 1, growY: 1 }
  return moveCell(mira.cells, mira.rig, index, pose, moved)
}

/** The cell nearest to a place of the figure at rest. */
function cellAt(x: number, y: number, z: number): number {
  let found = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < mira.cells.count; index++) {
    const [cx = 0, cy = 0, cz = 0] = mira.cells.place.subarray(index * 3, index * 3 + 3)
    const far = Math.hypot(cx - x, cy - y, cz - z)
    if (far < nearest) {
      nearest = far
      found = index
    }
  }
  return found
}

test('every leader has a character sheet, and every sheet a leader', () => {
  expect(Object.keys(characters).sort()).toEqual(leaders.map(({ slug }) => slug).sort())
})

test.each(leaders)('$name is whole: skin, hair, eyes, clothes and a pin', ({ slug }) => {
  const { cells } = made(slug)
  const used = new Set(Array.from({ length: cells.count }, (_, index) => materialOf(cells, index)))
  for (const material of ['skin', 'lip', 'eye', 'hair', 'brow', 'top', 'jacket', 'pin'] as const)
    expect(used).toContain(material)
  expect(used.has('glasses')).toBe(characters[slug]?.glasses !== null)
})

test('the same sheet gives the same cells, every time', () => {
  const again = made('mira-anand').cells
  expect(again.place).toEqual(mira.cells.place)
  expect(again.color).toEqual(mira.cells.color)
})

test('a dropping jaw takes the chin along and leaves the brow alone', () => {
  const open: Pose = { ...restPose, mouth: { ...restPose.mouth, open: 1 } }
  const chin = cellAt(0, -0.85, 0.55)
  const brow = cellAt(0.25, 0.24, 0.65)
  expect(placeOf(chin, open).y).toBeLessThan(placeOf(chin, restPose).y - 0.1)
  expect(placeOf(brow, open).y).toBeCloseTo(placeOf(brow, restPose).y)
})

test('lids lie before the eyes when shut and out of the way when open', () => {
  const lids = Array.from({ length: mira.cells.count }, (_, index) => index).filter(
    (index) => mira.rig.part[index] === parts.lid,
  )
  const mean = (pose: Pose, axis: 'y' | 'z') =>
    lids.reduce((sum, index) => sum + placeOf(index, pose)[axis], 0) / lids.length
  const shut: Pose = { ...restPose, lids: 1 }
  expect(mean(shut, 'z')).toBeGreaterThan(mean(restPose, 'z'))
  expect(mean(restPose, 'y')).toBeGreaterThan(mean(shut, 'y') + 0.05)
})

test('a turning head takes the nose along and leaves the shoulders', () => {
  const turned: Pose = { ...restPose, head: { yaw: 0.3, pitch: 0, roll: 0 } }
  const nose = cellAt(0, -0.27, 0.87)
  const shoulder = cellAt(0.9, -1.9, 0)
  expect(placeOf(nose, turned).x).toBeGreaterThan(placeOf(nose, restPose).x + 0.15)
  expect(placeOf(shoulder, turned).x).toBeCloseTo(placeOf(shoulder, restPose).x)
})

test('the key light reaches the cheek it comes from and not the neck under the chin', () => {
  const { cells } = mira
  const { key } = lightBust(cells, cells.count, EDGE, 8)
  expect(key[cellAt(-0.36, -0.15, 0.56)]).toBeGreaterThan(0.7)
  expect(key[cellAt(0, -1.0, 0.12)]).toBeLessThan(0.5)
})
