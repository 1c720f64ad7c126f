import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const SIZE = 3
const cells = Array.from({ length: SIZE ** 3 }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE) % SIZE,
  z: Math.floor(index / SIZE ** 2),
}))
const isAtWork = ({ x, y, z }: Voxel) => (x === 2 && y === 1 && z === 2) || (x === 1 && y === 2 && z === 1)

const real: readonly Voxel[] = cells.map((cell) => ({
  ...cell,
  ...(isAtWork(cell) && { tone: 'volt' as const }),
}))
const twin: readonly Voxel[] = cells
  .filter(({ x, y, z }) => x === SIZE - 1 || y === SIZE - 1 || z === SIZE - 1)
  .map((cell) => ({ ...cell, ...(isAtWork(cell) ? { tone: 'volt' as const } : { hollow: true }) }))

export function TwinBoxes({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 md:gap-6">
        <Voxels of={real} alive className="h-auto w-full" />
        <svg
          viewBox="0 0 60 24"
          aria-hidden="true"
          className="w-9 text-faint md:w-13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M2 8h52l-6-6M58 16H6l6 6" strokeDasharray="4 4" />
        </svg>
        <Voxels of={twin} alive className="h-auto w-full" />
      </div>
    </div>
  )
}
