import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const SIZE = 7
const lit = new Map<string, Voxel['tone']>([
  ['1,5,6', 'it'],
  ['2,4,6', 'volt'],
  ['3,4,5', 'volt'],
  ['4,3,5', 'corporate'],
  ['5,2,5', 'volt'],
  ['6,1,4', 'domain'],
  ['5,5,2', 'it'],
  ['6,4,2', 'corporate'],
])

/** A box with the near corner cut away in steps: what happens inside comes to light. */
const cut: readonly Voxel[] = Array.from({ length: SIZE ** 3 }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE) % SIZE,
  z: Math.floor(index / SIZE ** 2),
}))
  .filter(({ x, y, z }) => x + y + z <= SIZE + 5)
  .map((cell) => ({ ...cell, tone: lit.get(`${cell.x},${cell.y},${cell.z}`) }))

/** Stands in the technology film's place. */
export function CutStill() {
  return (
    <Voxels
      of={cut}
      alive
      className="absolute top-[8%] right-[-22%] h-[84%] max-md:top-[46%] max-md:opacity-40 md:right-[-6%] xl:right-[4%]"
    />
  )
}
