import { expect, test } from 'vitest'
import { classesNeededBy, laterStyles, pageStyles, parseStyles, tagsNeededBy } from './page-styles.ts'

test.each([
  ['.flex', ['flex']],
  ['.hover\\:bg-raised:hover', ['hover:bg-raised']],
  ['.p-2\\.5', ['p-2.5']],
  ['.w-\\[38\\%\\]>svg', ['w-[38%]']],
  ['.\\32 xl\\:flex', ['2xl:flex']],
  ['.a:not(.b) .c', ['a', 'c']],
  ['.dark\\:x:where(.dark,.dark *)', ['dark:x']],
  ['.group-hover\\:x:is(:where(.group):hover *)', ['group-hover:x', 'group']],
  ['[data-file=".hidden"] p', []],
  ['.\\[\\&\\>tr\\:last-child\\]\\:y>tr:last-child', ['[&>tr:last-child]:y']],
])('%s needs %j', (selector, classes) => {
  expect(classesNeededBy(selector)).toEqual(classes)
})

test.each([
  ['p', ['p']],
  ['.flex', []],
  ['.p-2\\.5>svg', ['svg']],
  ['html:has(.mobile-menu:popover-open) [data-bar="a b"]', ['html']],
  ['.x>:nth-child(2n+1)', []],
  ['.\\[\\&\\>tr\\:last-child\\]\\:y>tr:last-child', ['tr']],
  ['input:where([type=button],[type=reset])', ['input']],
  ['[data-now] :is(main>section~section,body>footer)', []],
  ['.a:not(b) c::before', ['c']],
])('%s needs the elements %j', (selector, tags) => {
  expect(tagsNeededBy(selector)).toEqual(tags)
})

const styles = (css: string, html: string) => pageStyles(parseStyles(css), html)

test('keeps what can match on the page, its states included, in order', () => {
  const css = 'p{a:b}.x{a:b}.y:hover{a:b}@media (width>=1px){.x{a:b}.z{a:b}}.x,.z{a:c}.dark .x{a:d}'
  expect(styles(css, '<p class="x y">Hello</p>')).toBe(
    'p{a:b}.x{a:b}.y:hover{a:b}@media (width>=1px){.x{a:b}}.x{a:c}.dark .x{a:d}',
  )
})

test('leaves out what elements need that the page does not have, and what only fields have', () => {
  const css = 'p,hr{a:b}hr{a:b}::placeholder{a:b}p::before{a:b}@keyframes k{0%{a:b}to{a:c}}'
  expect(styles(css, '<p></p>')).toBe('p{a:b}p::before{a:b}@keyframes k{0%{a:b}to{a:c}}')
  expect(styles('::placeholder{a:b}', '<input>')).toBe('::placeholder{a:b}')
})

test('takes emptied blocks away but leaves the order of layers', () => {
  expect(styles('@layer base,utilities;@layer utilities{@media print{.z{a:b}}}', '<p></p>')).toBe(
    '@layer base,utilities',
  )
})

test('reads class names as the browser does', () => {
  expect(
    styles('.\\[\\&\\>svg\\]\\:h-5>svg{a:b}', '<i class="[&amp;&gt;svg]:h-5"><svg></svg></i>'),
  ).toContain('{a:b}')
})

test('keeps the registered properties that are used', () => {
  const css = '.x{width:var(--tw-a)}@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}'
  expect(styles(css, '<i class="x"></i>')).toBe('.x{width:var(--tw-a)}@property --tw-a{syntax:"*"}')
})

test('takes away properties that nothing reads, and what only those had read', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px}.dark{--d:5px}.x{width:var(--a);height:calc(2*var(--e))}'
  expect(styles(css, '<i class="x" fill="var(--d)"></i>')).toBe(
    ':root{--a:1px;--d:3px;--e:4px}.dark{--d:5px}.x{width:var(--a);height:calc(2*var(--e))}',
  )
})

test('fonts and the foretastes of posters are in the page, not in the sheet that follows', () => {
  const css = '@font-face{font-family:A}.preview-a{c:d}p{a:b}'
  expect(styles(css, '<p class="preview-a"></p>')).toBe(css)
  expect(styles(css, '<p></p>')).toBe('@font-face{font-family:A}p{a:b}')
  expect(laterStyles(parseStyles(css))).toBe('p{a:b}')
})
