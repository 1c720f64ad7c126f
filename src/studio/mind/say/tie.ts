import { spokenName } from '../cards/card.ts'
import type { News } from '../remember/hear.ts'
import type { Visitor } from '../remember/memory.ts'
import { openingOf } from '../sentences.ts'

/** What the visitor told, said back in their own words: the only numbers spoken that are not ours are theirs. */

/** Three people who copy mails are no size of a company. */
const WORTH_SAYING = 10

const article = (noun: string) => (/^(?!uni|use|eu|one)[aeiou]/i.test(noun) ? 'an' : 'a')
const isPlural = (noun: string) => /[^s]s$/i.test(noun)
/** Trades that are no company: "in pharma", not "a pharma". */
const MASS =
  /^(?:pharma\w*|retail|telecoms?|banking|insurance|health ?care|logistics|manufacturing|energy|oil and gas|education|(?:the )?public sector|media|aviation|automotive|finance|construction|agriculture|hospitality|transport)$/i

const withArticle = (noun: string) =>
  MASS.test(noun) || /^(?:an?|the|our|your) /i.test(noun) || isPlural(noun)
    ? noun
    : `${article(noun)} ${noun}`

const counted = ({ value, what }: { value: number; what: string }) =>
  `${value.toLocaleString('en-US')} ${what}`.trim()

/** "a hospital group with 4,000 staff", "600 stores"; undefined where nothing was told that a sentence could hold. */
export function whoIs({ industry, counts = [] }: Partial<Visitor>): string | undefined {
  const [count] = counts.filter(({ value }) => value >= WORTH_SAYING)
  if (!industry?.said) return count && counted(count)
  const joint = MASS.test(industry.said) ? ',' : ' with'
  return count ? `${withArticle(industry.said)}${joint} ${counted(count)}` : withArticle(industry.said)
}

/** "For a hospital group with 4,000 staff", "With 600 stores": begins a sentence. */
export function forThem(visitor: Partial<Visitor>): string | undefined {
  const who = whoIs(visitor)
  const trade = visitor.industry?.said
  if (trade && MASS.test(trade)) {
    const count = whoIs({ counts: visitor.counts ?? [] })
    return count ? `In ${trade}, with ${count},` : `In ${trade}`
  }
  if (who) return trade ? `For ${who}` : `With ${who}`
  return visitor.industry && visitor.industry.focus !== 'otherIndustry'
    ? `For ${spokenName(visitor.industry.focus)}`
    : undefined
}

/** The visitor's trade as a lead: "For a hospital group like yours". */
export const likeYours = ({ industry }: Visitor) =>
  industry?.said && !isPlural(industry.said) && !MASS.test(industry.said)
    ? `For ${withArticle(industry.said)} like yours`
    : undefined

export const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')

/** What was told, said back so that it can be corrected; in other words where the last turn began with these. */
export function saidBack(news: News, opening: string): string | undefined {
  const { role, systems = [], country, time, name, email, isCorrected } = news
  const company = whoIs(news)
  const told = listed([
    ...(role && !company ? [roleOf(role)] : []),
    ...(company ? [company] : []),
    ...(systems.length ? [listed(systems)] : []),
    ...(country ? [country] : []),
    ...(time ? [time] : []),
  ])
  const wordings = email
    ? [`Thank you${name ? `, ${name}` : ''}, I have ${email}.`, `I have ${email}, thank you.`]
    : !told
      ? name
        ? [`Nice to meet you, ${name}.`]
        : []
      : isCorrected
        ? [`Thank you for putting me right: ${told}.`, `I have it right now: ${told}.`]
        : name
          ? [`Nice to meet you, ${name}: ${told}, noted.`]
          : [`${told.charAt(0).toUpperCase()}${told.slice(1)}: good to know.`, `Noted: ${told}.`]
  return wordings.find((one) => openingOf(one) !== opening) ?? wordings[0]
}

/** "in charge of HR" is no name of a post. */
const roleOf = (role: string) => (/^in /i.test(role) ? role : withArticle(role))
