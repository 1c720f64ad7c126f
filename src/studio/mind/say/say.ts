import type { PageName } from '../../../contract/paths.ts'
import type { RoomLink } from '../../protocol.ts'
import type { Card } from '../cards/card.ts'
import { untold } from '../decide/answer.ts'
import type { Decision } from '../decide/decision.ts'
import { wasSaid } from '../decide/fit.ts'
import { demoChoice, department, moreChoice, personChoice } from '../decide/questions.ts'
import type { Choice, Length, Memory, Question } from '../remember/memory.ts'
import { openingOf, sentencesOf } from '../sentences.ts'
import type { Tongue } from '../tongues/tongue.ts'
import { beforeEnglish, questionInTongue, stepInTongue, tongueOf } from './in-tongue.ts'
import { otherwise } from './lines.ts'
import { linksFor, pagesShown } from './links.ts'
import { freshLine, type Part, wordsOf } from './words-of.ts'

/** A turn of the avatar, and what the talk is to remember of it. */
export type Spoken = {
  text: string
  links: readonly RoomLink[]
  choices: readonly Choice[]
  question: Question | undefined
  cards: readonly string[]
  length: Length
  pages: readonly PageName[]
  isTied: boolean
}

/** At most so many sentences, and a question. */
const SENTENCES = 3
/** Words a decision. Pure: the same decision in the same talk is always said alike. */
export function say(decision: Decision, memory: Memory): Spoken {
  const tongue = tongueOf(memory.language)
  const asked = decision.steps.flatMap((step) => (step.do === 'ask' ? [step.question] : []))[0]
  const question = asked && tongue ? questionInTongue(asked, decision, tongue) : asked
  const parts = decision.steps.map((step, n) => wordsOf(step, n, decision, memory))
  const limit = memory.pace === 'hurry' ? 1 : SENTENCES
  const isNew = (sentence: string) => decision.isRepeat || !wasSaid(sentence, memory.spoken)
  const fresh = (tongue ? inTongue(decision, parts, tongue, memory) : parts).map((part) => ({
    ...part,
    sentences: part.mayRepeat ? part.sentences : part.sentences.filter(isNew),
  }))
  const isAskedAlready = question !== undefined
  const body = withinLimit(
    // A card may end in a question of its own: one is enough.
    fresh.map(({ sentences }) => sentences.filter((one) => !(isAskedAlready && one.endsWith('?')))),
    limit,
    decision.steps.some((step) => step.do === 'point'),
  )
  const statements = body.length || question ? body : freshLine('exhausted', memory)
  const text = begunOtherwise(
    [...statements, ...(question ? [question.words] : [])].join(' '),
    decision,
    memory,
  )
  const cards = parts.flatMap((part) => part.cards)
  const told = decision.steps.flatMap((step) => (step.do === 'tell' ? [step.length] : []))
  return {
    text,
    links: linksFor(decision, cards, memory),
    choices: choicesFor(decision, question, cards[0], memory),
    question: question ?? (body.at(-1)?.endsWith('?') && cards.length ? department : undefined),
    cards: cards.map(({ id }) => id),
    length: told[0] ?? 'full',
    pages: pagesShown(decision, cards),
    isTied: parts.some(({ isTied }) => isTied),
  }
}

/** In the visitor's language what can be said in it; what follows in English is announced, once. */
function inTongue(decision: Decision, parts: readonly Part[], tongue: Tongue, memory: Memory): Part[] {
  const all = decision.steps.map((step, n): Part & { isEnglish: boolean } => {
    const own = stepInTongue(step, decision, tongue)
    const part = parts[n] ?? { sentences: [], cards: [] }
    return own
      ? { ...part, sentences: own.flatMap(sentencesOf), mayRepeat: true, isEnglish: false }
      : { ...part, isEnglish: true }
  })
  const english = all.findIndex(({ sentences, isEnglish }) => isEnglish && sentences.length)
  const announced = english >= 0 ? beforeEnglish(tongue, memory) : undefined
  if (!announced) return all
  return [...all.slice(0, english), { sentences: [announced], cards: [] }, ...all.slice(english)]
}

/** The first sentences of each part before the second of any: an acknowledgement never costs the answer. */
function withinLimit(parts: readonly string[][], limit: number, isPoint: boolean): string[] {
  const spare = limit - parts.filter((sentences) => sentences.length).length
  let left = Math.max(0, spare)
  const kept = parts.map((sentences) => {
    const extra = Math.min(left, Math.max(0, sentences.length - 1))
    left -= extra
    return sentences.slice(0, 1 + extra)
  })
  const all = kept.flat()
  if (all.length <= limit) return all
  return isPoint ? all.slice(0, limit) : all.slice(-limit)
}

/** Never the same opening twice in a row. */
function begunOtherwise(text: string, decision: Decision, { opening, spoken, language }: Memory): string {
  if (decision.isRepeat || language !== 'en' || openingOf(text) !== opening) return text
  const lead =
    otherwise.find((one) => ![...spoken].some((sentence) => sentence.startsWith(one))) ?? otherwise[0]
  return `${lead ?? ''}${text}`
}

function choicesFor(
  decision: Decision,
  question: Question | undefined,
  card: Card | undefined,
  memory: Memory,
): Choice[] {
  const more = card && untold(card, memory) ? [moreChoice] : []
  const isOver = decision.steps.some((step) => step.do === 'line' && step.line === 'goodbye')
  if (isOver) return []
  if (question && question.choices.length > 1) return [...question.choices]
  const isShown = decision.meaning?.subject === 'demo'
  const person = decision.zone === 'not_known' ? [personChoice] : []
  const all = [...person, ...(question?.choices ?? []), ...more, ...(isShown ? [] : [demoChoice])]
  return all.filter((one, n) => all.findIndex(({ says }) => says === one.says) === n).slice(0, 3)
}
