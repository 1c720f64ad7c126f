import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { hash } from '../cellworld/random.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'

export const stillSize = { width: 800, height: 800 } as const

const side = 9
const middle = (side - 1) / 2

/** The HR cell, lit, and the path of one employee running through it: up one side, through a groove, down the other. */
export function drawHrStill(): Uint8Array {
  const { cell, deep, ground } = grounds.dark
  const cells: Cell[] = []
  const lamps: Lamp[] = []
  for (let column = 0; column < side; column++)
    for (let row = 0; row < side; row++) {
      const x = column - middle
      const z = row - middle
      const onPath = z === 0 && Math.abs(x) > 1
      const y = onPath ? -0.2 : 0.32 * hash(column, row) - 0.2
      const rim = Math.max(Math.abs(x), Math.abs(z)) / middle
      for (let layer = 0; layer < 3; layer++)
        cells.push({
          at: [x, y - layer, z],
          size: 0.94,
          color: blended(layer === 0 ? cell : deep, ground, layer * 0.26 + Math.max(0, rim - 0.7) * 0.9),
        })
      if (onPath)
        cells.push({ at: [x, y + 0.66, z], size: 0.3, ...lit('dark', 'volt', 0.35 + (0.15 * (x + 4)) / 2) })
    }
  for (let x = -1; x <= 1; x++)
    for (let y = 0; y < 3; y++)
      for (let z = -1; z <= 1; z++) {
        const groove = z === 0 && y === 2
        if (groove) {
          cells.push({ at: [x, 2.45, 0], size: 0.3, ...lit('dark', 'volt', 1) })
          continue
        }
        cells.push({
          at: [x, 0.85 + y, z],
          size: 0.95,
          ...lit('dark', 'corporate', 0.5 + 0.2 * y + 0.12 * hash(x, y, z)),
        })
      }
  for (const [x, y] of [
    [-2, 1],
    [-2, 1.8],
    [-1.78, 2.45],
    [1.78, 2.45],
    [2, 1.8],
    [2, 1],
  ] as const)
    cells.push({ at: [x, y, 0], size: 0.3, ...lit('dark', 'volt', 0.9) })
  for (const [x, z] of [
    [-2.2, 0],
    [2.2, 0],
    [0, 2.3],
  ] as const)
    lamps.push(lampOf('dark', 'corporate', 1, [x, 1.4, z], 4.5))
  lamps.push(lampOf('dark', 'volt', 0.5, [0, 3.2, 0], 3))
  const screen = new Screen({ ...stillSize, theme: 'dark', bloom: 1, halo: { x: 0.5, y: 0.45, wide: 0.6 } })
  return screen.show(lookAt({ ...stillSize, span: 9.2, target: [0, 0.7, 0] }), cells, lamps)
}
