import { describe, expect, it } from 'vitest'
import { drawVoxels, type Voxel } from './voxel-geometry.ts'

const cell: Voxel = { x: 0, y: 0, z: 0 }
const facesOf = (voxels: readonly Voxel[]) => {
  const { levels } = drawVoxels(voxels)
  const count = (face: 'top' | 'left' | 'right') =>
    levels.reduce((sum, level) => sum + (level[face].match(/M/g)?.length ?? 0), 0)
  return { top: count('top'), left: count('left'), right: count('right') }
}

describe('a figure of cells', () => {
  it('shows three faces of a cell that stands alone', () => {
    expect(facesOf([cell])).toEqual({ top: 1, left: 1, right: 1 })
  })

  it('leaves out the faces between two cells', () => {
    expect(facesOf([cell, { ...cell, z: 1 }])).toEqual({ top: 1, left: 2, right: 2 })
    expect(facesOf([cell, { ...cell, x: 1 }])).toEqual({ top: 2, left: 2, right: 1 })
    expect(facesOf([cell, { ...cell, y: 1 }])).toEqual({ top: 2, left: 1, right: 2 })
  })

  it('hides nothing behind a cell that is not there yet', () => {
    expect(facesOf([cell, { ...cell, z: 1, hollow: true }])).toEqual({ top: 1, left: 1, right: 1 })
  })

  it('draws from the back to the front, whatever the order of the cells', () => {
    const depths = drawVoxels([{ ...cell, x: 2 }, { ...cell, z: 0.5 }, cell]).levels.map(({ depth }) => depth)
    expect(depths).toEqual([0, 0.5, 2])
  })

  it('lights only the faces it is told to, and takes them out of the plain ones', () => {
    const [level] = drawVoxels([{ ...cell, tone: 'it', lit: ['left'] }]).levels
    expect(level?.left).toBe('')
    expect(level?.top).not.toBe('')
    expect(Object.keys(level?.lit[0]?.faces ?? {})).toEqual(['left'])
  })

  it('keeps the whole figure inside its frame', () => {
    const [left, top, width, height] = drawVoxels([cell], 0).viewBox.split(' ').map(Number)
    expect([left, top, width, height]).toEqual([-28, -32, 56, 64])
  })
})
