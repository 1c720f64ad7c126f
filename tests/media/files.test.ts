import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmFiles, hashOf, readChecked } from '../../media/films/loops/check-loops.ts'
import { faultOf } from '../../media/films/loops/loop.ts'
import { films } from '../../src/content/films.ts'
import { leaders } from '../../src/content/leaders.ts'
import { notFound, pages } from '../../src/content/pages.ts'

/** What visitors fetch is rendered beforehand and committed: all of it is there, and none of it is heavy. */

const filmFolder = 'src/site/films'
const portraitFolder = 'src/site/portraits'
const shareFolder = 'src/site/public/share'

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? Number.NaN
const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/\.(ts|css)$/.test(name))
    .sort()

const filmNames = [
  ...Object.keys(films),
  ...['home-hero', 'about', 'contact', 'technology'].map((name) => `${name}-light`),
]

test.each(filmNames)('the film %s fits into 900 KB in both codecs, its poster into 40 KB', (name) => {
  for (const codec of ['av1', 'h264'])
    expect(bytesOf(`${filmFolder}/${name}.${codec}.mp4`)).toBeLessThan(900_000)
  for (const format of ['avif', 'jpg'])
    expect(bytesOf(`${filmFolder}/${name}.poster.${format}`)).toBeLessThan(40_000)
})

test('every film was decoded, and runs for 6 to 12 seconds and comes round without a jump', () => {
  const checked = readChecked()
  expect(Object.keys(checked)).toEqual(filmFiles())
  for (const [file, { sha256, ...loop }] of Object.entries(checked)) {
    expect(sha256, `${file} has changed since: npm run media -- --only films/loops`).toBe(hashOf(file))
    expect(faultOf(loop), file).toBeUndefined()
  }
})

/** Of films whose poster is most of a first screen: they stand in the page's own style. */
const foretastes = filmNames
  .filter((name) => !['home-intro', 'hr-agent'].includes(name))
  .map((name) => {
    const format = ['hr-promo', 'chief-innovation-officer'].includes(name) ? 'avif' : 'webp'
    return { name, file: `${name}.preview.${format}` }
  })

test('a foretaste of a poster costs the page no more than 2.5 KB, and each has its rule', () => {
  const rules = readFileSync(`${filmFolder}/previews.css`, 'utf8')
  for (const { name, file } of foretastes) {
    expect(bytesOf(`${filmFolder}/${file}`)).toBeLessThan(2500)
    expect(rules).toContain(`.preview-${name} {\n  background: url("./${file}?inline")`)
  }
})

test.each(leaders)('the portrait of $name is there in every size, each under 40 KB', ({ slug }) => {
  for (const size of ['400', '800', 'face-192'])
    for (const format of ['avif', 'jpg'])
      expect(bytesOf(`${portraitFolder}/${slug}-${size}.${format}`)).toBeLessThan(40_000)
})

test('every page has a picture to be shared with, under 60 KB, and there is none without a page', () => {
  const named = [...Object.values(pages), notFound].map((page) => `${page.shareImage}.jpg`)
  expect(picturesIn(shareFolder)).toEqual([...new Set(named)].sort())
  for (const name of named) expect(bytesOf(`${shareFolder}/${name}`)).toBeLessThanOrEqual(60_000)
})

test('no picture is left over from a film or a person that is no more', () => {
  const filmFiles = filmNames.flatMap((name) =>
    ['av1.mp4', 'h264.mp4', 'poster.avif', 'poster.jpg'].map((ending) => `${name}.${ending}`),
  )
  const others = ['hr-agent.still.avif', 'hr-agent.still.jpg', ...foretastes.map(({ file }) => file)]
  expect(picturesIn(filmFolder)).toEqual([...filmFiles, ...others].sort())
  const portraits = leaders.flatMap(({ slug }) =>
    ['400', '800', 'face-192'].flatMap((size) =>
      ['avif', 'jpg'].map((format) => `${slug}-${size}.${format}`),
    ),
  )
  expect(picturesIn(portraitFolder)).toEqual(portraits.sort())
})
