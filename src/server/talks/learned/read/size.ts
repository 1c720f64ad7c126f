import { NUMBER, numberOf } from '../../../../understanding/things/numbers.ts'
import { askedIn, countedIn } from '../avatar-asked.ts'
import { plain } from '../plain.ts'
import type { VisitorTurn } from '../said.ts'
import { allCounted, peopleCounted, placesCounted, workforce } from '../vocabulary/counted.ts'

export type Size = { value: number; what: string; turn: number }

const ABOUT =
  '(?:(?:about|around|roughly|some|nearly|almost|over|more than|approximately|approx|circa|ca|close to|like|maybe|perhaps|up to|just under|just over|under|only|just|at least|say|something like) )*'
const ADJECTIVES =
  '(?:(?:or so|odd|plus|main|full-time|part-time|permanent|active|different|legal|retail|remote|own|city|public|private|human|physical|big|small|large|smaller|larger|regional|local|national|european|global|seasonal|blue-collar|white-collar|operating|corporate|university|office|field|registered|licensed|paying|business|mobile|production|manufacturing|hospital|dental|stationary|offshore|onshore|oil|gas|wind|contact cent(?:re|er)|call cent(?:re|er)|claims|store|shop floor|it|legal|group|sister|connected|medium|mid-size|mid-sized|commercial|residential|individual|independent|franchise|franchised|company-owned|producing|intensive care|care|nursing|teaching|million|thousand|hundred) ){0,3}'
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,@%$€£-])(${NUMBER})(\\+| plus| odd| or so)? (?:of (?:our|the) )?(${ADJECTIVES})(${allCountedPattern()})(?![\\p{L}\\d-])`,
  'giu',
)
const OF_US = new RegExp(`(?<![\\p{L}\\d.,])(${NUMBER})(?: or so|-odd| odd)? of us\\b`, 'giu')
/** "We are 400", "we're nineteen in total", "we employ 5,000". */
const WE_ARE = new RegExp(
  `\\b(?:we are|we're|we employ|we've grown to|we have grown to|we are at|we're at|wir sind|nous sommes|somos) ${ABOUT}(${NUMBER})(?=$|[.,;!?]| (?:in total|altogether|strong|worldwide|globally|all told|all in|ashore|now|not|and\\b|in all|total|across|people|by now|today|in season|outside|full time|at the moment))`,
  'giu',
)
const TEAM_OF = new RegExp(
  `\\b(?:company|firm|group|business|organi[sz]ation|workforce|headcount|bank|hospital|call cent(?:re|er)|contact cent(?:re|er)|fleet|crew|service desk) (?:of|is|has|with) ${ABOUT}(${NUMBER})(?=$|[.,;!?]| (?:and|in|with|people|across))`,
  'giu',
)
const ALONE =
  /\b(?:i'm|i am|im) (?:all )?(?:alone|on my own|by myself|a one[- ](?:man|woman|person) (?:show|band|business|shop|company))\b|\bit's (?:just|only) me\b(?! and| \+|,? plus)/i
const BARE = new RegExp(
  `^(?:(?:yes|no|well|um|uh|er|oh|ah|so|hm+|let me (?:see|think)|it's|it is|that's|we have|we've got|there are|currently|right now|today|in total|all in all|at the moment|i think|i'd say|we're|we are|wait|sorry|actually|excuse me),? )*${ABOUT}(${NUMBER})(?![\\d,.]*\\d)(\\+| or so| now| today| in total| more or less| give or take| if you count \\w+)*[.,!]?(?=$|,| and | or | i think| after | since | \\()`,
  'iu',
)

function allCountedPattern() {
  return [...allCounted]
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(' ', '[ -]'))
    .join('|')
}

/** What stands right before makes it no size: "not 4000", "we lost two", "try it in five stores". */
const NOT_A_SIZE =
  /\b(?:not|isn't|rather than|instead of|lost|losing|lose|fired|fire|let|cut|hired|hire|hiring|missing|short of|need|needs|want|wants|opened|closed|close|opening|closing|of it|of them|of which|of those|of these|of whom|of that|of our|out of|first|me and|me plus|us and|every|each|per|in one of|for one of|one in|another|extra|additional|more|pilot|try(?: it)?(?: in| with| on)?|start(?:ing)?(?: in| with| on)?|test(?: it)?(?: in| with| on)?|with one of|replace|replaced|until|within|(?<!look )after|last|next|said|even|than)\s+(?:about |around |roughly |maybe |say |like |the |some |i don't know,? |,)*$/i
const PART_OF =
  /^(?: (?:go|goes|gone|laid off)\b| of (?:them|it|which|those|these)\b|,? ?(?:per (?:day|week|month|year)|(?:a|each|every) (?:day|week|month)|each|apiece|left|quit|leave|resigned|retire|do nothing|who do|doing nothing|ago)\b)/i
/** Some do a task; that is not how many there are: "three people download statements". */
const AT_WORK =
  /^,? (?:who |that |to )?(?:download|type|write|read|check|copy|sit|spend|go through|do|work|answer|look|call|wait|enter|process|handle|review|drive|run|come|manually|just|only)\b/i
/** Told of us: "you have fifty clients". */
const OF_YOURS =
  /\byou(?:'ve|'re| have| got| list| say| claim| write| advertise| serve)\b|\byour (?:site|page|website|\d|company|clients|customers)\b/i
const CORRECTS =
  /\b(?:no,? (?:wait|sorry|that)|^no\b|sorry|wait|excuse me|i mean|correction|not (?:\d|\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred)|i said|that was|let me correct|i misspoke|my mistake|scratch that|make that|pardon|i should say|or rather)\b/i
const SOFT_NUMBER = /^(?:hundreds|thousands|millions|dozens?|one|a)$/i

/** "We are hotels, nine of them": the number comes after. */
const OF_THEM = new RegExp(
  `(?<![\\p{L}\\d-])(${allCountedPattern()}), (${NUMBER}) of (?:them|those)\\b`,
  'giu',
)
/** "It is eleven thousand five hundred", in place of what was said before. */
const RATHER = new RegExp(
  `\\b(?:it is|it's|make (?:that|it)|rather|more like|i meant|that's|we're|we are|is) (?:now |only |actually |really )*${ABOUT}(${NUMBER})(?![\\d,.]*\\d)(?=$|[.,;!]| now| today| in total)`,
  'iu',
)
/** "… and in summer fifteen hundred": of what was counted right before. */
const IN_SEASON = new RegExp(
  `\\b(?:in|during) (?:the )?(?:summer|winter|spring|autumn|harvest|high season|low season|peak season|peak|season) (?:it's |we're |about |around |some |maybe )*(${NUMBER})(?=$|[.,;!])`,
  'iu',
)
/** What is counted may be anything where it is said that they have it: "we have 46 boats". */
const HAVING = new RegExp(
  `\\b(?:we have|we've got|we've|we got|we run|we operate|we own|we manage|we serve|we look after|i look after|i run|i manage|i have|i've got|i own|we're running|there are|we've a total of) ${ABOUT}(${NUMBER}) (?:(?:different|own|main|big|small|large|legal|active|full|regional|local) )?([\\p{L}-]+s)(?![\\p{L}-])`,
  'giu',
)
const NO_SIZE =
  /^(?:minutes|hours|days|weeks|months|years|euros|dollars|pounds|cents|percents|problems|issues|questions|things|options|reasons|ideas|systems|erps|crms|tools|bots|chatbots|projects|times|meetings|calls|tickets|mails|emails|invoices|contracts|documents|alerts|alarms|orders|requests|applications|messages|claims|reports|forms|spreadsheets|excels|cases|changes|releases|complaints|outages|incidents|vendors|suppliers|consultants|interns|kids|children|cats|dogs|versions|formats|languages|shifts|agencies|servers|goals|targets|priorities|concerns|worries|points|steps|sets|types|kinds|sorts|ways|levels|layers|teams|departments|bosses|phones|screens|interviews|candidates|vacancies|positions|people|others|hundreds|thousands|millions|dozens|breakdowns|failures|errors|mistakes|defects|returns|audits|deadlines|reviews|pages|rounds|parcels|shipments|deliveries|transactions|payments|policies|accounts|bank|agents|pilots|weeks'|consoles|dashboards|databases|payslips|runs|charter|partners|ideas|brothers|sisters|sons|daughters|friends|jobs|hobbies|techs|interests|bosses|hats|appointments|windows|laptops|emails)$/i
/** "Down to about 1,450", "thirty-four, to be precise". */
const DOWN_TO = new RegExp(
  `\\b(?:down to|up to|grown to|now at|currently at|at) ${ABOUT}(${NUMBER})(?=$|[.,;!]| (?:now|people|staff|employees))`,
  'giu',
)
const PRECISELY = new RegExp(`(${NUMBER})(?:,)? (?:to be (?:precise|exact)|precisely|exactly)\\b`, 'iu')
const WHEN_OR_WHERE = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})(?: people| of us)? (?:ashore|at sea|in season|off[- ]season|outside (?:of )?(?:it|the season)|full[- ]time|in peak season)(?![\\p{L}])`,
  'giu',
)
/** "An eleven hundred seat contact centre", "a 320-bed hospital". */
const AS_ADJECTIVE = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})[ -](seat|bed|store|room|branch|employee|person|people|man|lawyer|user|site|partner|truck|student|plant|hospital|shop|outlet|key)[ -](?:\\p{L}+[ -]){0,2}?(?:contact|call|hospital|clinic|hotel|firm|company|chain|retailer|bank|group|business|operation|fleet|university|school|practice|centre|center|team|shop|startup|start-up|organi[sz]ation|outfit|network)(?![\\p{L}])`,
  'giu',
)
/** "Our home care staff, about nine hundred, …". */
const NOUN_FIRST = new RegExp(
  `\\b(?:our|the|my) (?:\\p{L}+ ){0,3}?(${allCountedPattern()}),? (?:(?:that's|which is|there are|it's|so|roughly|some|about|around|nearly|almost|over) )*(${NUMBER})(?: of them)?(?=[,.;!]|$)`,
  'giu',
)
/** "… volunteers … We've got six hundred of them": what was named before. */
const HAVE_OF_THEM = new RegExp(
  `\\b(?:we have|we've got|we've|there are|i have|i've got) ${ABOUT}(${NUMBER}) of (?:them|those|these)\\b`,
  'iu',
)
/** So few are a team, unless it is said that they are all. */
const FEW = 20
const ALL_OF_THEM =
  /\b(?:we're|we are|we have|we've|we employ|there are|company|firm|of us|team of|staff of|have got|just|only|tiny)\b/i

/** How big the visitor's company is, by what it counts; a corrected number takes the place of the one before. */
export function sizesOf(turns: readonly VisitorTurn[]): Size[] {
  let sizes: Size[] = []
  for (const turn of turns) {
    let isCorrecting = false
    for (const { words, clauses, isAsked } of turn.sentences) {
      // "No wait. Seventy-one.": the cue may be a sentence of its own.
      isCorrecting ||= CORRECTS.test(words) || PRECISELY.test(words)
      if (/\b(?:lol|haha\w*)\b/i.test(words)) continue
      for (const clause of clauses) {
        if (clause.standing !== 'own' || OF_YOURS.test(clause.words)) continue
        if (
          isAsked &&
          !/\bfor (?:about |around |roughly )?[\w,. -]+ (?:staff|people|employees|users|stores|shops|sites)\b/i.test(
            clause.words,
          )
        )
          continue
        const counted = countsIn(clause.words, turn.turn)
        const bare = counted.length > 0 ? [] : bareIn(clause.words, turn, sizes, isCorrecting)
        for (const found of [...counted, ...bare]) sizes = withNew(sizes, found, isCorrecting)
      }
    }
  }
  return sizes
}

function countsIn(words: string, turn: number): Size[] {
  const text = plain(words)
  const found: Size[] = []
  const add = (said: string | undefined, what: string, at: number, after: string) => {
    const value = said === undefined ? undefined : numberOf(said)
    if (value === undefined || value < 2 || SOFT_NUMBER.test(said ?? '')) return
    if (NOT_A_SIZE.test(text.slice(0, at)) || PART_OF.test(after)) return
    if (what === 'agents' && !/\b(?:human|we|our|my|have|centre|center|support|in \p{L}+)\b/u.test(text))
      return
    if (peopleCounted.has(what) && (AT_WORK.test(after) || (value < FEW && !ALL_OF_THEM.test(text)))) return
    if (!found.some((one) => one.value === value && kindOf(one.what) === kindOf(what)))
      found.push({ value, what, turn })
  }
  for (const match of text.matchAll(COUNT)) {
    const after = text.slice(match.index + match[0].length)
    add(match[1], (match[4] ?? '').replaceAll('-', ' '), match.index, after)
  }
  for (const match of text.matchAll(HAVING)) {
    const what = match[2] ?? ''
    const after = text.slice(match.index + match[0].length)
    if (!NO_SIZE.test(what)) add(match[1], what, match.index + match[0].indexOf(match[1] ?? ''), after)
  }
  if (/\bwe(?:'re| are)\b/.test(text))
    for (const match of text.matchAll(DOWN_TO)) add(match[1], 'people', match.index, '')
  for (const match of text.matchAll(AS_ADJECTIVE)) add(match[1], plural(match[2] ?? ''), match.index, '')
  for (const match of text.matchAll(NOUN_FIRST)) add(match[2], match[1] ?? '', match.index, '')
  const ofThem = HAVE_OF_THEM.exec(text)
  if (ofThem) add(ofThem[1], 'of them', ofThem.index, '')
  for (const match of text.matchAll(OF_THEM)) add(match[2], match[1] ?? '', match.index, '')
  const season = IN_SEASON.exec(text)
  if (season && found.some(({ what }) => workforce.has(what)))
    add(season[1], 'people in season', season.index, '')
  for (const [n, match] of [...text.matchAll(WHEN_OR_WHERE)].entries())
    add(match[1], n === 0 ? 'people' : 'people in season', match.index, '')
  for (const pattern of [OF_US, WE_ARE, TEAM_OF])
    for (const match of text.matchAll(pattern))
      add(match[1], 'people', match.index + match[0].indexOf(match[1] ?? ''), '')
  if (ALONE.test(text) && !/\bnot\b/.test(text)) found.push({ value: 1, what: 'people', turn })
  return found
}

/** A number by itself: an answer to "How many …?", or in place of one that was said. */
function bareIn(words: string, { turn, before }: VisitorTurn, sizes: Size[], isCorrecting: boolean): Size[] {
  const text = plain(words).replace(
    new RegExp(`^.*\\bno,? (?:wait|sorry),? (?=${ABOUT}(?:${NUMBER}))`, 'iu'),
    '',
  )
  const [, said] =
    PRECISELY.exec(text) ?? BARE.exec(text) ?? (isCorrecting ? RATHER.exec(text) : undefined) ?? []
  const value = said === undefined ? undefined : numberOf(said)
  if (value === undefined || value < 2 || value === 2024 || value === 2025 || value === 2026) return []
  if (isCorrecting && sizes.length > 0) return [{ value, what: sizes.at(-1)?.what ?? 'people', turn }]
  if (sizes.some((one) => one.turn === turn)) return []
  const what = whatAsked(before)
  return what === undefined ? [] : [{ value, what, turn }]
}

function whatAsked(before: string): string | undefined {
  if (!askedIn(before).has('size')) return undefined
  const counted = countedIn(before)
  if (
    counted !== undefined &&
    (peopleCounted.has(counted) || placesCounted.has(counted) || allCounted.includes(counted))
  )
    return counted
  if (/\b(?:chain|retailer|stores?)\b/i.test(before)) return 'stores'
  return 'people'
}

const plural = (what: string) =>
  /^(?:people|person|employee|man)$/.test(what) ? 'people' : what === 'branch' ? 'branches' : `${what}s`

const kindOf = (what: string) => (workforce.has(what) ? 'employees' : what)

function withNew(sizes: Size[], found: Size, isCorrecting: boolean): Size[] {
  const same = sizes.filter((one) => kindOf(one.what) === kindOf(found.what))
  if (same.some((one) => one.value === found.value)) return sizes
  if (same.length === 0) return [...sizes, found]
  const isSameTurn = same.some((one) => one.turn === found.turn)
  if (isCorrecting) {
    const corrected = same.at(-1)
    return [...sizes.filter((one) => one !== corrected), found]
  }
  // Said side by side both hold ("120 in winter, 1500 in summer"); said again later it is a part, or a wish.
  return isSameTurn ? [...sizes, found] : sizes
}

/** How it is shown and said back: "4,900 employees". */
export const sizeInWords = ({ value, what }: Pick<Size, 'value' | 'what'>) =>
  `${value.toLocaleString('en')} ${workforce.has(what) ? (value === 1 ? 'person' : 'people') : what}`
