import { Scene, Vector3 } from 'three'
import { BRAND, company } from '../../src/content/brand.ts'
import { pages } from '../../src/content/pages.ts'
import { Cells } from '../world/cells.ts'
import { Lamps, studioLight } from '../world/light.ts'
import { grounds, hues } from '../world/palette.ts'
import { Shot } from '../world/shot.ts'
import { boxView } from '../world/view.ts'
import { latticeSide, type Picture, pictures } from './pictures.ts'

const width = 1200
const height = 630
const depth = 4

const stem = new URLSearchParams(location.search).get('stem') ?? 'home'
const picture = pictures[stem]
const page = Object.values(pages).find((candidate) => candidate.shareImage === stem)
if (!picture || !page) throw new Error(`No picture or no page for ${stem}`)

function lattice({ cell }: Picture): Scene {
  const scene = new Scene()
  const cells = new Cells(latticeSide * latticeSide * depth)
  const lamps = new Lamps(14, 5)
  let index = 0
  let lamp = 0
  for (let column = 0; column < latticeSide; column++)
    for (let row = 0; row < latticeSide; row++) {
      const { lift, hue, strength } = cell(column, row)
      for (let layer = 0; layer < depth; layer++) {
        const at = { x: column - (latticeSide - 1) / 2, y: lift - layer, z: row - (latticeSide - 1) / 2 }
        cells.set(index, at)
        cells.paint(index, layer === 0 ? grounds.dark.cell : grounds.dark.deep)
        if (hue && layer === 0) {
          cells.light(index, hues[hue], strength)
          if (strength > 0.5) lamps.set(lamp++, { ...at, y: at.y + 0.9 }, hues[hue], 5 * strength)
        }
        index++
      }
    }
  scene.add(cells, lamps, studioLight({ theme: 'dark', reach: 12, sky: 6 }))
  return scene
}

const shot = new Shot({ width, height, theme: 'dark', fineness: 2, bloom: 0.8 })
const camera = boxView({ width, height, span: 11.5, target: new Vector3(0, 0, 0), shift: { x: 0.5, y: 0 } })
document.body.append(shot.draw(lattice(picture), camera))

const put = (id: string, text: string) => {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}
const subject = page.title.replace(` · ${BRAND}`, '').replace(`${BRAND}: `, '')
put('brand', BRAND)
put('subject', subject.charAt(0).toUpperCase() + subject.slice(1))
const trail =
  page.parent && page.parent !== 'home' ? `${pages[page.parent].name} / ${page.name}` : company.tagline
put('trail', stem === 'home' ? 'Autonomous agents for the enterprise' : trail)
const hue = hues[picture.hue].clone()
document.documentElement.style.setProperty('--hue', `#${hue.getHexString()}`)
document.documentElement.style.setProperty('--size', subject.length > 28 ? '74px' : '90px')
await document.fonts.load('560 90px "Geist Variable"')
await document.fonts.ready
document.documentElement.dataset.ready = 'yes'
