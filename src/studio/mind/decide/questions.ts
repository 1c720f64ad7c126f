import { type Focus, familyOf, type Subject } from '../../../understanding/labels.ts'
import { cardFor, choiceWords } from '../cards/card.ts'
import { said } from '../cards/said.ts'
import { departmentOf } from '../remember/departments.ts'
import {
  type Choice,
  isTrade,
  type Meaning,
  type Memory,
  presentFocus,
  type Question,
} from '../remember/memory.ts'

/** After this many answers a demo is offered, once. */
const DEMO_AFTER = 3
/** A question about the visitor comes at most every so many turns. */
const ASK_ABOUT_EVERY = 3
/** What only a buyer is offered. */
const forBuyers: ReadonlySet<Subject> = new Set([
  'savings',
  'pilot',
  'references',
  'where_to_start',
  'first_month',
])

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const choiceFor = (meaning: Meaning): Choice => {
  const words = choiceWords(meaning.subject, meaning.move)
  return { label: capital(words), says: `I'd like to hear ${words}.`, meaning }
}

export const demoChoice: Choice = {
  label: 'Schedule a demo',
  says: 'I would like to schedule a demo.',
  meaning: { subject: 'demo', move: 'doing', focus: 'none' },
}
export const moreChoice: Choice = {
  label: 'Tell me more',
  says: 'Tell me more.',
  meaning: { subject: 'more', move: 'talk', focus: 'none' },
}
export const personChoice: Choice = {
  label: 'Talk to a person',
  says: 'I would like to talk to a person.',
  meaning: { subject: 'person', move: 'doing', focus: 'none' },
}

const hurts = (label: string, focus: Focus): Choice => ({
  label,
  says: `${label} hurts most.`,
  meaning: { subject: 'pain', move: 'telling', focus },
})

const trade: Question = {
  id: 'trade',
  words: said`What business are you in?`,
  choices: [],
  takes: 'trade',
}
export const department: Question = {
  id: 'department',
  words: said`Where does routine work cost you most today: IT, HR, finance, or customer support?`,
  choices: [
    hurts('IT', 'it'),
    hurts('HR', 'hr'),
    hurts('Finance', 'finance'),
    hurts('Customer support', 'customerSupport'),
  ],
  takes: 'department',
}
const size: Question = {
  id: 'size',
  words: said`Roughly how many people would it touch?`,
  choices: [],
  takes: 'size',
}
const system: Question = {
  id: 'system',
  words: said`Which system does that work run in today?`,
  choices: [],
  takes: 'system',
}
export const demo: Question = {
  id: 'demo',
  words: said`Shall I point you to a demo on a process of your own?`,
  choices: [demoChoice],
  yes: demoChoice.meaning,
}

/** The one thing we ask of a visitor for ourselves: a way to reach them. Once, and never after a no. */
export const summary: Question = {
  id: 'summary',
  words: said`Where shall I send the summary of our talk?`,
  choices: [],
  yes: { subject: 'send', move: 'doing', focus: 'none' },
}

/** What a buyer wants to know next, in this order. */
const leads: Partial<Record<Subject, readonly Subject[]>> = {
  overview: ['savings', 'how_it_works', 'references'],
  how_it_works: ['control', 'integration', 'mistakes'],
  does: ['savings', 'integration', 'first_month', 'references'],
  pain: ['savings', 'first_month', 'integration', 'references'],
  self: ['where_to_start', 'savings', 'references'],
  catalog: ['where_to_start', 'together'],
  roadmap: ['catalog', 'where_to_start'],
  together: ['control', 'integration'],
  integration: ['effort', 'hosting', 'access'],
  hosting: ['residency', 'integration', 'security'],
  residency: ['access', 'privacy', 'training_data'],
  scale: ['uptime', 'together'],
  uptime: ['mistakes', 'support'],
  languages: ['customize', 'integration'],
  customize: ['control', 'effort'],
  security: ['access', 'audit', 'hosting'],
  access: ['audit', 'control'],
  audit: ['control', 'mistakes', 'access'],
  privacy: ['residency', 'training_data', 'access'],
  certificates: ['audit', 'security', 'hosting'],
  training_data: ['residency', 'access', 'leaving'],
  control: ['mistakes', 'audit'],
  mistakes: ['control', 'audit'],
  compliance: ['audit', 'control'],
  savings: ['pilot', 'references', 'first_month'],
  references: ['savings', 'pilot'],
  price: ['savings', 'pilot', 'contract'],
  why_us: ['references', 'pilot'],
  competitors: ['why_us', 'pilot', 'references'],
  build_or_have: ['integration', 'effort', 'pilot'],
  where_to_start: ['first_month', 'pilot', 'savings'],
  pilot: ['effort', 'first_month', 'savings'],
  first_month: ['effort', 'support', 'change'],
  duration: ['first_month', 'effort'],
  effort: ['first_month', 'support'],
  support: ['contract', 'uptime'],
  contract: ['leaving', 'pilot'],
  leaving: ['contract', 'vendor_risk'],
  vendor_risk: ['leaving', 'references'],
  change: ['jobs', 'first_month', 'support'],
  jobs: ['change', 'works_council'],
  works_council: ['audit', 'jobs', 'control'],
  ciso: ['audit', 'access', 'hosting'],
  hype: ['pilot', 'references', 'mistakes'],
  company: ['references', 'vendor_risk'],
  leadership: ['company', 'contact'],
}

const isTold = ({ told }: Memory, { subject, move, focus }: Meaning) => {
  const card = cardFor(subject, move, focus)
  return !card || ['short', 'full', 'more'].some((length) => told.has(`${card.id} ${length}`))
}

/** How what comes next is offered; each fits before "what it saves". */
const offering = [
  said`Would you like to hear`,
  said`Shall I tell you`,
  said`Do you want to know`,
  said`Should I go into`,
] as const

function lead(memory: Memory, { subject }: Meaning): Question | undefined {
  const focus = presentFocus(memory)
  const next = leads[subject]
    ?.filter((one) => memory.isBuyer || !forBuyers.has(one))
    .map((one): Meaning => ({ subject: one, move: one === 'savings' ? 'how_much' : 'how', focus }))
    .find((meaning) => !memory.asked.has(`lead ${meaning.subject}`) && !isTold(memory, meaning))
  if (!next) return undefined
  const words = choiceWords(next.subject, next.move)
  return {
    id: `lead ${next.subject}`,
    words: `${offering[memory.asked.size % offering.length]} ${words}?`,
    choices: [choiceFor(next)],
    yes: next,
  }
}

/** What we would like to know of the visitor, where it makes the next answer better. */
function unknown(memory: Memory, { subject, focus }: Meaning): Question | undefined {
  const { visitor, pains, asked, hasTold, turn, askedAt } = memory
  // Nobody is questioned: what was told fills the slot, and two questions about the visitor lie some turns apart.
  if (askedAt !== undefined && turn - askedAt < ASK_ABOUT_EVERY) return undefined
  const isOpen = (question: Question) => !asked.has(question.id)
  const isAboutWork = ['overview', 'does', 'catalog', 'where_to_start', 'savings', 'self', 'pain'].includes(
    subject,
  )
  if (!isAboutWork)
    return subject === 'integration' && !visitor.systems.length && isOpen(system) ? system : undefined
  const isPlaced = (focus !== 'none' && !isTrade(focus)) || departmentOf(visitor.role) !== undefined
  if (!hasTold.self && !isTrade(focus) && !isPlaced && !pains.length && isOpen(trade)) return trade
  if (!hasTold.pain && !pains.length && !isPlaced && isOpen(department)) return department
  if (subject === 'pain' && !visitor.counts.length && isOpen(size)) return size
  return undefined
}

/** The one question that helps most now; none where nothing new is left to ask. Offers only follow an answer. */
export function nextQuestion(
  memory: Memory,
  meaning: Meaning,
  { mayOffer, mayLead, mayAsk }: { mayOffer: boolean; mayLead: boolean; mayAsk: boolean },
): Question | undefined {
  const answers = memory.answered.length
  const isForPeople = familyOf(meaning.subject) === 'company'
  const mayBuy = mayOffer && memory.isBuyer && !isForPeople
  const isDue = mayBuy && answers >= DEMO_AFTER && answers % 2 === 1
  // Two things asked of a visitor in a row are one too many.
  if (isDue && !memory.asked.has(demo.id) && memory.open?.id !== summary.id) return demo
  const about = mayAsk && memory.isBuyer ? unknown(memory, meaning) : undefined
  return about ?? (mayLead ? lead(memory, meaning) : undefined)
}
