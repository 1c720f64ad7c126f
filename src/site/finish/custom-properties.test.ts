import postcss from 'postcss'
import { expect, test } from 'vitest'
import {
  removeUnreadProperties,
  removeUnusedProperties,
  replaceFixedProperties,
  replaceVars,
} from './custom-properties.ts'
import { readMarkup } from './markup.ts'

test.each([
  ['var(--a)', '1px'],
  ['calc(2*var(--a))', 'calc(2*1px)'],
  ['var(--a)var(--a)', '1px 1px'],
  ['var(--a)px', '1px px'],
  ['var( --a , 2px )', '1px'],
  ['var(--b,var(--a))', 'var(--b,1px)'],
  ['var(--b, )', 'var(--b, )'],
  ['var(--b,"a)b") var(--a)', 'var(--b,"a)b") 1px'],
  ['"var(--a)" var(--a)', '"var(--a)" 1px'],
  ['var(--a\\.b)', 'var(--a\\.b)'],
])('%s reads as %s', (value, result) => {
  expect(replaceVars(value, (name) => (name === '--a' ? '1px' : undefined))).toBe(result)
})

const settled = (css: string, html = '') => {
  const styles = postcss.parse(css)
  replaceFixedProperties(styles, readMarkup(html))
  return styles.toString()
}
const unsettled = (css: string, html?: string) => expect(settled(css, html)).toBe(css)

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial ? `;initial-value:${initial}` : ''}}`

test('a property that is never set gives way to its fallback or to its first value', () => {
  expect(settled('p{w:var(--a,normal)}')).toBe('p{w:normal}')
  expect(settled('p{w:var(--a, ) x var(--b, ) y var(--c,)}')).toBe('p{w:x y}')
  expect(settled('p{w:var(--a,var(--b,1px))}')).toBe('p{w:1px}')
  expect(settled(`p{w:var(--a)}${registered('--a', 'solid')}`)).toContain('p{w:solid}')
  expect(settled(`p{w:var(--a,1px)}${registered('--a')}`)).toContain('p{w:1px}')
})

test('where nothing is known, or nothing would be left, it stays', () => {
  unsettled('p{w:var(--a)}')
  unsettled('p{w:var(--a, )}')
  unsettled('p{w:var(--a,1px)}', '<p style="--a:2px"></p>')
  unsettled('p{w:var(--a,1px)}', '<script>p.style.setProperty("--a","2px")</script>')
  expect(settled('p{w:var(--a,1px)}', '<p class="w-[var(--a)]" fill="var(--a)"></p>')).toBe('p{w:1px}')
})

test('one value for all is put where it is read, and needs no fallback', () => {
  expect(settled(':root{--a:1px}p{w:var(--a,2px)}')).toBe(':root{--a:1px}p{w:1px}')
  expect(settled('@layer theme{:root{--a:"A", b;--b:var(--a)}}p{w:var(--b,c)}')).toContain('p{w:"A", b}')
})

test.each([
  ':root{--a:1px}.dark{--a:2px}p{w:var(--a,3px)}',
  '@media print{:root{--a:1px}}p{w:var(--a,3px)}',
  'p{--a:1px}a{w:var(--a,3px)}',
  ':root{--a:initial}p{w:var(--a,3px)}',
  ':root{--a:var(--a)}p{w:var(--a,3px)}',
  ':root{--a:var(--b)}:root{--b:1px}.dark{--b:2px}p{w:var(--a,3px)}',
  ':root{--a:1px}::backdrop{w:var(--a)}',
  ':root{--a:1em}@property --a{syntax:"<length>";inherits:true;initial-value:0px}p{w:var(--a)}',
])('what may vary stays: %s', (css) => unsettled(css))

const both = '<i class="x y"></i>'
const apart = '<i class="x"></i><i class="y"></i>'

test('what is not inherited and set only on other elements is as if never set', () => {
  const css = `.x{w:var(--a,1px)}.y{--a:2px;w:2px}${registered('--a')}`
  expect(settled(css, apart)).toContain('.x{w:1px}')
  unsettled(css, both)
  unsettled(css.replace(registered('--a'), ''), apart)
  unsettled(css.replace('.y', '.y>*'), apart)
  unsettled(css.replace('.y', '.dark'), apart)
  unsettled(css.replace('.y{', '@keyframes k{to{').replace('2px}', '2px}}'), apart)
})

test('what a rule sets for itself alone is put where it reads it', () => {
  const css = `.x{--a:1px;w:var(--a, )}.y{--a:2px;w:var(--a, )}${registered('--a')}`
  expect(settled(css, apart)).toContain('.x{--a:1px;w:1px}.y{--a:2px;w:2px}')
  unsettled(css, both)
  unsettled(`.x{--a:var(--b);w:var(--a, )}${registered('--a')}`, apart)
})

test('what is only ever set to its first value has no other', () => {
  const css = `.x{--a:0;w:calc(1px * var(--a))}.y{w:var(--a)}${registered('--a', '0')}`
  expect(settled(css, both)).toContain('.x{--a:0;w:0px}.y{w:0}')
})

test('sums are done where no digit can get lost, and not below nothing, which some values refuse', () => {
  expect(settled(':root{--a:.25rem}p{w:calc(var(--a) * 3.5)}')).toContain('p{w:.875rem}')
  expect(settled(':root{--a:.1rem}p{w:calc(var(--a) * 3)}')).toContain('p{w:calc(.1rem * 3)}')
  expect(settled(':root{--a:.25rem}p{w:calc(var(--a) * -3)}')).toContain('p{w:calc(.25rem * -3)}')
})

test('transitions of properties that are never set are not named, from the end', () => {
  expect(settled('p{transition-property:color,--a,--b}')).toBe('p{transition-property:color}')
  unsettled('p{transition-property:color,--a,fill}')
  unsettled('p{--a:red;transition-property:color,--a}')
  unsettled('p{transition-property:--a}')
})

test('takes away properties that nothing reads, and what only those had read', () => {
  const styles = postcss.parse(':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.dark{--d:5px}.x{w:var(--a)}')
  removeUnreadProperties(styles, readMarkup('<i class="x w-[var(--c)]" fill="var(--d)"></i>'))
  expect(styles.toString()).toBe(':root{--a:1px;--d:3px}.dark{--d:5px}.x{w:var(--a)}')
})

test('keeps the registered properties that are used', () => {
  const styles = postcss.parse(`.x{w:var(--a)}${registered('--a')}${registered('--b')}`)
  removeUnusedProperties(styles)
  expect(styles.toString()).toBe(`.x{w:var(--a)}${registered('--a')}`)
})
