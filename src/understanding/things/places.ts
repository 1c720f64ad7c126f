/** Countries and regions, as they are said back; and how else they are said. */
const countries =
  'Germany, Austria, Switzerland, France, Spain, Portugal, Italy, Belgium, Netherlands, Luxembourg, Denmark, Sweden, Norway, Finland, Iceland, Ireland, United Kingdom, England, Scotland, Wales, Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, Greece, Croatia, Slovenia, Serbia, Estonia, Latvia, Lithuania, Ukraine, Turkey, Israel, Egypt, Morocco, Nigeria, Kenya, South Africa, Saudi Arabia, Qatar, Kuwait, Oman, Bahrain, India, Pakistan, Bangladesh, China, Japan, South Korea, Taiwan, Singapore, Malaysia, Indonesia, Thailand, Vietnam, Philippines, Australia, New Zealand, Canada, United States, Mexico, Brazil, Argentina, Chile, Colombia, Peru, Iberia, Scandinavia, Benelux, Europe, Asia, Africa, Latin America, North America, Middle East'.split(
    ', ',
  )
const others: Record<string, string> = {
  'the netherlands': 'Netherlands',
  holland: 'Netherlands',
  uk: 'United Kingdom',
  'great britain': 'United Kingdom',
  britain: 'United Kingdom',
  us: 'United States',
  usa: 'United States',
  'the states': 'United States',
  america: 'United States',
  'czech republic': 'Czechia',
  uae: 'United Arab Emirates',
  dubai: 'United Arab Emirates',
  'abu dhabi': 'United Arab Emirates',
  emirates: 'United Arab Emirates',
  munich: 'Germany',
  berlin: 'Germany',
  frankfurt: 'Germany',
  hamburg: 'Germany',
  bavaria: 'Germany',
  deutschland: 'Germany',
  vienna: 'Austria',
  österreich: 'Austria',
  zurich: 'Switzerland',
  geneva: 'Switzerland',
  schweiz: 'Switzerland',
  suisse: 'Switzerland',
  paris: 'France',
  lyon: 'France',
  madrid: 'Spain',
  barcelona: 'Spain',
  españa: 'Spain',
  lisbon: 'Portugal',
  porto: 'Portugal',
  milan: 'Italy',
  rome: 'Italy',
  amsterdam: 'Netherlands',
  rotterdam: 'Netherlands',
  brussels: 'Belgium',
  london: 'United Kingdom',
  manchester: 'United Kingdom',
  dublin: 'Ireland',
  stockholm: 'Sweden',
  copenhagen: 'Denmark',
  oslo: 'Norway',
  helsinki: 'Finland',
  warsaw: 'Poland',
  prague: 'Czechia',
  texas: 'United States',
  california: 'United States',
  'new york': 'United States',
  chicago: 'United States',
  toronto: 'Canada',
  são: 'Brazil',
  brasil: 'Brazil',
  mumbai: 'India',
  bangalore: 'India',
  sydney: 'Australia',
  melbourne: 'Australia',
}
const byName = new Map([
  ...countries.map((name): [string, string] => [name.toLowerCase(), name]),
  ...Object.entries(others),
])
const escaped = [...byName.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** "We are in Munich", "across Iberia", "based in the UK": a place with a frame before it. */
const PLACE = new RegExp(
  `\\b(?:in|across|from|based in|out of|throughout|all over|around|en|aus|em|au)(?: (?:the|all of|southern|northern|western|eastern|central|whole|three|two|four|five))* (${escaped})(?![\\p{L}])`,
  'iu',
)
const OWN =
  /\b(we|we're|our|us|i|i'm|im|my|stores|shops|plants|offices|sites|staff|people|based|wir|nous|somos|estamos)\b/iu
const ASKED_OF_US = /\b(do you|are you|your|can you|have you|where is|which)\b/iu

export function countryIn(sentences: string[]): string | undefined {
  for (const sentence of sentences) {
    if (!OWN.test(sentence) || (ASKED_OF_US.test(sentence) && !/\b(we|our|i|i'm|my)\b/iu.test(sentence)))
      continue
    const [, said] = PLACE.exec(sentence) ?? []
    // "us" is a country in capitals only.
    if (said === undefined || (said.toLowerCase() === 'us' && said !== 'US')) continue
    const country = byName.get(said.toLowerCase())
    if (country !== undefined) return country
  }
  return undefined
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const TIME = new RegExp(
  `\\b((?:by|before|until|from|in|starting|as of|no later than|not before|after) (?:the )?(?:(?:end|middle|start|beginning) of )?(?:the )?(?:(?:early|mid|late)[ -])?(?:${MONTH}|q[1-4]|(?:next|this) (?:year|quarter|month|week|summer|spring|autumn|fall|winter)|year[ -]end|(?:the )?(?:summer|spring|autumn|fall|winter|new year|christmas)|20[2-4]\\d)(?: 20[2-4]\\d)?|(?:early |late )?(?:next|this) (?:year|quarter|month|week|summer|spring|autumn|fall|winter)|within (?:the next )?(?:${'(?:\\d+|two|three|four|five|six|twelve|a few)'}) (?:days|weeks|months|quarters)|in (?:${'(?:\\d+|two|three|four|five|six|twelve)'}) (?:weeks|months) (?:time|from now)|end of (?:the )?(?:year|quarter|month|${MONTH}|q[1-4])|q[1-4](?: 20[2-4]\\d)?)\\b`,
  'i',
)
/** A time is told, not asked for, and is one of doing: "by March", not "in May we lost two". */
const PLANNED =
  /\b(must|need|needs|want|have to|has to|should|live|decide|decision|start|starting|budget|deadline|go-live|plan|by|before|until|within|next|this)\b/i

export function timeIn(sentences: string[]): string | undefined {
  for (const sentence of sentences) {
    const [, said] = TIME.exec(sentence) ?? []
    if (said !== undefined && PLANNED.test(sentence)) return said
  }
  return undefined
}
