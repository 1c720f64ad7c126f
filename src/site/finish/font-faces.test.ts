import postcss from 'postcss'
import { expect, test } from 'vitest'
import { removeFacesForAll, removeIdleFaces } from './font-faces.ts'

const face = (source: string, range?: string, family = 'A') =>
  `@font-face{font-family:${family};src:${source}${range ? `;unicode-range:${range}` : ''}}`
const plain = face('plain', 'U+20-7E,U+A0')
const latin = face('latin', 'U+A1-FF,U+2013')
const cyrillic = face('cyrillic', 'U+4??')

const onPage = (css: string, html: string) => {
  const styles = postcss.parse(css)
  removeIdleFaces(styles, html)
  return styles.toString()
}

test.each([
  ['Zoë', plain + latin],
  ['Zo&#235;', plain + latin],
  ['Zo&#xEB;', plain + latin],
  ['<i title="ё">plain</i>', plain + cyrillic],
  ['ёë', plain + latin + cyrillic],
])('%s needs the faces of its letters', (html, css) => {
  expect(onPage(plain + latin + cyrillic, html)).toBe(css)
})

test('a face left alone in its family need not say what it has', () => {
  const other = face('other', undefined, 'B')
  expect(onPage(plain + latin + other, '<p>plain&nbsp;&amp;\n</p>')).toBe(face('plain') + other)
  expect(onPage(plain + latin, 'plain 漢')).toBe(plain)
})

test('letters in styles count', () => {
  const css = `${plain}${latin}p::before{content:"\\2013"}`
  expect(onPage(css, 'plain')).toBe(css)
})

test.each(['<input/>', '<textarea></textarea>', '&eacute;'])('with %s any letter may come', (html) => {
  expect(onPage(plain + latin, html)).toBe(plain + latin)
})

test('a face that plain text may need is on every page and nowhere else', () => {
  const digits = face('digits', 'U+30-39')
  expect(onPage(plain + digits, 'none')).toBe(plain + digits)
  const styles = postcss.parse(plain + digits + face('all') + latin)
  removeFacesForAll(styles)
  expect(styles.toString()).toBe(latin)
})
