import { innovationOfficer } from './leaders.ts'
import type { Team } from './schema/company.ts'

export const team: Team = {
  headline: 'Meet Our Leadership Team',
  lead: `Six people who answer for what our agents do. ${innovationOfficer.firstName}’s AI avatar is in and has time for you.`,
  linkedInLabel: 'Find on LinkedIn',
  film: 'chief-innovation-officer',
  fallbackFilm: 'about',
}

/** What a link to somebody's LinkedIn search is called: without the name six links would sound alike. */
export const linkedInLinkName = (name: string) => `${team.linkedInLabel}: ${name}`
