import { expect, test } from 'vitest'
import { readMarkup } from './markup.ts'
import { matchesOn, needsOf } from './matching.ts'

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
  expect(needsOf(selector).classes).toEqual(classes)
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
  expect(needsOf(selector).tags).toEqual(tags)
})

test.each([
  ['.flex', ['flex']],
  ['.a .b:hover', ['b']],
  ['.a>.b.c::before', ['b', 'c']],
  ['.a:where(.dark,.dark *)', ['a']],
  ['.dark .a', ['a']],
  ['.dark', []],
  [':is(:where(.group):hover .a)', []],
  ['.w-\\[38\\%\\]:not(.b)', ['w-[38%]']],
  ['.a .nth-\\[n\\+3\\]\\:b:nth-child(n+3)', ['nth-[n+3]:b']],
])('what %s styles has %j itself', (selector, classes) => {
  expect(needsOf(selector).own).toEqual(classes)
})

const file = '<input type="file"/>'
const text = '<input/>'
test.each([
  ['::file-selector-button', file, text],
  ['::placeholder', '<input placeholder="Name"/>', text],
  ['::-webkit-search-decoration', '<input type="search"/>', text],
  ['::-webkit-inner-spin-button', '<input name="a" type="number"/>', text],
  ['::-webkit-datetime-edit-year-field', '<input type="datetime-local"/>', text],
  ['::-webkit-date-and-time-value', '<input type="date"/>', file],
  ['::-webkit-calendar-picker-indicator', '<input list="a"/><datalist id="a"></datalist>', text],
  [':host', '<template shadowrootmode="open"></template>', '<p></p>'],
  ['[data-reveal=waiting]', '<p data-reveal="waiting"></p>', '<p></p>'],
])('%s can match on %s, not on %s', (selector, having, lacking) => {
  expect(matchesOn(readMarkup(having))(selector)).toBe(true)
  expect(matchesOn(readMarkup(lacking))(selector)).toBe(false)
})

test('what React alone marks does not keep out what is not marked', () => {
  expect(matchesOn(readMarkup('<p></p>'))('p:not([data-reveal])')).toBe(true)
})
