import type { Focus } from '../../../understanding/labels.ts'
import { advised, cardFor } from '../cards/card.ts'
import { deck } from '../cards/deck.ts'
import { departmentOf } from '../remember/departments.ts'
import type { News } from '../remember/hear.ts'
import { isTrade, type Meaning, type Memory, ownFocus } from '../remember/memory.ts'
import type { Reading } from '../remember/reading.ts'
import { answerTo, isAdvisedOf } from './answer.ts'
import type { Heard } from './decide.ts'
import type { Decision, LineName, Step } from './decision.ts'
import { agentByFeature, fitting, wasSaid } from './fit.ts'

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
export function telling(readings: readonly Reading[], { memory, news, meant }: Heard): Decision {
  const { named } = meant.things
  if (news.email) return sent(memory)
  if (news.role && SPEAKS_FOR_STAFF.test(news.role)) return forStaff(memory)
  const pain = readings.find(({ subject }) => subject === 'pain')
  if (pain) return hurting(pain, memory, named, meant.said)
  if (meant.readings.some(isWary))
    return told({ subject: 'self', move: 'telling', focus: 'none' }, [line('wary')])
  const concern = concerns.find(([role]) => role.test(news.role ?? ''))?.[1]
  if (concern) return told({ subject: concern, move: 'telling', focus: 'none' }, [])
  const isNew = news.industry || news.role
  const about = isNew ? ownFocus(memory) : (readings.find(({ focus }) => focus !== 'none')?.focus ?? 'none')
  if (about !== 'none' && !isAdvisedOf(about, memory)) {
    const meaning: Meaning = { subject: 'where_to_start', move: 'advise', focus: about }
    return { ...told(meaning, [{ do: 'advise', focus: about, agents: advised(about) }]) }
  }
  const meaning: Meaning = { subject: 'self', move: 'telling', focus: 'none' }
  return told(meaning, [line('heard')])
}

/** Comes to doubt, and says so: an objection is taken up before anything is sold. */
const isWary = ({ move, subject }: Reading) => move === 'objection' && subject !== 'pain'

const SPEAKS_FOR_STAFF = /\b(?:works council|union|betriebsrat|shop steward|staff representative)\b/i

/** Whoever speaks for the staff is not sold to: what they would ask is answered. */
function forStaff(memory: Memory): Decision {
  const meaning: Meaning = { subject: 'works_council', move: 'objection', focus: 'none' }
  return { ...(answerTo(meaning, memory, '') ?? told(meaning, [])), zone: 'told' }
}

/** What helps against any trouble, by what it is about. */
const trusted = deck.filter(
  ({ subject, focus }) =>
    focus === 'none' &&
    ['audit', 'control', 'mistakes', 'integration', 'compliance', 'languages', 'uptime'].includes(subject),
)
const NEAR_FROM = 4
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
  const agent = named.find((one) => !isTrade(one) && one !== 'otherIndustry')
  if (agent && !named.includes(focus)) return agent
  return focus === 'none' || (isTrade(focus) && department) ? (department ?? ownFocus(memory)) : focus
}

function hurting(pain: Reading, memory: Memory, named: readonly Focus[], words: string): Decision {
  const place = placeOf(pain, memory, named)
  // A whole department, or none: the agent whose work was told of is nearer.
  const where = ['none', 'it', 'hr', 'corporate', 'otherIndustry'].includes(place)
    ? (agentByFeature(words, place) ?? place)
    : place
  const meaning: Meaning = { subject: 'pain', move: 'telling', focus: where }
  if (where === 'none') {
    const near = fitting(words, trusted, (one) => !wasSaid(one, memory.spoken))
    if (near && near.score >= NEAR_FROM)
      return told(meaning, [line('sympathy'), { do: 'fit', card: near.card, sentence: near.sentence }])
    const start = cardFor('where_to_start', 'how', 'none')
    const isNew = start && !memory.told.has(`${start.id} full`)
    return told(meaning, [
      line('sympathy'),
      ...(isNew ? [{ do: 'tell' as const, card: start, length: 'full' as const }] : []),
    ])
  }
  if (isTrade(where) && !isAdvisedOf(where, memory))
    return told(meaning, [
      { do: 'advise', focus: where, agents: advised(where) },
      ...toldOf(where, words, memory),
    ])
  const card = cardFor('does', 'what', where)
  const isNew = card && !memory.told.has(`${card.id} full`)
  const length = memory.pace === 'usual' ? 'full' : 'short'
  const rest: readonly Step[] = isNew
    ? withWords({ do: 'tell', card, length }, words, memory)
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

/** The sentence that says something of what was told, after an agent was named. */
function toldOf(focus: Focus, words: string, { spoken }: Memory): Step[] {
  const [best] = advised(focus)
  const card = best && cardFor('does', 'what', best.agent)
  const fit =
    card &&
    fitting(words, [card], (one) => !spoken.has(one) && one !== card.short && !card.example?.startsWith(one))
  return fit?.fits ? [{ do: 'fit', card: fit.card, sentence: fit.sentence }] : []
}

function withWords(tell: Extract<Step, { do: 'tell' }>, words: string, { spoken }: Memory): Step[] {
  const fit = fitting(words, [tell.card], (one) => !spoken.has(one) && !tell.card.example?.startsWith(one))
  const isElsewhere = fit?.fits && !tell.card.full.includes(fit.sentence)
  return isElsewhere
    ? [
        { ...tell, length: 'short' },
        { do: 'fit', card: fit.card, sentence: fit.sentence },
      ]
    : [tell]
}
