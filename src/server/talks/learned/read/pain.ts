import type { Focus } from '../../../../understanding/labels.ts'
import { askedIn } from '../avatar-asked.ts'
import type { ReadSentence, ReadTurn } from '../reading.ts'
import { agentsIn } from './agent.ts'

export type Pain = {
  turn: number
  words: string
  weight: number
  focus: Focus
  focused: number
  offered: readonly string[]
}

/** What hurts is told in such words, whatever it is. */
const STRONG =
  /\b(?:too many|spend(?:s|ing)? (?:more|most|half|hours|too much|all|their|the|days|nights)|can't keep up|cannot keep up|keep(?:ing)? up with|nightmare|disaster|chaos|a mess|crazy|ridiculous|killing us|we drown|drowning|sick of|fed up|hate it|burn(?:s|ed|ing)?(?: out)?|overwhelmed|understaffed|short[- ]staffed|backlog|unplanned|downtime|outages?|goes down|went down|is down|breaks? (?:down|something)|by hand|manually|retyp\w+|typing again|on paper|twice|double entry|don't sleep|can't sleep|until midnight|at night|nobody (?:sees|knows|replies|answers|looks)|no(?:body| one) (?:can|could) tell|we don't know|no idea why|sits? (?:idle|for weeks)|half (?:of it|the day|my day|their time|the time)|takes? (?:us |me |them |him |her |about |almost |up to |over |around |more than |at least )*(?:\w+ ){0,2}(?:minutes|hours|days|weeks|months|years|a year|a week|a month|forever|ages|too long)|wait(?:s|ing)? (?:\w+ ){0,3}(?:minutes|hours|hour|days|weeks|months)|costs? us|we pay|lose (?:them|people|customers|money|time)|we(?:'ve| have)? lost|losing|don't show up|no-shows?|turnover|leave within|quit(?:s|ting)? (?:after|within)|complain\w*|complaints|angry|fines?\b|penalt\w+|ransomware|hacked|breach\w*|fraud|shrink|false (?:alarms?|alerts?|positives?)|are false|noise|errors?|mistakes|wrong (?:number|place|one|well|item|address|price)|out of stocks?|shelves are empty|stock-?outs?|expired|not up to date|outdated|by the time|worth nothing|too late|always late|days late|nine days late|over (?:the )?budget|doubled|tripled|(?:gone|going|went|is|are) up\b|never again|horrible|terrible|awful|dreadful|painful|a pain\b|it's a pain|headache|garbage|like a mad|explode|struggl\w+|hardest|what hurts|is zero|no visibility|don't have (?:any )?visibility|for nothing|is always|every (?:week|month|single) (?:the same|month)|each month|one star|nothing else|it doesn't (?:know|work)|doesn't work|black hole|bottleneck|scares|problems?\b|troubles?\b|issues?\b|stuck|slow\b|unread|lost files|can't find|cannot find|hard to (?:find|get|keep)|shortage|overtime|burning|fail(?:s|ed|ing)?\b)\b/i

/** … and nobody says these of what goes well. */
const PLAIN =
  /\b(?:nightmare|disaster|chaos|a mess|killing us|ransomware|hacked|outages?|by hand|manually|retyp\w+|it's a pain|pain to|garbage|don't show up|horrible|sick of|can't keep up|never again|drown(?:ing)?|breach|so dumb|ridiculous|is crazy|it's crazy|stock-? ?outs?|nobody replies|what hurts|like a mad\w*|fed up)\b/i

/** Of the product or of us: a worry, not what hurts at their place. */
const OF_THE_PRODUCT =
  /\b(?:your|you|you're|you'll|the agent|agents?|robots?|a machine|the machine|the ai|chatgpt|vendor|avatar|website|page)\b/i
const SUPPOSES = /\b(?:would|will|won't|could|might|if it|if the|what if|when it breaks|if your)\b/i
const PAST_TOOL = /\b(?:we had|we bought|we tried|the last (?:vendor|one|time))\b/i
const NOTHING_TO_TELL =
  /\b(?:confidential|cannot say|can't say|can't tell|^nothing|nothing (?:really|special|much|in particular)|not much|just looking|no problems?|is (?:okay|ok|fine)|are (?:okay|ok|fine)|works (?:well|fine))\b/i
const GREETS =
  /^(?:hi|hello|hey|good (?:morning|day|evening|afternoon)|thanks|thank you|bye|goodbye|yes|no|ok|okay|fine|alright)\b.{0,20}$/i

/** From this on it is one; tuned on talks that were written before. */
const ENOUGH = 2.1

/** What hurts at the visitor's place: at most one to a turn, in the words that say it most clearly. */
export function painsOf(turns: readonly ReadTurn[]): Pain[] {
  return turns.flatMap((turn) => {
    const wasAsked = askedIn(turn.before).has('pain')
    // Who is asked how many there are tells a number, and no trouble.
    if (
      askedIn(turn.before).has('size') &&
      turn.sentences.length === 1 &&
      /\d|ty\b|hundred|thousand/i.test(turn.text)
    )
      return []
    const offered = agentsIn(turn.after, 'avatar')
    const [best] = turn.sentences
      .map((sentence) => ({
        words: hurting(sentence),
        weight: weightOf(sentence, wasAsked, offered.length > 0),
        focus: sentence.focus,
        focused: sentence.focused,
        offered,
      }))
      .filter(({ weight }) => weight >= ENOUGH)
      .toSorted((a, b) => b.weight - a.weight)
    return best ? [{ turn: turn.turn, ...best }] : []
  })
}

const isOwn = ({ clauses }: ReadSentence) =>
  clauses.some(
    ({ standing, words }) =>
      standing === 'own' || (standing === 'former' && /\bwe (?:had|were)\b/i.test(words)),
  )

export function weightOf(sentence: ReadSentence, wasAsked: boolean, wasOffered: boolean): number {
  const { words, isAsked } = sentence
  if (isAsked || !isOwn(sentence) || NOTHING_TO_TELL.test(words) || GREETS.test(words)) return 0
  const length = words.split(/\s+/).length
  const likely = sentence.about('pain')
  let weight = 3 * likely
  if (PLAIN.test(words)) weight += 2
  else if (STRONG.test(words)) weight += 1.2
  if (wasAsked && length >= 4) weight += 1
  // The avatar offers an agent to whom it hurts; whoever was asked what does, told it.
  if (wasOffered && length >= 4) weight += wasAsked ? 1.2 : 0.6
  // What only the heads heard, and are not sure of, is left out.
  if (!wasAsked && likely < 0.85 && !PLAIN.test(words) && !STRONG.test(words)) weight -= 0.6
  if (length < 4) weight -= 1.5
  if (OF_THE_PRODUCT.test(words)) weight -= 1.2
  if (SUPPOSES.test(words)) weight -= 0.8
  if (PAST_TOOL.test(words)) weight -= 0.6
  weight -= 1.5 * Math.max(0, sentence.meant('objection') - 0.6)
  return weight
}

/** Without what leads to it. */
const hurting = ({ words }: ReadSentence) =>
  words.replace(/^(?:and|but|so|well|um|uh|oh|honestly),? /i, '').trim()
