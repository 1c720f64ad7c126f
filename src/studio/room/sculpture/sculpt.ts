import { type Cells, sampleSlices } from './cells.ts'
import type { Character } from './character.ts'
import { createFigure } from './figure.ts'
import { type Rig, rigUp } from './rig.ts'
import { type BustLight, lightSlices } from './studio-light.ts'

/** Somebody, ready to be drawn and moved. */
export type Sculpture = { cells: Cells; rig: Rig; light: BustLight; edge: number }

/** Makes a sculpture piece by piece: each step is short enough for a page that draws in between. */
export function* sculptSlices(character: Character, edge: number): Generator<void, Sculpture> {
  const figure = createFigure(character)
  const sampling = sampleSlices(figure, { edge, frontOnly: true })
  let sampled = sampling.next()
  while (!sampled.done) {
    yield
    sampled = sampling.next()
  }
  const { cells, rig } = rigUp(figure, sampled.value, edge)
  yield
  const lighting = lightSlices(cells, sampled.value.count, edge, 20)
  let lit = lighting.next()
  while (!lit.done) {
    yield
    lit = lighting.next()
  }
  return { cells, rig, light: lit.value, edge }
}
