import { sampleCells } from '../../src/studio/room/sculpture/cells.ts'
import { characters } from '../../src/studio/room/sculpture/characters.ts'
import { createFigure } from '../../src/studio/room/sculpture/figure.ts'
import type { Pose } from '../../src/studio/room/sculpture/pose.ts'
import { rigUp } from '../../src/studio/room/sculpture/rig.ts'
import { lightBust } from '../../src/studio/room/sculpture/studio-light.ts'
import { oklch } from '../cellworld/color.ts'
import { cutOut, develop } from '../cellworld/develop.ts'
import { Plate } from '../cellworld/plate.ts'
import { BustDrawing, type Eye } from './bust-drawing.ts'

/** Every portrait and the film of the officer are taken from here, at four to five. */
const turn = 0.2
const far = 9.6
const eye: Eye = {
  at: [Math.sin(turn) * far, -0.1, Math.cos(turn) * far],
  target: [0, -0.36, 0],
  span: 2 * far * Math.tan((11 * Math.PI) / 180),
}

/** A studio wall, light enough for dark hair and dark enough for fair skin, in either theme. */
const wall = { ground: oklch(0.3, 0.02, 268), halo: oklch(0.6, 0.026, 265) }

export type Sitter = {
  posture: { yaw: number; pitch: number; roll: number; shoulders: number }
  /** Where the eyes go to look into the camera, for a head turned by `yaw`. */
  gazeAt: (yaw: number) => number
  photograph: (pose: Pose) => Uint8Array
  /** The same without the wall, with a fourth byte for how much of it there is. */
  cutOut: (pose: Pose) => Uint8Array
}

/** Somebody before the camera: cells are made and lit once, then each pose is a picture. */
export function seat(slug: string, size: { width: number; height: number }, edge = 0.034): Sitter {
  const character = characters[slug]
  if (!character) throw new Error(`No character sheet for ${slug}`)
  const figure = createFigure(character)
  const still = sampleCells(figure, { edge })
  const { cells, rig } = rigUp(figure, still, edge)
  const drawing = new BustDrawing(cells, rig, lightBust(cells, still.count, edge, 72))
  const plate = new Plate(size.width * 2, size.height * 2)
  return {
    posture: character.posture,
    gazeAt: (yaw) => turn - yaw,
    cutOut: (pose) => {
      plate.clear()
      drawing.draw(plate, eye, pose, character.posture.shoulders)
      return cutOut(plate, size.width, size.height)
    },
    photograph: (pose) => {
      plate.clear()
      drawing.draw(plate, eye, pose, character.posture.shoulders)
      return develop(plate, { ...size, theme: 'dark', bloom: 0, halo: { x: 0.42, y: 0.44, wide: 1.1 }, wall })
    },
  }
}
