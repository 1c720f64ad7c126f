import type { LeadKind } from '../contract/staff.ts'
import type { Trade } from '../contract/talks.ts'
import { desk } from './desk.ts'
import { tradeNames } from './trades.ts'
import { withoutLinks } from './without-links.ts'

/**
 * The line a channel of the staff's gets. It says who and how much it may be worth, and leads to the desk for the rest:
 * what a channel keeps, no erasure reaches, so neither an address nor anybody's words are in it.
 */
type Known = {
  name?: string | undefined
  industry: Trade | null
  country: string | null
  score: number | null
}

/** No link to press, and nobody called: `@channel` wakes everybody where it is not Slack that reads it. */
const typed = (text: string) => withoutLinks(text.trim()).replaceAll(/(?<!\[)@/g, '[@]')

const known = ({ industry, country, score }: Known) => [
  industry && tradeNames[industry],
  country && typed(country),
  score !== null && `score ${score}`,
]

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const nameIn = ({ name }: Known) => (name?.trim() ? typed(name) : undefined)

export const newLeadLine = (lead: Known & { kind: LeadKind; owner: string | null }) =>
  joined([
    `New lead: ${nameIn(lead) ?? 'no name given'}`,
    desk.kinds[lead.kind],
    ...known(lead),
    lead.owner ? `for ${lead.owner}` : 'nobody has it yet',
  ])

export const talkEndedLine = (talk: Known & { seconds: number | null; turns: number }) =>
  joined([
    `A talk has ended: ${nameIn(talk) ?? 'anonymous'}`,
    talk.seconds !== null && lasted(talk.seconds),
    talk.turns === 1 ? '1 turn' : `${talk.turns} turns`,
    ...known(talk),
  ])

const lasted = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)

export const channelLink = 'Open it at the desk'
