import { NUMBER } from '../../../../understanding/things/numbers.ts'
import { allCounted } from '../vocabulary/counted.ts'

/** The ways in which people say how big their company is. */

export const ABOUT =
  '(?:(?:about|around|roughly|some|nearly|almost|over|more than|approximately|approx|circa|ca|close to|like|maybe|perhaps|up to|just under|just over|under|only|just|at least|say|something like) )*'
export const ADJECTIVES =
  '(?:(?:or so|odd|plus|main|full-time|part-time|permanent|active|different|legal|retail|remote|own|city|public|private|human|physical|big|small|large|smaller|larger|regional|local|national|european|global|seasonal|blue-collar|white-collar|operating|corporate|university|office|field|registered|licensed|paying|business|mobile|production|manufacturing|hospital|dental|stationary|offshore|onshore|oil|gas|wind|contact cent(?:re|er)|call cent(?:re|er)|claims|store|shop floor|it|legal|group|sister|connected|medium|mid-size|mid-sized|commercial|residential|individual|independent|franchise|franchised|company-owned|producing|intensive care|care|nursing|teaching|million|thousand|hundred) ){0,3}'
export const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,@%$€£-])(${NUMBER})(\\+| plus| odd| or so)? (?:of (?:our|the) )?(${ADJECTIVES})(${allCountedPattern()})(?![\\p{L}\\d-])`,
  'giu',
)
export const OF_US = new RegExp(`(?<![\\p{L}\\d.,])(${NUMBER})(?: or so|-odd| odd)? of us\\b`, 'giu')
/** "We are 400", "we're nineteen in total", "we employ 5,000". */
export const WE_ARE = new RegExp(
  `\\b(?:we are|we're|we employ|we've grown to|we have grown to|we are at|we're at|wir sind|nous sommes|somos) ${ABOUT}(${NUMBER})(?=$|[.,;!?]| (?:in total|altogether|strong|worldwide|globally|all told|all in|ashore|now|not|and\\b|in all|total|across|people|by now|today|in season|outside|full time|at the moment))`,
  'giu',
)
export const TEAM_OF = new RegExp(
  `\\b(?:company|firm|group|business|organi[sz]ation|workforce|headcount|bank|hospital|call cent(?:re|er)|contact cent(?:re|er)|fleet|crew|service desk) (?:of|is|has|with) ${ABOUT}(${NUMBER})(?=$|[.,;!?]| (?:and|in|with|people|across))`,
  'giu',
)
export const ALONE =
  /\b(?:i'm|i am|im) (?:all )?(?:alone|on my own|by myself|a one[- ](?:man|woman|person) (?:show|band|business|shop|company))\b|\bit's (?:just|only) me\b(?! and| \+|,? plus)/i
export const BARE = new RegExp(
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
export const NOT_A_SIZE =
  /\b(?:not|isn't|rather than|instead of|lost|losing|lose|fired|fire|let|cut|hired|hire|hiring|missing|short of|need|needs|want|wants|opened|closed|close|opening|closing|of it|of them|of which|of those|of these|of whom|of that|of our|out of|first|me and|me plus|us and|every|each|per|in one of|for one of|one in|another|extra|additional|more|pilot|try(?: it)?(?: in| with| on)?|start(?:ing)?(?: in| with| on)?|test(?: it)?(?: in| with| on)?|with one of|replace|replaced|until|within|(?<!look )after|last|next|said|even|than)\s+(?:about |around |roughly |maybe |say |like |the |some |i don't know,? |,)*$/i
export const PART_OF =
  /^(?: (?:go|goes|gone|laid off)\b| of (?:them|it|which|those|these)\b|,? ?(?:per (?:day|week|month|year)|(?:a|each|every) (?:day|week|month)|each|apiece|left|quit|leave|resigned|retire|do nothing|who do|doing nothing|ago)\b)/i
/** Some do a task; that is not how many there are: "three people download statements". */
export const AT_WORK =
  /^,? (?:who |that |to )?(?:download|type|write|read|check|copy|sit|spend|go through|do|work|answer|look|call|wait|enter|process|handle|review|drive|run|come|manually|just|only)\b/i
/** Told of us: "you have fifty clients". */
export const OF_YOURS =
  /\byou(?:'ve|'re| have| got| list| say| claim| write| advertise| serve)\b|\byour (?:site|page|website|\d|company|clients|customers)\b/i
export const CORRECTS =
  /\b(?:no,? (?:wait|sorry|that)|^no\b|sorry|wait|excuse me|i mean|correction|not (?:\d|\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred)|i said|that was|let me correct|i misspoke|my mistake|scratch that|make that|pardon|i should say|or rather)\b/i
export const SOFT_NUMBER = /^(?:hundreds|thousands|millions|dozens?|one|a)$/i

/** "We are hotels, nine of them": the number comes after. */
export const OF_THEM = new RegExp(
  `(?<![\\p{L}\\d-])(${allCountedPattern()}), (${NUMBER}) of (?:them|those)\\b`,
  'giu',
)
/** "It is eleven thousand five hundred", in place of what was said before. */
export const RATHER = new RegExp(
  `\\b(?:it is|it's|make (?:that|it)|rather|more like|i meant|that's|we're|we are|is) (?:now |only |actually |really )*${ABOUT}(${NUMBER})(?![\\d,.]*\\d)(?=$|[.,;!]| now| today| in total)`,
  'iu',
)
/** "… and in summer fifteen hundred": of what was counted right before. */
export const IN_SEASON = new RegExp(
  `\\b(?:in|during) (?:the )?(?:summer|winter|spring|autumn|harvest|high season|low season|peak season|peak|season) (?:it's |we're |about |around |some |maybe )*(${NUMBER})(?=$|[.,;!])`,
  'iu',
)
/** What is counted may be anything where it is said that they have it: "we have 46 boats". */
export const HAVING = new RegExp(
  `\\b(?:we have|we've got|we've|we got|we run|we operate|we own|we manage|we serve|we look after|i look after|i run|i manage|i have|i've got|i own|we're running|there are|we've a total of) ${ABOUT}(${NUMBER}) (?:(?:different|own|main|big|small|large|legal|active|full|regional|local) )?([\\p{L}-]+s)(?![\\p{L}-])`,
  'giu',
)
export const NO_SIZE =
  /^(?:minutes|hours|days|weeks|months|years|euros|dollars|pounds|cents|percents|problems|issues|questions|things|options|reasons|ideas|systems|erps|crms|tools|bots|chatbots|projects|times|meetings|calls|tickets|mails|emails|invoices|contracts|documents|alerts|alarms|orders|requests|applications|messages|claims|reports|forms|spreadsheets|excels|cases|changes|releases|complaints|outages|incidents|vendors|suppliers|consultants|interns|kids|children|cats|dogs|versions|formats|languages|shifts|agencies|servers|goals|targets|priorities|concerns|worries|points|steps|sets|types|kinds|sorts|ways|levels|layers|teams|departments|bosses|phones|screens|interviews|candidates|vacancies|positions|people|others|hundreds|thousands|millions|dozens|breakdowns|failures|errors|mistakes|defects|returns|audits|deadlines|reviews|pages|rounds|parcels|shipments|deliveries|transactions|payments|policies|accounts|bank|agents|pilots|weeks'|consoles|dashboards|databases|payslips|runs|charter|partners|ideas|brothers|sisters|sons|daughters|friends|jobs|hobbies|techs|interests|bosses|hats|appointments|windows|laptops|emails)$/i
/** "Down to about 1,450", "thirty-four, to be precise". */
export const DOWN_TO = new RegExp(
  `\\b(?:down to|up to|grown to|now at|currently at|at) ${ABOUT}(${NUMBER})(?=$|[.,;!]| (?:now|people|staff|employees))`,
  'giu',
)
/** Whoever was asked how many may begin anyhow: "On the payroll about nine thousand, but …". */
export const SOMEWHERE = new RegExp(
  `^(?:[^\\d.?!]{0,40}? )?${ABOUT}(${NUMBER})(?![\\d,.]*\\d)(?=$|[,.;!]| (?:but|and|now|in total|today|altogether|with)\\b)`,
  'iu',
)
export const PRECISELY = new RegExp(
  `(${NUMBER})(?:,)? (?:to be (?:precise|exact)|precisely|exactly)\\b`,
  'iu',
)
export const WHEN_OR_WHERE = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})(?: people| of us)? (?:ashore|at sea|in season|off[- ]season|outside (?:of )?(?:it|the season)|full[- ]time|in peak season)(?![\\p{L}])`,
  'giu',
)
/** "An eleven hundred seat contact centre", "a 320-bed hospital". */
export const AS_ADJECTIVE = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})[ -](seat|bed|store|room|branch|employee|person|people|man|lawyer|user|site|partner|truck|student|plant|hospital|shop|outlet|key)[ -](?:\\p{L}+[ -]){0,2}?(?:contact|call|hospital|clinic|hotel|firm|company|chain|retailer|bank|group|business|operation|fleet|university|school|practice|centre|center|team|shop|startup|start-up|organi[sz]ation|outfit|network)(?![\\p{L}])`,
  'giu',
)
/** "Our home care staff, about nine hundred, …". */
export const NOUN_FIRST = new RegExp(
  `\\b(?:our|the|my) (?:\\p{L}+ ){0,3}?(${allCountedPattern()}),? (?:(?:that's|which is|there are|it's|so|roughly|some|about|around|nearly|almost|over) )*(${NUMBER})(?: of them)?(?=[,.;!]|$)`,
  'giu',
)
/** "… volunteers … We've got six hundred of them": what was named before. */
export const HAVE_OF_THEM = new RegExp(
  `\\b(?:we have|we've got|we've|there are|i have|i've got) ${ABOUT}(${NUMBER}) of (?:them|those|these)\\b`,
  'iu',
)
/** So few are a team, unless it is said that they are all. */
export const FEW = 20
export const ALL_OF_THEM =
  /\b(?:we're|we are|we have|we've|we employ|there are|company|firm|of us|team of|staff of|have got|just|only|tiny)\b/i
