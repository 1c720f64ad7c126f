import { asHtml } from '../../mail/html-text.ts'

/** How somebody is spoken of in other people's words. */
export type Mention = {
  /**
   * By which the database finds what may mention them, in lower case: one of the first and all of the second stand in
   * every text that does.
   */
  oneOf: string[]
  allOf: string[]
  /** The text without the mention; the same text where there is none. */
  takeOut(text: string): string
}

const ERASED = '[erased]'

/** An address, in whatever spelling a form, a campaign's link, a page of HTML or a letter of ours gives it. */
export function mentionOfAddress(email: string): Mention {
  const signs = [...email.normalize('NFC')]
  const spelt = `${signs.map(spellings).join('')}|${cutShort(signs)}`
  // "x.n@gmail.com" and "n@gmail.com.au" are other people's. An escaped delimiter is a delimiter; brackets are ours.
  const before = String.raw`(?:(?<![\p{L}\p{N}][._+-]?|\[\.\])|(?<=%(?:0[0-9a-d]|2[0-9acf]|3[a-f])))`
  const after = String.raw`(?!(?:[._-]|\[\.\]|%2[de])?[\p{L}\p{N}])`
  const [local = '', domain = ''] = email.split('@')
  return {
    oneOf: ['@', '%40', '[@]'].map((at) => `${plainEnd(local)}${at}${plainStart(domain).slice(0, 1)}`),
    allOf: longestWord(local),
    takeOut: takingOut(before, spelt, after),
  }
}

/** First and last name or more; a single word is too many things. */
export function mentionOfName(name: string): Mention | undefined {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const isFull = words.length > 1 && words.every((word) => (word.match(/\p{L}/gu) ?? []).length > 1)
  if (!isFull) return undefined
  const spelt = words.map((word) => [...word].map(spellings).join('')).join(String.raw`(?:\s|%20|\+)+`)
  const [first = '', second = ''] = words
  return {
    oneOf: [' ', '%20', '+'].map((gap) => `${plainEnd(first)}${gap}${plainStart(second)}`),
    allOf: words.flatMap(longestWord),
    takeOut: takingOut(String.raw`(?<![\p{L}\p{N}])`, spelt, String.raw`(?![\p{L}\p{N}])`),
  }
}

/**
 * Long texts are cut (a lead's source, a campaign's words), perhaps in the middle of an address: all before the @ and
 * some of what follows, but less than would be another address.
 */
function cutShort(signs: string[]): string {
  const at = signs.indexOf('@')
  const rest = signs.slice(at + 1, signs.indexOf('.', at) + 2).map(spellings)
  const [first = '', ...others] = rest
  const someOf = others.reduceRight((after, sign) => `(?:${sign}${after})?`, '')
  return `${signs
    .slice(0, at + 1)
    .map(spellings)
    .join('')}${first}${someOf}`
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One sign: as it is, in an address, in HTML, in a letter's brackets. A plus in an address comes out as a space. */
function spellings(sign: string): string {
  if (/[a-z0-9]/i.test(sign)) return sign
  const inAddress = [sign, sign.toLowerCase(), sign.toUpperCase()].map((one) => percents(one))
  const all = [sign, asHtml(sign), ...inAddress, `[${sign}]`, ...(sign === '+' ? [' '] : [])]
  return `(?:${[...new Set(all)].map(escaped).join('|')})`
}

const percents = (sign: string) =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** Plain letters and digits: neither an escape nor a database's idea of lower case touches them. */
const plainEnd = (text: string) => (/[a-z0-9]*$/i.exec(text)?.[0] ?? '').toLowerCase()
const plainStart = (text: string) => (/^[a-z0-9]*/i.exec(text)?.[0] ?? '').toLowerCase()
const longestWord = (text: string) =>
  (text.match(/[a-z0-9]+/gi) ?? [])
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1)
    .map((word) => word.toLowerCase())

function takingOut(before: string, spelt: string, after: string) {
  const pattern = new RegExp(`${before}(?:${spelt})${after}`, 'giu')
  const fromText = (text: string) => {
    const composed = text.normalize('NFC')
    const left = composed.replaceAll(pattern, ERASED)
    return left === composed ? text : left
  }
  return (text: string): string => {
    const structure = /^\s*[[{]/.test(text) ? parsed(text) : undefined
    if (structure === undefined) return fromText(text)
    // In JSON a line break is written as letters, which would seem to belong to the word after it.
    const left = JSON.stringify(mapTexts(structure, fromText))
    return left === JSON.stringify(structure) ? text : left
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), mapTexts(one, change)]))
}
