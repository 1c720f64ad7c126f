import { BRAND, company } from '../../src/content/brand.ts'
import { pages } from '../../src/content/pages.ts'
import type { Cell } from '../cellworld/cells.ts'
import { blended, grounds, hues, toScreen } from '../cellworld/color.ts'
import type { Lamp } from '../cellworld/light.ts'
import { lampOf, lit } from '../cellworld/lit.ts'
import { Screen } from '../cellworld/screen.ts'
import { lookAt } from '../cellworld/view.ts'
import { latticeSide, type Picture, pictures } from './pictures.ts'

const size = { width: 1200, height: 630 }
const depth = 5

const stem = new URLSearchParams(location.search).get('stem') ?? 'home'
const picture = pictures[stem]
const page = Object.values(pages).find((candidate) => candidate.shareImage === stem)
if (!picture || !page) throw new Error(`No picture or no page for ${stem}`)

function latticeOf({ cell }: Picture): Uint8Array {
  const { cell: body, deep, ground } = grounds.dark
  const cells: Cell[] = []
  const lamps: Lamp[] = []
  for (let column = 0; column < latticeSide; column++)
    for (let row = 0; row < latticeSide; row++) {
      const { lift, hue, strength } = cell(column, row)
      const x = column - (latticeSide - 1) / 2
      const z = row - (latticeSide - 1) / 2
      for (let layer = 0; layer < depth; layer++)
        cells.push({
          at: [x, lift - layer, z],
          size: 0.94,
          ...(layer === 0 && hue
            ? lit('dark', hue, strength)
            : { color: layer === 0 ? body : blended(deep, ground, layer * 0.2) }),
        })
      if (hue && strength > 0) lamps.push(lampOf('dark', hue, strength, [x, lift + 0.8, z]))
    }
  const screen = new Screen({ ...size, theme: 'dark', bloom: 1, halo: { x: 0.75, y: 0.45, wide: 0.5 } })
  return screen.show(lookAt({ ...size, span: 11.5, shift: { x: 0.26, y: 0 } }), cells, lamps)
}

function canvasOf(bytes: Uint8Array): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pixels = new ImageData(size.width, size.height)
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    pixels.data.set(bytes.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    pixels.data[pixel * 4 + 3] = 255
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas
}

const put = (id: string, text: string) => {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

document.body.append(canvasOf(latticeOf(picture)))
if (picture.person) {
  const person = Object.assign(new Image(), { className: 'person', src: picture.person })
  document.body.append(person)
  await person.decode()
}
const subject = page.title.replace(` · ${BRAND}`, '').replace(`${BRAND}: `, '')
put('brand', BRAND)
put('subject', subject.charAt(0).toUpperCase() + subject.slice(1))
const trail =
  page.parent && page.parent !== 'home' ? `${pages[page.parent].name} / ${page.name}` : company.tagline
put('trail', stem === 'home' ? 'Autonomous agents for the enterprise' : trail)
const hue = hues[picture.hue].map((part) => Math.round(toScreen(part) * 255))
document.documentElement.style.setProperty('--hue', `rgb(${hue.join(' ')})`)
document.documentElement.style.setProperty('--size', subject.length > 28 ? '74px' : '90px')
await document.fonts.load('560 90px "Geist Variable"')
await document.fonts.ready
document.documentElement.dataset.ready = 'yes'
