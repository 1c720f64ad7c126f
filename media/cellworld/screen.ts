import type { Cell } from './cells.ts'
import type { Theme } from './color.ts'
import { type Development, develop } from './develop.ts'
import { drawCells } from './draw.ts'
import { type Lamp, type Rig, rigs } from './light.ts'
import { Plate } from './plate.ts'
import type { View } from './view.ts'

/** Where moments become pictures: keeps the plate, which is as large as four of them, from one to the next. */
export class Screen {
  private readonly plate: Plate
  private readonly development: Development
  private readonly rig: Rig

  constructor(development: Development & { theme: Theme }, rig: Rig = rigs[development.theme]) {
    this.development = development
    this.rig = rig
    this.plate = new Plate(development.width * 2, development.height * 2)
  }

  /** The bytes of the picture, red, green and blue. */
  show(view: View, cells: Cell[], lamps: readonly Lamp[]): Uint8Array {
    this.plate.clear()
    const fine: View = { ...view, scale: view.scale * 2, x: view.x * 2, y: view.y * 2 }
    drawCells(this.plate, fine, this.rig, cells, lamps)
    return develop(this.plate, this.development)
  }
}
