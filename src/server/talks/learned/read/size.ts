import { NUMBER, numberOf } from '../../../../understanding/things/numbers.ts'
import { askedIn, countedIn } from '../avatar-asked.ts'
import { anyOf, plain } from '../plain.ts'
import type { VisitorTurn } from '../said.ts'
import { allCounted, peopleCounted, placesCounted, workforce } from '../vocabulary/counted.ts'

import {
  ABOUT,
  ALL_OF_THEM,
  ALONE,
  AS_ADJECTIVE,
  AT_WORK,
  BARE,
  CORRECTS,
  COUNT,
  DOWN_TO,
  FEW,
  HAVE_OF_THEM,
  HAVING,
  IN_SEASON,
  NO_SIZE,
  NOT_A_SIZE,
  NOUN_FIRST,
  OF_THEM,
  OF_US,
  OF_YOURS,
  PART_OF,
  PRECISELY,
  RATHER,
  SOFT_NUMBER,
  SOMEWHERE,
  TEAM_OF,
  WE_ARE,
  WHEN_OR_WHERE,
} from './size-patterns.ts'

const COUNTED = anyOf(allCounted)

export type Size = { value: number; what: string; turn: number }

/** How big the visitor's company is, by what it counts; a corrected number takes the place of the one before. */
export function sizesOf(turns: readonly VisitorTurn[]): Size[] {
  let sizes: Size[] = []
  let saidBefore = ''
  for (const turn of turns) {
    let isCorrecting = false
    saidBefore += ` ${turn.text}`
    for (const { words, clauses, isAsked } of turn.sentences) {
      // "No wait. Seventy-one.": the cue may be a sentence of its own.
      isCorrecting ||= CORRECTS.test(words) || PRECISELY.test(words)
      if (/\b(?:lol|haha\w*)\b/i.test(words)) continue
      for (const clause of clauses) {
        if (clause.standing !== 'own' || OF_YOURS.test(clause.words)) continue
        if (
          isAsked &&
          !/\bfor (?:about |around |roughly )?[\w,. -]+ (?:staff|people|employees|users|stores|shops|sites)\b/i.test(
            clause.words,
          )
        )
          continue
        const counted = countsIn(clause.words, turn.turn, saidBefore)
        const bare = counted.length > 0 ? [] : bareIn(clause.words, turn, sizes, isCorrecting)
        for (const found of [...counted, ...bare]) sizes = withNew(sizes, found, isCorrecting)
      }
    }
  }
  return sizes
}

function countsIn(words: string, turn: number, before: string): Size[] {
  const text = plain(words)
  const found: Size[] = []
  const add = (said: string | undefined, what: string, at: number, after: string) => {
    const value = said === undefined ? undefined : numberOf(said)
    if (value === undefined || value < 2 || SOFT_NUMBER.test(said ?? '')) return
    if (NOT_A_SIZE.test(text.slice(0, at)) || PART_OF.test(after)) return
    if (what === 'agents' && !/\b(?:human|we|our|my|have|centre|center|support|in \p{L}+)\b/u.test(text))
      return
    if (peopleCounted.has(what) && (AT_WORK.test(after) || (value < FEW && !ALL_OF_THEM.test(text)))) return
    if (!found.some((one) => one.value === value && kindOf(one.what) === kindOf(what)))
      found.push({ value, what, turn })
  }
  for (const match of text.matchAll(COUNT)) {
    const after = text.slice(match.index + match[0].length)
    add(match[1], (match[4] ?? '').replaceAll('-', ' '), match.index, after)
  }
  for (const match of text.matchAll(HAVING)) {
    const what = match[2] ?? ''
    const after = text.slice(match.index + match[0].length)
    if (!NO_SIZE.test(what)) add(match[1], what, match.index + match[0].indexOf(match[1] ?? ''), after)
  }
  if (/\bwe(?:'re| are)\b/.test(text))
    for (const match of text.matchAll(DOWN_TO)) add(match[1], 'people', match.index, '')
  for (const match of text.matchAll(AS_ADJECTIVE)) add(match[1], plural(match[2] ?? ''), match.index, '')
  for (const match of text.matchAll(NOUN_FIRST)) add(match[2], match[1] ?? '', match.index, '')
  const ofThem = HAVE_OF_THEM.exec(text)
  const [named] = [...plain(before).matchAll(COUNTED)].at(-1) ?? []
  if (ofThem && named !== undefined) add(ofThem[1], named, ofThem.index, '')
  for (const match of text.matchAll(OF_THEM)) add(match[2], match[1] ?? '', match.index, '')
  const season = IN_SEASON.exec(text)
  if (season && found.some(({ what }) => workforce.has(what)))
    add(season[1], 'people in season', season.index, '')
  for (const [n, match] of [...text.matchAll(WHEN_OR_WHERE)].entries())
    add(match[1], n === 0 ? 'people' : 'people in season', match.index, '')
  for (const pattern of [OF_US, WE_ARE, TEAM_OF])
    for (const match of text.matchAll(pattern))
      add(match[1], 'people', match.index + match[0].indexOf(match[1] ?? ''), '')
  if (ALONE.test(text) && !/\bnot\b/.test(text)) found.push({ value: 1, what: 'people', turn })
  return found
}

/** A number by itself: an answer to "How many …?", or in place of one that was said. */
function bareIn(
  words: string,
  { turn, text: whole, before }: VisitorTurn,
  sizes: Size[],
  isCorrecting: boolean,
): Size[] {
  const text = plain(words).replace(
    new RegExp(`^.*\\bno,? (?:wait|sorry),? (?=${ABOUT}(?:${NUMBER}))`, 'iu'),
    '',
  )
  const [, said] =
    PRECISELY.exec(text) ??
    BARE.exec(text) ??
    (isCorrecting ? RATHER.exec(text) : undefined) ??
    (askedIn(before).has('size') ? SOMEWHERE.exec(text) : undefined) ??
    []
  const value = said === undefined ? undefined : numberOf(said)
  if (value === undefined || value < 2 || value === 2024 || value === 2025 || value === 2026) return []
  if (isCorrecting && sizes.length > 0) return [{ value, what: sizes.at(-1)?.what ?? 'people', turn }]
  if (sizes.some((one) => one.turn === turn)) return []
  const what = whatAsked(before) ?? (/\bhow many (?:are we|people)\b/i.test(whole) ? 'people' : undefined)
  return what === undefined ? [] : [{ value, what, turn }]
}

function whatAsked(before: string): string | undefined {
  if (!askedIn(before).has('size')) return undefined
  const counted = countedIn(before)
  if (
    counted !== undefined &&
    (peopleCounted.has(counted) || placesCounted.has(counted) || allCounted.includes(counted))
  )
    return counted
  if (/\b(?:chain|retailer|stores?)\b/i.test(before)) return 'stores'
  return 'people'
}

const plural = (what: string) =>
  /^(?:people|person|employee|man)$/.test(what) ? 'people' : what === 'branch' ? 'branches' : `${what}s`

const kindOf = (what: string) => (workforce.has(what) ? 'employees' : what)

function withNew(sizes: Size[], found: Size, isCorrecting: boolean): Size[] {
  const same = sizes.filter((one) => kindOf(one.what) === kindOf(found.what))
  if (same.some((one) => one.value === found.value)) return sizes
  if (same.length === 0) return [...sizes, found]
  const isSameTurn = same.some((one) => one.turn === found.turn)
  if (isCorrecting) {
    const corrected = same.at(-1)
    return [...sizes.filter((one) => one !== corrected), found]
  }
  // Said side by side both hold ("120 in winter, 1500 in summer"); said again later it is a part, or a wish.
  return isSameTurn ? [...sizes, found] : sizes
}

/** How it is shown and said back: "4,900 employees". */
export const sizeInWords = ({ value, what }: Pick<Size, 'value' | 'what'>) =>
  `${value.toLocaleString('en')} ${workforce.has(what) ? (value === 1 ? 'person' : 'people') : what}`
