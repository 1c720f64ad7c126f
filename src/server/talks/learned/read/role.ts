import { askedIn } from '../avatar-asked.ts'
import { plain } from '../plain.ts'
import { introduces, type VisitorTurn } from '../said.ts'
import { BEFORE_FIELD, NOT_IN_A_TITLE, TITLES } from '../vocabulary/titles.ts'

export type Role = { value: string; turn: number }

const WORD = "[\\p{L}&/'-]+"
/** What a title is of: "of HR", "for digital channels", "Sales". */
const OF = `(?: (?:of (?:the )?|for )(?!(?:an?|our|my|this|the|one|two|three|about|around|some|all|\\d)\\b)${WORD}(?:,? (?:and|&) ${WORD})?(?: (?!(?:at|in|of|for|with|from|here|and|but|we|i|who|which|that|is|are|by|near|based|on|to|since|now|so)\\b)${WORD}){0,2})?`
const FIELD_AFTER = `(?: (?:sales|it|hr|finance|marketing|operations|legal|procurement|engineering|product|digital|technology|customer service|customer experience|human resources|supply chain|security|infrastructure|communications))?`
const TITLE = `((?:${WORD} ){0,3}?(?:(?:${BEFORE_FIELD})${FIELD_AFTER}|${TITLES})(?: (?:${TITLES})(?![\\p{L}'-]))*)(?![\\p{L}'-])(${OF})`
const LITTLE =
  '(?:(?:actually|also|currently|just|now|basically|only|really|kind of|sort of|still|the|a|an|our|their|one of the|this|acting|proud|working as|employed as) )*'

const I_AM = new RegExp(
  `\\b(?:i am|i'm|im|i work as|i'm working as|i act as|i serve as|my (?:role|job|title|position|function|job title)(?: here)? is|i was (?:just|recently) (?:made|hired as|appointed)|i (?:just )?(?:start|started|begin|joined)(?: (?:next|last|this) \\w+)? as|ich bin|je suis|soy|sou) ${LITTLE}${TITLE}`,
  'iu',
)
const AS_A = new RegExp(`^(?:(?:well|so|look|and|but|speaking),? )*as ${LITTLE}${TITLE}`, 'iu')
const FRAGMENT = new RegExp(
  `^(?:(?:yes|yeah|no|well|hi|hello|hey|sure|ok|okay|um|uh|oh|so|quick one|me|afternoon|morning|good (?:morning|afternoon|evening|day)),? )*${LITTLE}${TITLE}(?=$|[.,;!]| (?:here|at|for|of|in|with|from|and)\\b)`,
  'iu',
)
/** After a name: "This is Anna Berg, head of procurement at …". */
const AFTER_NAME = new RegExp(
  `\\b(?:my name is|my name's|this is|i am|i'm) [\\p{L} .'-]{2,40}, ${LITTLE}${TITLE}`,
  'iu',
)
const STUDIES =
  /\bi(?:'m| am) (?:doing|writing|finishing) (?:a|my) (phd|doctorate|master|mba|thesis|master thesis|dissertation)\b/i
const OWNS =
  /\bi own (?:an?|two|three|four|five|six|\d+) (?!few|couple|lot|car|house|dog|cat|phone|laptop)[a-z]/i
const WORKS_AS = new RegExp(`\\bi (?:work|am)\\b[^.?!]{0,60}[, ]as ${LITTLE}${TITLE}`, 'iu')
const WRITES =
  /\bi (?:write|report|work) for (?:an?|the) (?:[\p{L}]+ ){0,3}?(?:paper|newspaper|magazine|newsletter|news site|blog|broadcaster|tv station|radio)\b/iu
const SITS_ON = /\bi (?:sit|am|serve) on the (board)\b/i

const CHARGE_VERBS =
  'run|lead|head up|head|manage|coordinate|co-ordinate|handle|organi[sz]e|administer|look after|oversee|supervise|direct|am in charge of|am responsible for|am heading|am running|am leading|am managing|am looking after|am overseeing|do'
const IN_CHARGE = new RegExp(
  `\\bi(?:'m| am| also| now| currently| basically)* (${CHARGE_VERBS.replaceAll('am ', '')}|responsible for|in charge of|heading|running|leading|managing|looking after|overseeing) ((?:the |our |all |all of |all the )?${WORD}(?: (?!(?:at|in|of|for|with|from|here|and|but|we|i|who|which|that|is|are|by|near|based|on|to|since|now|so|because|there|across)\\b)${WORD}){0,3}(?: (?:and|&) (?!(?:the|our|my|all|a|an|we|i|it|they|then|so)\\b)${WORD}(?: (?:operations|team|department|support|service))?)?)`,
  'iu',
)
const NO_CHARGE =
  /^(?:the |our |all |all of |all the )?(?:an?|it|this|that|them|into|out|my|some|two|three|everything|things|not|so|some|what|whatever|nothing|about|at|for|on|me|you|well|business|research|find|need|have|hope|want|that's|\d.*|people|all|stuff|believe|think|something|anything|know|like|feel|see|understand|wonder|care|agree|read|everyone|late|around|away|errands|numbers|around)\b/i
const COMPANY =
  /\b(?:company|firm|business|chain|bank|hospital|store|shop|factory|plant|charity|start-?up|group|hotel|restaurant|farm|agency|clinic|school|practice|brand|webshop)s?$/i
const DO_FIELDS =
  /^(?:the |our )?(?:payroll|accounting|bookkeeping|procurement|marketing|recruiting|recruitment|hr|it|finance|legal|sales|controlling|it support|customer service|purchasing|treasury|tax)\b/i
/** Whoever says this is playing. */
const BOASTS =
  /\b(?:ceo|boss|owner|president|king|queen|founder|head|director) of (?:google|apple|tesla|amazon|microsoft|meta|facebook|spacex|twitter|openai|nvidia|the world|the universe|mars|the moon|everything|disney|netflix|nasa)\b|\b(?:my (?:cat|dog)|lol|haha\w*|jk)\b|\bking of\b/i

const tidy = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replace(/[,.]+$/, '')
    .trim()

/** The visitor's job. What they answer when asked for it counts more than what they let fall. */
export function roleOf(turns: readonly VisitorTurn[]): Role | undefined {
  let told: Role | undefined
  for (const turn of turns) {
    const isAnswer = askedIn(turn.before).has('role')
    const found = roleIn(turn, isAnswer)
    if (found === undefined) continue
    if (isAnswer) return { value: found, turn: turn.turn }
    told ??= { value: found, turn: turn.turn }
  }
  return told
}

function roleIn({ sentences }: VisitorTurn, isAnswer: boolean): string | undefined {
  let charge: string | undefined
  for (const { words, isAsked, clauses } of sentences) {
    if (BOASTS.test(words)) continue
    for (const [at, { words: clause, standing }] of clauses.entries()) {
      if (standing !== 'own') continue
      const text = plain(clause)
      const title =
        titled(clause, text, AFTER_NAME) ??
        titled(clause, text, I_AM) ??
        titled(clause, text, AS_A) ??
        titled(clause, text, WORKS_AS) ??
        (WRITES.test(text) ? 'journalist' : undefined) ??
        (!isAsked && at === 0 && (isAnswer || introduces(words) || GOES_ON.test(text))
          ? titled(clause, text, FRAGMENT)
          : undefined) ??
        (SITS_ON.test(text) ? 'board member' : undefined) ??
        (STUDIES.test(text) ? 'student' : undefined) ??
        (OWNS.test(text) ? 'owner' : undefined)
      if (title !== undefined) return title
      charge ??= isAsked ? undefined : inCharge(clause, text)
    }
  }
  return charge
}

/** Without "I am": only as an answer, or where it goes on with where. */
const GOES_ON = / (?:here|at an?|for an?|of an?|in an?|at the|with an?)\b/

function titled(words: string, text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text)
  const [whole, title, of = ''] = match ?? []
  if (!match || whole === undefined || title === undefined) return undefined
  const parts = title.trim().split(/\s+/)
  if (parts.some((part) => NOT_IN_A_TITLE.test(part) && !/^(?:of|the|and|it)$/.test(part))) return undefined
  if (
    /\b(?:not|isn't|ain't|no longer|a fan|like an?)\b/.test(
      text.slice(match.index, match.index + whole.length - title.length - of.length),
    )
  )
    return undefined
  const from = match.index + whole.length - (title.length + of.length)
  return tidy(words.slice(from, from + title.length + of.length))
}

function inCharge(words: string, text: string): string | undefined {
  const match = IN_CHARGE.exec(text)
  const [whole, verb, what] = match ?? []
  if (!match || whole === undefined || verb === undefined || what === undefined) return undefined
  const asSaid = words.slice(match.index + whole.length - what.length, match.index + whole.length)
  if ((NO_CHARGE.test(what) && !/^(?:the |our )?IT\b/.test(asSaid)) || COMPANY.test(what)) return undefined
  const isFor = /^ (?:for|at) (?:an?|the|our|my|one|two|three)\b/.test(text.slice(match.index + whole.length))
  if (verb === 'do' && !DO_FIELDS.test(what) && !isFor) return undefined
  const from = match.index + whole.lastIndexOf(verb, whole.length - what.length)
  return tidy(words.slice(from, match.index + whole.length))
}
