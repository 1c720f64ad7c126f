import type { Focus } from '../../../understanding/labels.ts'
import { advised, cardFor } from '../cards/card.ts'
import { departmentOf } from '../remember/departments.ts'
import type { News } from '../remember/hear.ts'
import { isTrade, type Meaning, type Memory, ownFocus } from '../remember/memory.ts'
import type { Reading } from '../remember/reading.ts'
import { answerTo, isAdvisedOf } from './answer.ts'
import type { Decision, LineName, Step } from './decision.ts'
import { department } from './questions.ts'

const told = (meaning: Meaning, steps: readonly Step[]): Decision => ({
  zone: 'told',
  meaning,
  steps,
  ways: [],
})
const line = (name: LineName): Step => ({ do: 'line', line: name })

export const hasNews = ({ isCorrected: _, pain, ...things }: News) =>
  Object.keys(things).length > 0 || pain !== undefined

/** The visitor told something and asked nothing: it is taken up with what helps there. */
export function telling(
  readings: readonly Reading[],
  memory: Memory,
  news: News,
  { named, isWary }: { named: readonly Focus[]; isWary: boolean },
): Decision {
  if (news.email) return sent(memory)
  if (news.role && SPEAKS_FOR_STAFF.test(news.role)) return forStaff(memory)
  const pain = readings.find(({ subject }) => subject === 'pain')
  if (pain) return hurting(pain, memory, named)
  if (isWary) return told({ subject: 'self', move: 'telling', focus: 'none' }, [line('wary')])
  const concern = concerns.find(([role]) => role.test(news.role ?? ''))?.[1]
  if (concern) return told({ subject: concern, move: 'telling', focus: 'none' }, [])
  const isNew = news.industry || news.role
  const about = isNew ? ownFocus(memory) : (readings.find(({ focus }) => focus !== 'none')?.focus ?? 'none')
  if (about !== 'none' && !isAdvisedOf(about, memory)) {
    const meaning: Meaning = { subject: 'where_to_start', move: 'advise', focus: about }
    return { ...told(meaning, [{ do: 'advise', focus: about, agents: advised(about) }]) }
  }
  const meaning: Meaning = { subject: 'self', move: 'telling', focus: 'none' }
  return told(meaning, hasNews(news) ? [] : [line('goOn')])
}

const SPEAKS_FOR_STAFF = /\b(?:works council|union|betriebsrat|shop steward|staff representative)\b/i

/** Whoever speaks for the staff is not sold to: what they would ask is answered. */
function forStaff(memory: Memory): Decision {
  const meaning: Meaning = { subject: 'works_council', move: 'objection', focus: 'none' }
  return { ...(answerTo(meaning, memory, '') ?? told(meaning, [])), zone: 'told' }
}

/** Whose work it is to ask hard questions is led to them, and not advised to buy. */
const concerns: readonly (readonly [role: RegExp, subject: Meaning['subject']])[] = [
  [/\b(?:compliance|risk|audit\w*)\b/i, 'compliance'],
  [/\b(?:ciso|security)\b/i, 'security'],
  [/\b(?:privacy|dpo|data protection)\b/i, 'privacy'],
  [/\b(?:procurement|purchasing|sourcing|buyer)\b/i, 'contract'],
]

/** Who is in charge of a department speaks of it, whatever trade it is in. */
function placeOf({ focus }: Reading, memory: Memory, named: readonly Focus[]): Focus {
  const department = named.find((one) => !isTrade(one)) ?? departmentOf(memory.visitor.role)
  return focus === 'none' || (isTrade(focus) && department) ? (department ?? ownFocus(memory)) : focus
}

function hurting(pain: Reading, memory: Memory, named: readonly Focus[]): Decision {
  const where = placeOf(pain, memory, named)
  const meaning: Meaning = { subject: 'pain', move: 'telling', focus: where }
  if (where === 'none') {
    const ask: Step[] = memory.asked.has(department.id) ? [] : [{ do: 'ask', question: department }]
    return told(meaning, [line('sympathy'), ...ask])
  }
  if (isTrade(where) && !isAdvisedOf(where, memory))
    return told(meaning, [{ do: 'advise', focus: where, agents: advised(where) }])
  const card = cardFor('does', 'what', where)
  const isNew = card && !memory.told.has(`${card.id} full`)
  const length = memory.pace === 'usual' ? 'full' : 'short'
  const rest: readonly Step[] = isNew
    ? [{ do: 'tell', card, length }]
    : (answerTo({ subject: 'savings', move: 'how', focus: where }, memory, '')?.steps ?? [])
  return told(meaning, [line('sympathy'), ...rest])
}

/** An address was given: what happens with it is said, and nothing is claimed to be sent. */
function sent(memory: Memory): Decision {
  const meaning: Meaning = { subject: 'send', move: 'doing', focus: 'none' }
  return { ...(answerTo(meaning, memory, '') ?? told(meaning, [])), zone: 'told', ways: ['contact'] }
}

/** We had it wrong: what is right is said back, and what was asked is answered again with it. */
export function corrected(reading: Reading, memory: Memory, news: News, words: string): Decision {
  const last = memory.answered.find(
    ({ meaning }) => meaning.subject !== 'self' && meaning.subject !== 'pain',
  )?.meaning
  const focus = news.industry?.focus ?? reading.focus
  if (focus !== 'none') {
    const meaning: Meaning = last
      ? { ...last, focus }
      : { subject: isTrade(focus) ? 'overview' : 'does', move: 'what', focus }
    const answer = answerTo(meaning, memory, words)
    if (answer) return answer
  }
  if (hasNews(news)) return told({ subject: 'self', move: 'telling', focus: 'none' }, [])
  return { zone: 'talk', steps: [line('mistaken')], ways: [] }
}
