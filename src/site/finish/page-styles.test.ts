import { expect, test } from 'vitest'
import { readMarkup } from './markup.ts'
import { laterStyles, pageStyles, parseStyles } from './page-styles.ts'

const styles = (css: string, html: string) => pageStyles(parseStyles(css), readMarkup(html))

test('keeps what can match on the page, its states included, in order', () => {
  const css = 'p{a:b}.x{a:b}.y:hover{a:b}@media (width>=1px){.x{a:b}.z{a:b}}.x,.z{a:c}.dark .x{a:d}'
  expect(styles(css, '<p class="x y">Hello</p>')).toBe(
    'p{a:b}.x{a:b}.y:hover{a:b}@media (width>=1px){.x{a:b}}.x{a:c}.dark .x{a:d}',
  )
})

test('leaves out what elements need that the page does not have, and what only fields have', () => {
  const css = 'p,hr{a:b}hr{a:b}::placeholder{a:b}:root,:host{a:b}p::before{a:b}'
  expect(styles(css, '<p></p>')).toBe('p{a:b}:root{a:b}p::before{a:b}')
  expect(styles('::placeholder{a:b}', '<input placeholder="Name">')).toBe('::placeholder{a:b}')
})

test('takes emptied blocks away but leaves the order of layers', () => {
  expect(styles('@layer base,utilities;@layer utilities{@media print{.z{a:b}}}', '<p></p>')).toBe(
    '@layer base,utilities',
  )
})

test('an emptied layer keeps its place among the others', () => {
  const css = '@layer properties{p{a:b}}@layer theme{.z{a:b}}@layer base{p{a:b}}@layer base{.z{a:b}}'
  expect(styles(css, '<p></p>')).toBe('@layer properties;@layer theme;@layer base{p{a:b}}')
})

test('keeps the keyframes that something on the page is moved by', () => {
  const css = '@keyframes k{0%{a:b}to{a:c}}@keyframes kk{to{a:b}}.x{animation:1s k}.y{animation-name:kk}'
  expect(styles(css, '<i class="x"></i>')).toBe('@keyframes k{0%{a:b}to{a:c}}.x{animation:1s k}')
  expect(styles('.x{--k:k 1s;animation:var(--k)}@keyframes k{to{a:b}}', '<i class="x"></i>')).toContain(
    '@keyframes',
  )
})

test('says nothing twice in one rule: the last counts', () => {
  expect(styles('p{-x:y;-x:y;c:d;-x:y}', '<p></p>')).toBe('p{c:d;-x:y}')
  expect(styles('p{c:d;c:e;c:d!important}', '<p></p>')).toBe('p{c:d;c:e;c:d!important}')
})

test('leaves comments to the whole sheet', () => {
  expect(styles('/*! licence */p{a:b}', '<p></p>')).toBe('p{a:b}')
  expect(laterStyles(parseStyles('/*! licence */p{a:b}'))).toBe('/*! licence */p{a:b}')
})

const MIX = '@supports (color:color-mix(in lab, red, red))'

test('does not ask for what all supported browsers have, nor says what to do without', () => {
  const html = '<i class="x y"></i>'
  expect(styles(`.x{c:1}${MIX}{.x{c:2}}`, html)).toBe('.x{c:2}')
  expect(styles(`.x,.y{c:1}p{c:3}${MIX}{.x{c:2}}`, html)).toBe('.y{c:1}.x{c:2}')
  expect(styles(`.x{b:1;c:1}${MIX}{.x{c:2}}`, html)).toBe('.x{b:1}.x{c:2}')
  expect(styles(`@media print{.x{c:1}${MIX}{.x{c:2}}}`, html)).toBe('@media print{.x{c:2}}')
  expect(styles('.x{c:1}@supports (background-image:linear-gradient(in lab, red, red)){.x{c:2}}', html)).toBe(
    '.x{c:2}',
  )
})

test('what that does not override stays, as do other questions', () => {
  const html = '<i class="x y"></i>'
  expect(styles(`.x,.y{b:1;c:1}${MIX}{.x{c:2}}`, html)).toBe('.x,.y{b:1;c:1}.x{c:2}')
  expect(styles(`.x{c:1!important}${MIX}{.x{c:2}}`, html)).toBe('.x{c:1!important}.x{c:2}')
  expect(styles(`.x:hover{c:1}${MIX}{.x{c:2}}.x{c:3}`, html)).toBe('.x:hover{c:1}.x{c:2}.x{c:3}')
  expect(styles(`@media print{.x{c:1}}${MIX}{.x{c:2}}`, html)).toBe('@media print{.x{c:1}}.x{c:2}')
  const css = '.x{c:1}@supports (position-area:bottom){.x{c:2}}'
  expect(styles(css, html)).toBe(css)
})

test('reads class names as the browser does', () => {
  expect(
    styles('.\\[\\&\\>svg\\]\\:h-5>svg{a:b}', '<i class="[&amp;&gt;svg]:h-5"><svg></svg></i>'),
  ).toContain('{a:b}')
})

test('carries colours and sizes where they are used, and lists none that nothing reads', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px}.dark{--b:4px}.x{width:var(--a);height:calc(2*var(--b))}@property --z{syntax:"*"}'
  expect(styles(css, '<i class="x"></i>')).toBe(
    ':root{--b:2px}.dark{--b:4px}.x{width:1px;height:calc(2*var(--b))}',
  )
})

test('fonts and the foretastes of posters are in the page, not in the sheet that follows', () => {
  const css = '@font-face{font-family:A}.preview-a{c:d}p{a:b}'
  expect(styles(css, '<p class="preview-a"></p>')).toBe(css)
  expect(styles(css, '<p></p>')).toBe('@font-face{font-family:A}p{a:b}')
  expect(laterStyles(parseStyles(css))).toBe('p{a:b}')
})
