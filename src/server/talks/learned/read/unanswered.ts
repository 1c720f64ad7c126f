import type { VisitorTurn } from '../said.ts'
import { sentencesIn } from '../said.ts'

export type Unanswered = { turn: number; words: string }

/** How an avatar says that it does not know, in the words of any provider and in those of our own mind. */
const DOES_NOT_KNOW = new RegExp(
  [
    "\\bi (?:honestly |really |simply |actually |also |just |still |certainly |truly )*(?:do not|don't|dont|didn't|wouldn't|won't) (?:actually |really |honestly |currently |yet |personally )*know\\b(?! (?:how|what) (?:you|that feels))",
    "\\bi (?:honestly |really |simply |actually |also |currently )*(?:do not|don't|dont) (?:currently |yet |actually |really )*have\\b(?! (?:to|an? (?:problem|objection|question)|much to add))",
    '\\bi have (?:no|not (?:heard|seen|been|got)|none)\\b(?! (?:doubt|problem|objection|intention))',
    "\\bi (?:haven't|have not) (?:heard|been (?:told|given|informed)|seen|got)\\b",
    "\\bi(?:'m| am) (?:afraid |sorry,? |really |honestly |just )*(?:not|un) ?(?:sure|certain|aware|informed|able|in a position|familiar|the right|allowed|qualified)\\b",
    "\\bi(?:'m| am) unable\\b",
    "\\bi (?:honestly |really |simply |unfortunately |just |also |still )*(?:can't|cannot|can not|couldn't|could not)\\b(?! (?:wait|help|complain|dream|sing|dance|hear|see you|stop|agree more|open|take files|remember your|feel|eat|drink|share (?:them|my instructions)|step out))",
    "\\bi(?:'d| would) (?:rather|prefer) not (?:guess|say|quote|speculate|promise|claim|name|commit|give)\\b",
    "\\bi(?:'d| would) (?:have|need|want) to (?:check|confirm|ask|look (?:it|that) up|find out|verify|refer|pass|defer|get back|come back)\\b",
    "\\bi(?:'d| would|'ll| will)(?: have to| need to)? (?:only be guessing|let a (?:specialist|colleague|person)|refer you|get back to you|leave that to)\\b",
    "\\b(?:don't|do not) want to (?:promise|guess|give you a wrong|claim|mislead|speculate)\\b",
    "\\bthat (?:would|will|'d|needs to|has to|must) (?:need (?:checking|to be (?:checked|confirmed|clarified))|have to be (?:checked|confirmed|clarified)|be (?:checked|confirmed|clarified))\\b",
    "\\b(?:that|this|it)(?:'s| is| goes) (?:beyond|outside)(?: of)? what i (?:know|can)\\b",
    '\\bnobody has (?:given|told) me\\b',
    '\\bnot something i (?:know|can (?:answer|confirm|say))\\b',
    "\\b(?:isn't|is not|aren't|are not) (?:known to me|among (?:the things|what) i know|on our pages|something i (?:know|can))\\b",
    '\\b(?:escapes|beyond) me\\b',
    "\\bmore than that i (?:don't|do not) know\\b",
    "\\bthere i'm no help\\b",
    '\\bno (?:story|example) of that\\b',
    '\\b(?:no|not any) (?:information|details|figures|data|idea|knowledge) (?:on|about|of|for|regarding) (?:that|this|it|those|these)\\b',
    '\\bi (?:lack|miss) (?:the|that|any|this)\\b',
    '\\bunknown to me\\b',
    "\\bthat(?:'s| is) (?:not )?(?:a question|something|one) (?:for|our|only|that only|i(?:'d| would| must| have to)) (?:our |my |the |a )?(?:team|people|colleagues?|engineers?|legal|sales|compliance|security|specialists?|experts?)[\\w ]*(?:can|could|must|should|would|has to|have to|would have to)? ?(?:answer|clarify|confirm|tell)?",
    "\\bcan't answer\\b|\\bcannot answer\\b",
  ].join('|'),
  'i',
)
/** These say that something is unknown, not that the question is. */
const STILL_ANSWERS =
  /\b(?:i don't know (?:you|your (?:name|company))|i can't (?:promise|guarantee) (?:it|that)? ?but yes|i don't have (?:feelings|a body|an age|a name|ears|eyes|taste|hands|children|friends|dreams)|i have no (?:age|body|feelings|name))\b/i
const SINGS = /\b(?:dream|sing|joke|poem|weather|banana|love|age|old are you|real)\b/i

/** The visitor's turns whose question the avatar could not answer, as it said itself. */
export function unansweredOf(turns: readonly VisitorTurn[]): Unanswered[] {
  return turns.flatMap((turn, at) => {
    // Two in a row are answered together: the last that asks is meant.
    const together = [turns[at - 1], turns[at + 1]].map((other) =>
      other?.after === turn.after && other.before === turn.before ? other : undefined,
    )
    const [former, next] = together
    const isAnsweredLater = next !== undefined && (asksIn(next) || !asksIn(turn))
    const isBesidesTheQuestion = former !== undefined && asksIn(former) && !asksIn(turn)
    if (turn.after === '' || isAnsweredLater || isBesidesTheQuestion || !saysNotKnown(turn.after)) return []
    if (isIdle(turn) || (!wantsToKnow(turn) && IN_GENERAL.test(turn.after))) return []
    return [{ turn: turn.turn, words: questionIn(turn) }]
  })
}

const WANTS_TO_KNOW =
  /\?|\b(?:what|which|who|how|when|where|why|whether|do you|does it|is there|can you|can it|could you|have you|are you|will it|would it|name me|tell me|give me|show me|explain|list|prove|guarantee|confirm|wonder|curious|price|know if|ask)\b|^(?:and |but |so )?(?:in|for|on|with|name|put|define|provide|is|are|does|do|can|will|would)\b/i
/** It says of nothing in particular what it does not know: as our own mind does where it did not follow. */
const IN_GENERAL =
  /\b(?:i don't know (?:that|about that)|that i can't tell you|nobody has given me that|not sure i can answer that|goes beyond what i know|of that in particular|that detail isn't|i'd only be guessing|that particular i don't know|outside what i know|exactly that, i can't say)\b/i
/** What is only told asks for no answer. */
const wantsToKnow = (turn: VisitorTurn) => asksIn(turn) || WANTS_TO_KNOW.test(turn.text)
const asksIn = ({ sentences }: VisitorTurn) => sentences.some(({ isAsked }) => isAsked)
const isIdle = ({ text }: VisitorTurn) => SINGS.test(text) && text.split(/\s+/).length <= 6

export const saysNotKnown = (avatar: string) =>
  sentencesIn(avatar).some(
    (sentence) => DOES_NOT_KNOW.test(sentence) && !STILL_ANSWERS.test(sentence) && !/\?$/.test(sentence),
  )

/** What was asked, without what was told around it. */
function questionIn({ text, sentences }: VisitorTurn): string {
  const asked = sentences.filter(({ isAsked }) => isAsked).map(({ words }) => words)
  return (asked.length > 0 ? asked.join(' ') : text).trim()
}
