import type { Focus } from '../../../understanding/labels.ts'
import { stemOf, wordsOf } from '../../../understanding/words/words.ts'
import { type Card, cardFor, type Particular, spokenName } from '../cards/card.ts'
import { deck } from '../cards/deck.ts'
import { heardAs } from '../cards/heard-as.ts'
import { sentencesOf } from '../sentences.ts'

/** Says nothing of what is asked. */
const small = new Set(
  `a about above after again all already also am an and another any anything are as ask asked at be because been before being
  both but by can come could day did do does doing done each else even ever every for from get give go going good got had
  has have he her here him his how i if in into is it its just know let like lot made make many may me mean might more most
  much must my need never new no not nothing now of off ok okay on one only or other our out over own people per put real
  really run said same say see shall she should so some somebody someone something still such sure take tell than that the
  their them then there these they thing this those through time to too try up us use very want was way we well were what
  when where which while who whole why will with without work would yes yet you your veyra agent agents please thanks
  company business honestly actually maybe mostly day week month year start begin first keep help sure back right roughly exactly still bit quite problem problems called honest nobody talk simply different`.split(
    /\s+/,
  ),
)

const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !small.has(word) && word.length > 2)
      .map(stemOf),
  ),
]

/** What can stand by itself: a sentence, or an example as a whole. */
const alone = ({ short, full, more, example }: Card) => [
  ...[short, full, more ?? ''].flatMap((text) => sentencesOf(text)),
  ...(example ? [example] : []),
]

const textsOf = ({ short, full, more, example, features }: Card) =>
  [short, full, more, example, ...(features ?? []).flatMap((text) => [text, heardAs(text)])].filter(
    (one) => one !== undefined,
  )

const sentences = new Map<string, Set<string>>()
const stemsIn = (sentence: string) => {
  const known = sentences.get(sentence) ?? new Set(stemsOf(sentence))
  sentences.set(sentence, known)
  return known
}

/** In how many cards a word stands: what stands in many tells little. */
const spread = new Map<string, number>()
for (const card of deck)
  for (const stem of new Set(textsOf(card).flatMap((text) => stemsOf(text))))
    spread.set(stem, (spread.get(stem) ?? 0) + 1)
const weightOf = (stem: string) => Math.log(deck.length / (spread.get(stem) ?? deck.length))

/** A word that stands in few cards only fits by itself; others together. */
const ALONE = 4
const TOGETHER = 4.5

export type Fit = { card: Card; sentence: string; score: number; fits: boolean }

/** How much of what is asked stands in these words, and whether that is enough to take them for its answer. */
function sharing(asked: readonly string[], stems: ReadonlySet<string>, own: ReadonlySet<string>) {
  const shared = asked.filter((stem) => stems.has(stem) && !own.has(stem)).map(weightOf)
  const score = shared.reduce((sum, weight) => sum + weight, 0)
  return { score, fits: (shared.length > 1 && score >= TOGETHER) || shared.some((weight) => weight >= ALONE) }
}

/** The whole answer to a particular question, of those written for one: found also by words that visitors use and we do not. */
export function particular(
  words: string,
  focus: Focus,
  among: readonly Particular[],
  isFresh: (sentence: string) => boolean,
): Fit | undefined {
  const asked = stemsOf(words)
  return among
    .filter(({ text }) => isFresh(text))
    .map(({ card, text, asked: alsoAsked }) => {
      const own = new Set([card.focus, focus].flatMap((one) => stemsOf(spokenName(one))))
      return { card, sentence: text, ...sharing(asked, stemsIn(`${text} ${alsoAsked}`), own) }
    })
    .filter(({ fits }) => fits)
    .toSorted((a, b) => b.score - a.score)[0]
}

/** The sentence of these cards that shares most with what was asked; none where nothing is shared. */
export function fitting(
  words: string,
  cards: readonly Card[],
  isFresh: (sentence: string) => boolean,
): Fit | undefined {
  const asked = stemsOf(words)
  let best: Fit | undefined
  for (const card of new Set(cards)) {
    const own = new Set(stemsOf(spokenName(card.focus)))
    for (const sentence of alone(card)) {
      if (!isFresh(sentencesOf(sentence)[0] ?? sentence)) continue
      const { score, fits } = sharing(asked, stemsIn(sentence), own)
      if (score > (best?.score ?? 0)) best = { card, sentence, score, fits }
    }
  }
  return best
}

const FEATURE_FROM = 5

const withinOf: Partial<Record<Focus, readonly Focus[]>> = {
  it: ['monitor', 'detect', 'patch', 'recover', 'deploy'],
  hr: ['recruit', 'onboard', 'engage', 'comply', 'develop', 'payroll'],
  corporate: ['finance', 'legal', 'sales', 'marketing', 'customerSupport'],
}

/** What people call the trouble that an agent is there for. */
const symptoms: readonly (readonly [RegExp, Focus])[] = [
  [/\bpatch(?:es|ing)?\b/i, 'patch'],
  [/\b(?:outages?|fail ?over|restores?|backups?)\b/i, 'recover'],
  [/\b(?:alarms?|alerts?|pager)\b/i, 'monitor'],
  [/\b(?:releases?|deploys?|deployments?|rollbacks?)\b/i, 'deploy'],
  [
    /\b(?:new (?:staff|starters?|hires?|joiners?)|(?:their|the|in) first (?:day|week)|onboarding)\b/i,
    'onboard',
  ],
  [/\b(?:turnover|attrition|resign\w*|morale|quitting|people leav\w+)\b/i, 'engage'],
  [/\b(?:payslips?|payday|payroll)\b/i, 'payroll'],
  [/\b(?:sick (?:notes?|leave)|absences?|leave requests?|holiday requests?)\b/i, 'hr'],
  [/\b(?:applicants?|applications|vacanc\w+|cvs?|r[eé]sum[eé]s?|hiring)\b/i, 'recruit'],
  [/\b(?:training|learning|skills?) (?:plans?|gaps?|people|map)\b/i, 'develop'],
  [/\b(?:invoices?|month.?end|ledgers?|reconcil\w+)\b/i, 'finance'],
  [/\b(?:ndas?|contracts? to (?:read|review)|redlin\w+|clauses?)\b/i, 'legal'],
  [
    /\b(?:callers?|call cent\w+|contact cent\w+|voice ?bot|support (?:queue|tickets?|inbox)|tickets|hotline|chats)\b|\b(?:mails?|calls?|people|customers)\b.{0,25}\basking where\b/i,
    'customerSupport',
  ],
]

/** The agent whose work was told of without its name: "patch Tuesday", "learning plans". */
export function agentByFeature(words: string, within?: Focus): Focus | undefined {
  const among = within && withinOf[within]
  const known = symptoms.find(
    ([pattern, focus]) => (!among || among.includes(focus)) && pattern.test(words),
  )?.[1]
  if (known) return known
  const asked = stemsOf(words)
  const scored = (among ?? Object.values(withinOf).flat())
    .map((focus) => {
      const card = cardFor('does', 'what', focus)
      const stems = new Set(card && card.focus === focus ? [card.full, card.more ?? ''].flatMap(stemsOf) : [])
      const shared = asked.filter((stem) => stems.has(stem))
      return { focus, shared, score: shared.reduce((sum, stem) => sum + weightOf(stem), 0) }
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  const isPlain = best && best.shared.length > 1 && best.score >= FEATURE_FROM
  return isPlain && best.score > 1.2 * (next?.score ?? 0) ? best.focus : undefined
}

/** Whether something in particular is asked: a word that says what. */
export const isParticular = (words: string) => stemsOf(words).length > 0

/** Whether it names what none of our cards speaks of. */
export const isForeign = (words: string) => stemsOf(words).some((stem) => !spread.has(stem))

/** So much of the shorter of two sentences makes them the same, small words aside. */
const SAME = 0.85

/** Whether this was said before, in these words or nearly. */
export function wasSaid(sentence: string, spoken: ReadonlySet<string>): boolean {
  if (spoken.has(sentence)) return true
  const stems = stemsIn(sentence)
  if (stems.size < 4) return false
  return [...spoken].some((other) => {
    const known = stemsIn(other)
    if (known.size < 4) return false
    const [few, many] = known.size < stems.size ? [known, stems] : [stems, known]
    return [...few].filter((stem) => many.has(stem)).length >= SAME * few.size && many.size <= 2 * few.size
  })
}
