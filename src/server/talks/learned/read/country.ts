import { askedIn } from '../avatar-asked.ts'
import { anyOf, plain } from '../plain.ts'
import { introduces, type VisitorTurn } from '../said.ts'
import { countryByDemonym } from '../vocabulary/demonyms.ts'
import { alsoNames, countryByPlace } from '../vocabulary/places.ts'

export type Country = { value: string; turn: number }

const PLACE = anyOf(countryByPlace.keys())
const DEMONYM = anyOf(countryByDemonym.keys())

/** "in", "near", "around": where something is. */
const WHERE =
  /\b(?:in|near|around|across|throughout|outside|within|over|from|at|of|on|based|headquartered|hq|here|both|between|so|in the|up in|down in|out of|and|or|also|plus|en|aus|em|a|bit of|parts of|most of|all of|into|to|hello|greetings|evening|morning) (?:the |all of |southern |northern |western |eastern |central |north |south |east |west |metro |greater |downtown |rural |upstate |the city of |the north of |the south of |the east of |the west of |the state of |the province of |mostly |mainly |also )*$/
/** The clause tells of the visitor's place, or of somebody else's. */
const OWN =
  /\b(?:we|we're|we've|our|us|i|i'm|im|my|based|headquartered|hq|here|stores|shops|plants|offices|sites|branches|hospitals|clinics|hotels|factories|entities|subsidiaries|campus|warehouses)\b/
/** Of goods, laws, people and others: "paperwork for the USA", "some broker in Piraeus", "German interface". */
const ELSEWHERE =
  /\b(?:laws?(?! firm)|taxes|regulations?|rules|paper(?:s|work)? (?:for|from|of|to)|documents? (?:for|from|to)|container|customers? (?:in|from|are)|clients? (?:in|from|are)|broker|notary|(?:our|a|the|their|some) suppliers (?:in|from)|vendors? (?:in|from)|export(?:s|ed|ing)? to|import(?:s|ed|ing)? from|ship(?:ping|ped)? to|sell(?:ing)? (?:in)?to|holiday|vacation|born|studied|travel\w*|flight|visited?|moved? (?:from|to)|leave|left for|goes?|going|gone to|went to|when i'm in|when i am in|next time i'm in|emigrat\w+|data (?:in|to|must|should|stays?|leaves?)|servers? in|cloud in|grandma|company from|team from|consultants? (?:from|in)|competitor|not|isn't|never|someone|somebody|some \w+ in)\b/
const NOT_BEFORE = /(?:\bnot|\bnot in|\bexcept|\bleave|\boutside of|\bunlike)(?: the)? $/

/** Where the visitor's company is or works. */
export function countriesOf(turns: readonly VisitorTurn[]): Country[] {
  const found: Country[] = []
  const add = (value: string, turn: number) => {
    if (!found.some((one) => one.value === value)) found.push({ value, turn })
  }
  for (const turn of turns) {
    const isAnswer = askedIn(turn.before).has('country')
    for (const { clauses, isAsked, words: sentence } of turn.sentences) {
      if (isAsked && !/\b(?:we|our) (?:are|have|run|stores|plants)\b/i.test(sentence)) continue
      for (const { words, standing } of clauses)
        if (standing === 'own')
          for (const country of countriesIn(words, { isAnswer, sentence, turn })) add(country, turn.turn)
    }
  }
  return found
}

type Around = { isAnswer: boolean; sentence: string; turn: VisitorTurn }

function countriesIn(words: string, { isAnswer, sentence, turn }: Around): string[] {
  const text = plain(words)
  const whole = plain(sentence)
  const tellsOwn = isAnswer || OWN.test(text) || introduces(sentence) || describes(whole, turn)
  if (!tellsOwn) return []
  const found: string[] = []
  let lastEnd = Number.NEGATIVE_INFINITY
  for (const { 0: said, index } of text.matchAll(PLACE)) {
    const country = countryByPlace.get(said) ?? countryByPlace.get(said.replaceAll('-', ' '))
    const before = text.slice(0, index)
    // A name after a name: "Ohio, Indiana, bit of Kentucky".
    const follows =
      index - lastEnd <= 14 &&
      /^(?:,| and| or|, and|, some in| and some in|,? bit of|,? plus|,? also| &|\/)[ \w]*$/.test(
        text.slice(lastEnd, index).trimEnd(),
      )
    const after = text.slice(index + said.length)
    const isTold =
      WHERE.test(before) ||
      follows ||
      standsAlone(before, after) ||
      /^ (?:region|area|province|office|branch|based)\b/.test(after)
    const isElsewhere =
      ELSEWHERE.test(windowBefore(before)) ||
      NOT_BEFORE.test(before) ||
      /^(?:'s|n\b)/.test(text.slice(index + said.length))
    const isName =
      alsoNames.has(said) && !WHERE.test(before) && !(follows && hasCapital(words, index)) && !isAnswer
    if (
      country === undefined ||
      !isTold ||
      isElsewhere ||
      isName ||
      (said === 'us' && words.slice(index, index + 2) !== 'US')
    )
      continue
    lastEnd = index + said.length
    found.push(country)
  }
  for (const { 0: said, index } of text.matchAll(DEMONYM)) {
    const country = countryByDemonym.get(said)
    if (country !== undefined && isOwnPeople(text.slice(0, index), text.slice(index + said.length)))
      found.push(country)
  }
  return found
}

const hasCapital = (words: string, at: number) => /\p{Lu}/u.test(words.charAt(at))

const windowBefore = (before: string) => before.split(/\s+/).slice(-7).join(' ')

/** Between commas, or at the end: "Property and casualty, Zürich." */
const standsAlone = (before: string, after: string) =>
  /(?:^|[,:(] ?|– |- )$/.test(before) &&
  /^(?:$|[,.;!)]| (?:and|or|basically|mostly|mainly|actually|based)\b)/.test(after)

/** Without "we": a description of their own place, by its trade or its size. */
const describes = (sentence: string, { before }: VisitorTurn) =>
  /\d|\b(?:hundred|thousand|company|bank|insurer|hospital|firm|manager|director|head of|lead|officer|supplier|operator|university|ministry|council|group|chain|factory|property|one in|two in|three in|mostly|unit)\b/.test(
    sentence,
  ) ||
  /^(?:good (?:morning|evening|afternoon|day)|hello|hi|greetings|hey)\b.{0,20}from\b/.test(sentence) ||
  (askedIn(before).size > 0 && sentence.split(/\s+/).length <= 9) ||
  /^\S+(?: \S+)?, \S+(?: \S+)?(?:,? (?:and |bit of |plus |some )?\S+)?[.]?$/.test(sentence)

/** "We're a Danish company", "a Swiss insurer": of the company, not of a language or a law. */
const isOwnPeople = (before: string, after: string) =>
  /\b(?:we are|we're|we are all|i'm (?:at|with|from)|i (?:work|am) (?:at|for|with)|for|of|at|with|run) (?:a|an|the|one of the) (?:[\w-]+ ){0,3}$/.test(
    before,
  ) &&
  /^ (?:[\w-]+ ){0,2}(?:company|firm|bank|insurer|group|chain|manufacturer|maker|retailer|hospital|clinic|university|operator|carrier|airline|startup|start-up|subsidiary|branch|utility|producer|supplier|brand|business|ministry|municipality|city|port|telco|telecom|ngo|charity|fund|agency|brewery|shipyard|organi[sz]ation|cooperative|provider|developer|distributor|conglomerate|family business|mittelstand)\b/.test(
    after,
  )
