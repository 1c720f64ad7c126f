import type { Things } from '../understood.ts'
import { plainOf } from '../words/words.ts'
import { type Place, placesNamed } from './named.ts'
import { companies, companyIn, industryFoci } from './names.ts'

/** What is said of the speaker, taken from frames such as "I am", "we run", "our", "at a …". Never guessed. */

const RUN_ON = '(?:\\s+(?:a|an|the|our|for|of|and|&|in|at|to)\\b)*'
const ROLE_WORDS =
  'ceo|cfo|cio|cto|coo|chro|cmo|ciso|cpo|cro|cdo|dpo|svp|evp|vp|chief [a-z]+(?: [a-z]+)? officer|general counsel|managing director|board member|chair(?:man|woman|person)?|founder|co-founder|owner|partner|treasurer|controller|director|manager|head|lead|leader|president|vice president|architect|engineer|developer|analyst|consultant|recruiter|buyer|procurement|accountant|nurse|doctor|physician|lawyer|administrator|admin|specialist|officer|supervisor|coordinator|secretary|assistant|advisor|adviser|student|journalist|investor|researcher|professor|teacher|works council member|geschäftsführer(?:in)?|leiter(?:in)?|directeur|directrice|directora?|diretora?|gerente'
const FRAME =
  "(?:i am|i'm|im|i work as|i'm working as|speaking as|as|my role is|my job is|my title is|ich bin|je suis|soy|sou)"
const ROLE = new RegExp(
  `\\b${FRAME} (?:actually |also |currently |just |now )?(?:the |a |an |our |their |der |die |eine? |le |la |un |une |el |o )?((?:[\\p{L}&/-]+ ){0,4}?(?:${ROLE_WORDS})\\b(?: (?:of|for) (?:the )?(?!an?\\b|our\\b|my\\b|this\\b|the\\b)(?:[\\p{L}&-]+)(?: (?:and|&) (?:[\\p{L}&-]+))?(?: (?:operations|security|resources|services|experience|management|support|development|chain|planning|success|affairs|systems|acquisition|engineering))?)?)`,
  'iu',
)
const IN_CHARGE =
  /\b(?:i (?:run|lead|head|manage|look after|am in charge of|am responsible for|'m responsible for|oversee|own)|i'm (?:in charge of|responsible for|heading|running|leading)) (?:the |our |all |all of )?((?:[\p{L}&/-]+)(?: (?:and|&) [\p{L}-]+| (?:operations|security|resources|services|department|team|experience|management|support|development|chain|planning|desk|centre|center|function|transformation))?)/iu
const NOT_A_ROLE =
  /\b(looking|interested|sorry|afraid|sure|not|just|here|trying|wondering|asking|happy|far|soon|long|well|much|such)\b/i

export function roleIn(text: string): string | undefined {
  const [, role] = ROLE.exec(text) ?? []
  if (role !== undefined && !NOT_A_ROLE.test(role)) return tidy(role)
  const [, charge] = IN_CHARGE.exec(text) ?? []
  if (charge === undefined || /^(a|an|it|this|that|them|into|out|my|some|two|three|\d+)$/i.test(charge))
    return undefined
  return isCompany(charge) ? undefined : `in charge of ${tidy(charge)}`
}

const isCompany = (words: string) =>
  /\b(company|firm|business|group|chain|bank|hospital|store|shop|factory|plant)s?\b/i.test(words)
const tidy = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** Behind these the speaker's own trade is named. */
const TRADE_FRAME = new RegExp(
  `\\b(?:we are|we're|we run|we operate|we own|we manage|i run|i own|i am with|i'm with|i am from|i'm from|i work (?:for|at|in)|we work in|i am at|i'm at|we have|we've got|our|ours is|my|at an?|for an?|of an?|with an?|here at|picture|imagine|us as|as an?|in an?|wir sind|wir haben|wir betreiben|nous sommes|nous avons|somos|tenemos|temos|unser\\w*|notre|nuestr\\w*|noss\\w*)${RUN_ON}`,
  'giu',
)
/** What follows a trade and belongs to it: "hospital group", "garden centre chain". */
const TAIL =
  /^(?: (?:group|chain|company|network|business|firm|operator|trust|insurer|bank|manufacturer|retailer|house|association|provider|system|service|services|organisation|organization|cooperative|supplier|plant|maker|builder))+/i
const FRAMED_WORDS = 7
const END_OF_FRAME = /[,.;:?!]| (?:who|which|that|what|how|when|because|since|but|where|would|can|could)\b/
const OF_THE_SPEAKER = /\b(we|we're|us|our|my|i|i'm|im|me|picture|imagine|wir|nous|somos)\b/i
const ADJECTIVE =
  /\b(?:private|public|regional|mid-sized|midsize|family|online|mobile|fashion|food|discount|commercial|life|car|steel|chemical|university|teaching|local|national|global)\s+$/

/** A department or a thing is no trade: "our bank account", "our store manager", "my plant". */
const NO_TRADE =
  /^(?: ?(?:account|accounts|statement|statements|manager|transfer|details|insurance|plan|people|room|assistant|desk|holiday))\b/i

export function industryIn(sentences: string[]): Things['industry'] {
  for (const sentence of sentences) {
    for (const frame of sentence.matchAll(TRADE_FRAME)) {
      const isWeak = /^(?:at|for|of|with|in|as) /i.test(frame[0])
      if (isWeak && !OF_THE_SPEAKER.test(sentence)) continue
      const rest = sentence.slice(frame.index + frame[0].length).split(END_OF_FRAME)[0] ?? ''
      const window = rest.trim().split(/\s+/).slice(0, FRAMED_WORDS).join(' ')
      const place = placesNamed(window).find(({ focus }) => industryFoci.includes(focus))
      const said = place && tradeOf(window, place)
      if (place && said !== undefined) return { said, focus: place.focus }
    }
  }
  return undefined
}

/** A trade as one says it back: with what belongs to it, and as a company where only its things were named. */
function tradeOf(window: string, { words, focus }: Place): string | undefined {
  const plain = plainOf(window).replaceAll("'", '')
  const start = plain.indexOf(words)
  const after = start < 0 ? '' : plain.slice(start + words.length)
  if (NO_TRADE.test(after)) return undefined
  const [tail = ''] = TAIL.exec(after) ?? []
  const singular = words.replace(/([^s])s$/, '$1')
  if (singular !== words || /^s\b/.test(after))
    return companies.has(singular) ? `${singular} group` : companyIn[focus]
  if (tail === '' && !companies.has(words)) return companyIn[focus] ?? words
  const [adjective = ''] = ADJECTIVE.exec(plain.slice(0, Math.max(0, start))) ?? []
  return `${adjective}${words}${tail}`
}

const NAME =
  /\b(?:my name is|my name's|i am called|call me|this is|mein name ist|ich heiße|je m'appelle|me llamo|mi nombre es|meu nome é|me chamo) ((?:\p{Lu}[\p{L}'-]+)(?: (?:(?:de|van|von|der|den|da|dos|del|la|le) )*\p{Lu}[\p{L}'-]+){0,2})/u
const NAME_ANY_CASE =
  /\b(?:my name is|my name's|i am called|mein name ist|je m'appelle|me llamo|meu nome é) (\p{L}{2,}(?: \p{L}{2,})?)(?=$|[.,!?]| and\b| from\b)/iu
const I_AM_NAME =
  /\b(?:I am|I'm) (\p{Lu}[\p{Ll}'-]+(?: (?:(?:de|van|von|der|den|da|del) )*\p{Lu}[\p{L}'-]+)?)(?=[,.]| from\b| and\b|$)/u
const NO_NAME =
  /^(Head|The|Chief|Vice|Director|Not|Just|Here|In|From|German|French|English|Spanish|Portuguese|Dutch|Swiss|American|British|CEO|CFO|CIO|CTO|CISO|COO|CHRO|HR|IT|Marketing|Sales|Finance|Legal|Procurement|Sorry|Monday|Europe)\b/

export function nameIn(text: string): string | undefined {
  const [, name] = NAME.exec(text) ?? NAME_ANY_CASE.exec(text) ?? I_AM_NAME.exec(text) ?? []
  return name === undefined || NO_NAME.test(name) ? undefined : name
}
