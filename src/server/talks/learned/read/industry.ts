import type { Trade } from '../../../../contract/talks.ts'
import { askedIn } from '../avatar-asked.ts'
import { anyOf, inList, plain } from '../plain.ts'
import { introduces, type VisitorTurn } from '../said.ts'
import { tradeByCompany, tradeByField } from '../vocabulary/trades.ts'
import type { Role } from './role.ts'

export type Industry = { trade: Trade; words: string; turn: number }

const COMPANY = anyOf(tradeByCompany.keys(), { plural: true })
const FIELD = anyOf(tradeByField.keys())

/** Somebody begins to speak of where they work. */
const SELF =
  /(?:^|[^\p{L}])(?:we(?:'re| are|re)|were|we (?:run|operate|own|manage|have|do|work|serve|fly)|we've(?: got)?|we got|i(?:'m| am)|im|i (?:work|run|own|have|head|lead|manage|look after|represent|start|started|do|sit|handle|oversee|advise|teach)|i've(?: got)?|our|my|here at|this is|calling|speaking|wir sind|nous sommes|somos)(?![\p{L}'])([^.?!]*)$/u
/** … unless it turns out that they do not. */
const NOT_THEIRS =
  /\b(?:not|isn't|aren't|don't|no longer|about|looking|interested|your|you|want|need|would|sell to|supply to|we supply|supplies|help|think|heard|customers? (?:are|is)|talk|ask|read|saw|against|competitors?|hardly|used to|serve|invest in|with (?:your|the) (?:bank|insurer)|works|thesis|account at|accounts? with)\b/
/** What stands right before makes it where they are: "for a", "we're", "of the"; not "and the bank". */
const GOVERNED =
  /(?:(?:^|[^\p{L}])(?:a|an|at|for|of|in|from|with|are|were|re|we're|i'm|im|am|as|represent|is|run|own|operate|have|got|manage|our|my|one|own|like|both|all|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|several|here|at the|of the|for the|from the|with the|in the|wir sind|somos|sommes|une?|ein|eine|una|um|uma)|[,:(]|\band)\s*(?:(?!(?:the|and|or|but|an?|is|are|was|has|have|that|which|who|to|of|for|at|in|with|from)(?![\p{L}]))[\p{L}\d'&-]+\s+){0,4}$/u
/** What a company has to do with and is not: "our bank", "my university". */
const SERVES_THEM =
  /^(?:banks?|insurers?|law firms?|university|uni|couriers?|distributors?|wholesalers?|retailers?|airlines?|hotels?|schools?|consultancy|advertising agency|marketing agency|recruitment agency|staffing agency|freelancers?|carriers?|forwarders?|freight forwarders?|parcel (?:company|carrier|service)|internet provider|tax office|ministry|hosting company|makers?|farms?|garage|suppliers?|lenders?|service company|mutual|contract manufacturers?|power plant|opera house|zoo|police|parliament)$/
/** What stands after it makes it something else: "our bank account", "the retail page". */
const THING_AFTER =
  /^(?:'s (?:website|account)|[ -](?:account|accounts|statement|statements|transfer|transfers|details|page|pages|agent|agents|insurance|side of your|solution|solutions|register|holiday|holidays|card|cards|run|trip|law|balance|balances|visit|stay|room|rooms|booking|bookings|stations?|party|parties|officer|lawyer|lawyers|tax))\b/
const BEFORE_IT = /(?:works|food|blood|data|central|power|your|world|non-?)[ -]$/

/** Where anybody may be: "killing time at the airport". */
const PASSING = /\b(?:at|in|to|from) the $/
const PLACES_TO_BE =
  /^(?:airport|hotel|bank|hospital|restaurant|school|church|post office|museum|resort|casino|theatre|library|spa|clinic|supermarket|uni|university)$/

const MAKES =
  /(?:^|[^\p{L}])(?:we|i|company that|company which|firm that|business that|group that|who|supplier that|that)(?:'re| are| basically| mostly| mainly| also| only| just| actually)* (?:make|makes|making|press|cast|mould|mold|stamp|weld|knit|sew|roast|bake|smelt|manufacture|manufactures|manufacturing|produce|produces|producing|build|builds|building|assemble|assembles|assembling|brew|weave|bottle|freeze|forge|mill)\s+([\p{L}][\p{L} ,&'-]{2,60})/u
const MADER = /\b(?:manufacturer|maker|producer|supplier) of ([\p{L} -]{3,40})/u
const NOT_MADE =
  /^(?:a|an|the|our|their|your)\b|^(?:some )?(?:lot|living|difference|mistakes?|sure|decisions?|money|it\b|them|everything|reports?|copies|payments?|one\b|two\b|three\b|models?|offers?|sense|use\b|up\b|out\b|that\b|this\b|things|plans?|calls?|progress|deals?|contracts?|errors?|profits?|losses|appointments?|\d|forty|fifty|hundred|thousand|invoices?|documents?|phone|changes|presentations?|excel|everyone|people|us\b|me\b|my\b)/
const MADE_OTHERWISE: [RegExp, Trade][] = [
  [
    /\b(?:apps?|software|games?|films?|movies|videos?|websites?|podcasts?|content|houses|homes|buildings|bridges|roads|apartments|electricity|power|energy|tv)\b/,
    'other',
  ],
  [/\b(?:oil|crude|natural gas|petrol|diesel|lng|barrels)\b/, 'oilGas'],
]
const SELLS =
  /(?:^|[^\p{L}])(?:we|i)(?:'re| are|'m| am| basically| mostly| mainly| also| only| just)* (?:sell|selling|resell|retail)\s+([\p{L}][\p{L} ,&'-]{2,50})/u
const NOT_SHOP_GOODS =
  /^(?:in|at|on|by|for|through|via|from|out|off|up|abroad|everything|nothing|most|all|about|around)\b|\b(?:software|insurance|polic(?:y|ies)|services?|licen[cs]es?|energy|electricity|to\b|through|tickets?|ads?|data|machines?|machinery|equipment|our\b|it\b|them|direct\w*|houses|homes|land|solutions?|consulting|subscriptions?|less|more|out\b|loans|mortgages|gas\b|power)\b/

/** Things only one trade has, where nothing else was said. */
const HAVING: [RegExp, Trade][] = [
  [
    /\b(?:wells|rigs|barrels a day|barrels per day|(?:we|i) (?:move|transport|pump|schedule) (?:crude|gas|oil|a products pipeline))\b/,
    'oilGas',
  ],
  [/\bwe insure\b/, 'other'],
  [/\bwe brew\b/, 'manufacturing'],
  [/\b(?:beds|wards|our nurses|our patients|hospitals|clinics)\b/, 'health'],
  [
    /\b(?:our stores|run stores|run shops|(?:hundred|\d|ty|teen|two|three|four|five|six|seven|eight|nine|ten) (?:stores|shops|supermarkets|outlets))\b/,
    'retail',
  ],
]

const LOOSE =
  /\b(?:we are|we're|i'm (?:at|with|from|in)|i am (?:at|with|from|in)|i work (?:at|for|in)|i run|i founded|founder of|i represent|i (?:\p{L}+ ){1,4}(?:for|at|in)|(?:head|manager|director|lead|officer|engineer|scientist|analyst|counsel|partner)(?: of \p{L}+)?(?:, [\p{L} ]+,)? (?:at|for|of|in|with)) (?:(?:an|a|the|this|our) )?((?:(?!(?:in|at|of|for|the|and|with|from|on)\b)[\p{L}&-]+ ){0,3}(?:company|firm|agency|startup|start-up|organi[sz]ation|business|fund|studio|platform|institute|authority|collective|society|bureau|board|administration|federation|council|cooperative|co-op|co-operative|association|exporter|importer|trader|grower|outfit|consortium|joint venture|workshop))\b/u

/** The trade of the visitor's own company, in the first words that tell it. */
export function industryOf(turns: readonly VisitorTurn[], role?: Role): Industry | undefined {
  for (const turn of turns) {
    const found = named(turn, tradeByCompany) ?? madeOrSold(turn) ?? named(turn, tradeByField)
    if (found) return found
  }
  for (const turn of turns) {
    const found = loosely(turn)
    if (found) return found
  }
  const [, trade] = (role && PROFESSIONS.find(([pattern]) => pattern.test(role.value))) ?? []
  return role && trade ? { trade, words: role.value, turn: role.turn } : undefined
}

/** Whose profession is a trade of its own. */
const PROFESSIONS: [RegExp, Trade][] = [
  [
    /\b(?:nurse|ward sister|matron|doctor|physician|surgeon|dentist|midwife|paramedic|medical director)\b/i,
    'health',
  ],
  [
    /\b(?:civil servant|town clerk|mayor|notary|solicitor|barrister|underwriter|teacher|lecturer|professor|journalist|reporter)\b/i,
    'other',
  ],
]

function named(turn: VisitorTurn, list: ReadonlyMap<string, Trade>): Industry | undefined {
  const asked = askedIn(turn.before)
  for (const sentence of turn.sentences) {
    if (/\b(?:lol|haha\w*)\b/i.test(sentence.words)) continue
    for (const { words, standing } of sentence.clauses) {
      if (standing !== 'own') continue
      const text = plain(words)
      const isFragment = !sentence.isAsked && (introduces(sentence.words) || isDescription(text, asked))
      const pattern = list === tradeByCompany ? COMPANY : FIELD
      if (list === tradeByField && sentence.isAsked) continue
      const found = firstIn(text, words, pattern, list, isFragment)
      if (found) return { ...found, turn: turn.turn }
    }
  }
  return undefined
}

/** No verb of its own, and it tells where somebody works: "Automotive supplier.", "Retail guy here." */
function isDescription(text: string, asked: ReadonlySet<string>): boolean {
  const isBare =
    !/\b(?:is|are|was|have|has|do|does|can|will|would|want|need|know|think|please|tell|ask)\b|\babout (?!\d|a |an |two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/.test(
      text,
    )
  if (!isBare) return false
  const isAnswer = asked.has('industry') || asked.has('size') || asked.has('role')
  const describes =
    /\d|\b(?:hundred|thousand|million|here|based|guy|person|company|at an?|for an?|of an?|in an?|with an?|at the|for the)\b/.test(
      text,
    )
  return isAnswer || describes
}

function firstIn(
  text: string,
  words: string,
  pattern: RegExp,
  list: ReadonlyMap<string, Trade>,
  isFragment: boolean,
): Pick<Industry, 'trade' | 'words'> | undefined {
  for (const match of text.matchAll(pattern)) {
    const [said] = match
    const trade = inList(list, said)
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + said.length)
    if (trade === undefined || THING_AFTER.test(after) || BEFORE_IT.test(before)) continue
    if (PASSING.test(before) && PLACES_TO_BE.test(said)) continue
    const between = SELF.exec(before)?.[1]
    const isTheirs =
      between !== undefined &&
      between.split(/\s+/).length <= 16 &&
      !NOT_THEIRS.test(between) &&
      !(/(?:our|my)$/.test(before.slice(0, before.length - between.length)) && SERVES_THEM.test(said)) &&
      (list === tradeByCompany ? GOVERNED.test(before) : isField(between, after))
    // "31 banks" are those one has to do with.
    const isSeveral =
      /s$/.test(said) &&
      /(?:\d|ty|teen|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|some|hundred|dozen)) $/.test(
        before,
      )
    if (isSeveral && !/\b(?:run|own|operate|are|have|re|ve|got|manage|head|of|hold)\b[^,]*$/.test(before))
      continue
    const isTold = isFragment && !NOT_THEIRS.test(before)
    if (isTheirs || isTold)
      return { trade: turned(trade, said, after), words: phrase(words, match.index, said.length) }
  }
  return undefined
}

/** "We are in retail", "we do logistics", "a retail company"; but not "we have retail". */
const isField = (between: string, after: string) =>
  /(?:^|\b)(?:in|do|are|of|for|from|company|group|business|industry|sector|,|and|the|&)\s*(?:the )?$/.test(
    between.trim(),
  ) ||
  between.trim() === '' ||
  /^ (?:company|business|group|industry|sector|guy|person|people|side|firm)\b/.test(after)

/** "A manufacturer of software" makes nothing. */
function turned(trade: Trade, said: string, after: string): Trade {
  if (!/^(?:maker|manufacturer|producer)/.test(said)) return trade
  return MADE_OTHERWISE.find(([pattern]) => pattern.test(after.slice(0, 30)))?.[1] ?? trade
}

const NO_ADJECTIVE =
  /^(?:a|an|the|of|for|at|in|with|from|our|my|we're|we|are|we've|i'm|im|got|have|is|and|or|run|this|like|here|as|to|by|own|i|that|work|on|into|all|basically|mostly|just|actually)$/i

/** With what belongs to it: "regional bank", "hospital group". */
function phrase(words: string, at: number, length: number): string {
  const before = words.slice(0, at).trim().split(/\s+/)
  const adjectives: string[] = []
  for (const word of before.toReversed()) {
    if (adjectives.length === 2 || NO_ADJECTIVE.test(word) || !/^[\p{L}-]+$/u.test(word)) break
    adjectives.unshift(word)
  }
  const [tail = ''] = /^ (?:group|chain|network|trust|of [\p{L}-]+)\b/u.exec(words.slice(at + length)) ?? []
  return [...adjectives, words.slice(at, at + length)].join(' ') + tail
}

function madeOrSold({ turn, sentences }: VisitorTurn): Industry | undefined {
  for (const { clauses, isAsked } of sentences) {
    if (isAsked) continue
    for (const { words, standing } of clauses) {
      if (standing !== 'own') continue
      const text = plain(words)
      const made = MAKES.exec(text) ?? MADER.exec(text)
      const object = made?.[1]
      if (made && object !== undefined && !NOT_MADE.test(object)) {
        const trade = MADE_OTHERWISE.find(([pattern]) => pattern.test(object))?.[1] ?? 'manufacturing'
        return { trade, words: shortOf(words.slice(made.index, made.index + made[0].length)), turn }
      }
      const sold = SELLS.exec(text)
      if (sold?.[1] !== undefined && !NOT_SHOP_GOODS.test(sold[1]) && !NOT_MADE.test(sold[1]))
        return { trade: 'retail', words: shortOf(words.slice(sold.index, sold.index + sold[0].length)), turn }
    }
  }
  return undefined
}

const shortOf = (words: string) =>
  (words.split(/[,;]| (?:in|for|near|at|with|and we|so)\b/)[0] ?? words).trim()

function loosely({ turn, sentences }: VisitorTurn): Industry | undefined {
  for (const { clauses } of sentences)
    for (const { words, standing } of clauses) {
      if (standing !== 'own') continue
      const text = plain(words)
      const having = HAVING.find(([pattern]) => pattern.test(text))
      if (having) return { trade: having[1], words: having[0].exec(text)?.[0] ?? '', turn }
      const loose = LOOSE.exec(text)
      if (loose?.[1] !== undefined && !NOT_THEIRS.test(text.slice(0, loose.index)))
        return { trade: 'other', words: loose[1].trim(), turn }
      if (/\bi(?:'m| am) with the city\b/.test(text)) return { trade: 'other', words: 'the City', turn }
    }
  return undefined
}
