import type { Focus } from '../labels.ts'
import type { Things } from '../understood.ts'
import { companyIn } from './names.ts'
import { NUMBER, numberOf } from './numbers.ts'

/** What a company counts when it tells of itself. */
const COUNTED =
  '(?:people|staff|employees|heads|headcount|colleagues|workers|associates|fte|ftes|users|agents|nurses|doctors|physicians|drivers|engineers|technicians|lawyers|developers|analysts|handlers|claims handlers|adjusters|recruiters|accountants|planners|advisers|advisors|tellers|teachers|students|patients|beds|hospitals|clinics|wards|sites|locations|offices|stores|shops|branches|outlets|centres|centers|garden centres|warehouses|depots|plants|factories|lines|wells|rigs|platforms|countries|markets|regions|states|subsidiaries|entities|companies|brands|customers|clients|members|subscribers|policyholders|suppliers|vendors|servers|machines|laptops|devices|applications|apps|systems|databases|services|tickets|calls|alerts|incidents|invoices|contracts|claims|orders|shipments|parcels|applications|applicants|cvs|resumes|vacancies|payslips|trucks|vehicles|aircraft|ships|vessels|hotels|rooms|schools|turbines|towers|cell sites|kilometres of pipeline|ledgers|payrolls|service desks|skus|products|mitarbeiter|mitarbeitende|filialen|employés|salariés|magasins|empleados|tiendas|funcionários|lojas|colaboradores)'

const ADJECTIVES =
  '(?:(?:or so|plus|odd|of us|full-time|part-time|permanent|active|different|legal|retail|remote|new|internal|own|field|open|daily|monthly|frontline|office|store|production|manufacturing|physical|virtual|support|it|hr|sales|service|big|small|large|mid-sized|outside|operating|european|global|corporate|blue-collar|white-collar) ){0,2}'

const COUNT = new RegExp(`(?<![\\p{L}\\d.,@-])(${NUMBER})\\+? (${ADJECTIVES}(${COUNTED}))\\b`, 'giu')
const OF_US = new RegExp(
  `\\b(?:we are|we're|there are|about|around|roughly|some|nearly|almost)[^.?!]{0,24}?\\b(${NUMBER})(?: or so)? of us\\b`,
  'giu',
)
const WE_ARE = new RegExp(
  `\\b(?:we are|we're|we have grown to|wir sind|nous sommes|somos)(?: (?:only|about|around|just|roughly|actually|now|some|nearly|almost|over|more than|at|etwa|environ|unos|cerca de)){0,2} (${NUMBER})(?=$|[.,;!?]| (?:in|across|now|not|and|at|over|strong|altogether|all|total|worldwide))`,
  'giu',
)

/** Said of the speaker: in a sentence of "we", "our", "I", or with nothing but the count. */
const OWN =
  /\b(we|we're|we've|our|ours|us|i|i'm|i've|my|mine|here|wir|unser\w*|nous|notre|nos|somos|tenemos|nuestr\w*|temos|noss\w*|weve)\b/iu
/** Asked of us: "how many of your 20 agents". */
const OTHERS = /\b(your|you have|do you have|you guys|you got|your company|ihr|votre|su empresa)\b/iu
const NEGATED =
  /\b(?:lost|losing|fired|hired|hiring|hire|missing|short of|need|needs|not|isn't|rather than|instead of|nicht|pas|statt|and not)\s+(?:a |about |the )?$/i

/** "not 4000", "we lost two": what stands before says that it is not what the company has. */
const isDenied = (sentence: string, at: number) => NEGATED.test(sentence.slice(0, at))

const isFragment = (sentence: string) =>
  !/[?]/.test(sentence) && !/^(what|how|who|when|where|why|which|can|do|does|is|are)\b/i.test(sentence)

export type Count = { value: number; what: string }

export function countsIn(sentences: string[]): Count[] {
  const found: Count[] = []
  for (const sentence of sentences) {
    if (OTHERS.test(sentence) && !OWN.test(sentence)) continue
    if (!OWN.test(sentence) && !isFragment(sentence)) continue
    const add = (said: string | undefined, what: string, at: number) => {
      const value = said === undefined ? undefined : numberOf(said)
      if (value === undefined || isDenied(sentence, at)) return
      if (!found.some((one) => one.value === value && one.what === what)) found.push({ value, what })
    }
    for (const match of sentence.matchAll(COUNT))
      add(match[1], (match[2] ?? '').replace(/^(or so|plus|odd|of us) /i, '').toLowerCase(), match.index)
    for (const match of sentence.matchAll(OF_US)) add(match[1], 'people', match.index)
    for (const match of sentence.matchAll(WE_ARE)) add(match[1], 'people', match.index)
  }
  return found
}

/** Things only one trade counts. */
const trades: [what: RegExp, focus: Focus][] = [
  [/\b(stores|shops|garden centres|skus)$/, 'retail'],
  [/\b(beds|wards|nurses|patients|hospitals|clinics|physicians)$/, 'health'],
  [/\b(policyholders|claims handlers|adjusters|tellers)$/, 'banking'],
  [/\b(subscribers|cell sites)$/, 'telecom'],
  [/\b(plants|factories)$/, 'manufacturing'],
  [/\b(wells|rigs)$/, 'upstream'],
  [/\bkilometres of pipeline$/, 'midstream'],
]

export function tradeCounted(counts: Count[]): Things['industry'] {
  for (const { what } of counts) {
    const focus = trades.find(([pattern]) => pattern.test(what))?.[1]
    const said = focus && companyIn[focus]
    if (focus && said !== undefined) return { said, focus }
  }
  return undefined
}
