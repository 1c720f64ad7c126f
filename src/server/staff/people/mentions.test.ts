import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutLinks } from '../../../content/without-links.ts'
import { asHtml } from '../../mail/html-text.ts'
import { type Mention, mentionOfAddress, mentionOfName } from './mentions.ts'

const address = "jörg.o'hara+news@bücher.example"
const mention = mentionOfAddress(address)

/** Whether the database would have shown this text to `takeOut`. */
const isLookedAt = ({ oneOf, allOf }: Mention, text: string) => {
  const lower = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return oneOf.some((word) => lower.includes(word)) && allOf.every((word) => lower.includes(word))
}

describe('a mention of an address', () => {
  test.each([
    `Ask ${address}.`,
    `Ask ${address.toUpperCase()}, please`,
    `<${address}>`,
    `...${address}...`,
    `_${address}_`,
    `mailto:${address}?subject=x`,
    `/hello%20${encodeURIComponent(address)}`,
    `/?to=${encodeURIComponent(address).toLowerCase()}&x=1`,
    `/?to=${address.replace('+', ' ')}`,
    asHtml(`<b>${address}</b>`),
    withoutLinks(`Ask ${address}.`),
    asHtml(withoutLinks(`Ask ${address}.`)),
    `Ask ${address.normalize('NFD')}.`,
    JSON.stringify([{ text: `line\n${address}\ttab`, [address]: 1 }]),
  ])('in %j is found and taken out', (text) => {
    expect(isLookedAt(mention, text)).toBe(true)
    const left = mention.takeOut(text)
    expect(left).toContain('[erased]')
    expect(left).not.toMatch(/hara|b(ü|%C3%BC|u\u0308)cher/iu)
  })

  test('that was cut short is found as long as it can be nobody else’s', () => {
    const { takeOut, ...where } = mentionOfAddress('nora@gmail.com.au')
    for (const cut of ['x nora@gm', 'x nora@gmail', 'x nora@gmail.c']) {
      expect(isLookedAt({ takeOut, ...where }, cut)).toBe(true)
      expect(takeOut(cut)).toBe('x [erased]')
    }
    expect(takeOut('x nora@gmail.com')).toBe('x nora@gmail.com')
  })

  test.each([
    'x.n@gmail.com',
    'x-n@gmail.com',
    'x+n@gmail.com',
    'xn@gmail.com',
    'n@gmail.com.au',
    'n@gmail.community',
    'n@gmail.com-x.org',
    'n@gmailxcom',
    'x%2Bn%40gmail.com',
    'x[.]n[@]gmail[.]com',
    'n[@]gmail[.]com[.]au',
  ])('is not in %j, which is another address', (text) =>
    expect(mentionOfAddress('n@gmail.com').takeOut(text)).toBe(text),
  )

  test('is taken out of whatever surrounds it, and nothing else is', () => {
    const nobody = fc.string({ unit: 'grapheme', maxLength: 30 })
    const edge = fc.constantFrom(' ', '\n', '<', '>', '"', '(', ')', ',', ';', '/', '=', '&', '%20')
    fc.assert(
      fc.property(nobody, edge, edge, nobody, (before, left, right, after) => {
        const text = `${before}${left}${address}${right}${after}`
        expect(isLookedAt(mention, text)).toBe(true)
        expect(mention.takeOut(text).toLowerCase()).not.toContain('bücher')
        const without = `${before}${left}${right}${after}`
        expect(mention.takeOut(without)).toBe(without)
      }),
    )
  })
})

describe('a mention of a name', () => {
  test.each([
    ['Quilla Zebrowska', 'I met QUILLA  Zebrowska’s team', 'I met [erased]’s team'],
    ["Anne-Marie O'Hara", asHtml("By Anne-Marie O'Hara."), 'By [erased].'],
    ['José Núñez', 'utm=josé%20núñez', 'utm=[erased]'],
  ])('%s', (name, text, left) => expect(mentionOfName(name)?.takeOut(text)).toBe(left))

  test.each([
    ['Ann Lee', 'Joann Leeds'],
    ['Ann Lee', 'Ann and Lee'],
  ])('%s is not in %j', (name, text) => expect(mentionOfName(name)?.takeOut(text)).toBe(text))

  test.each(['Ada', '', 'A B', 'Ada L', '   '])('%j is no full name', (name) =>
    expect(mentionOfName(name)).toBeUndefined(),
  )
})
