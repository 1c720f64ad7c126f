import type { Leader } from './schema/company.ts'

const leader = (name: string, role: string, description: string): Leader => {
  const words = name.split(' ')
  const slug = words.join('-').toLowerCase()
  return {
    slug,
    name,
    firstName: words[0] ?? name,
    role,
    description,
    photo: slug,
    initials: words
      .map((word) => word.charAt(0))
      .join('')
      .toUpperCase(),
    linkedIn: `https://www.linkedin.com/search/results/people/?keywords=${encodeURIComponent(name)}`,
    hasFullFunctionality: false,
  }
}

/** The one whose avatar answers: the demo, the leadership card and the consult form all name this person. */
export const innovationOfficer: Leader = {
  ...leader(
    'Mira Anand',
    'Chief Innovation Officer',
    'Mira decides what an agent must be able to do before it may call itself one. Her AI avatar answers questions here, day and night.',
  ),
  hasFullFunctionality: true,
}

/** Sample people: an owner puts the real ones here. */
export const leaders: readonly Leader[] = [
  leader(
    'Daniel Okonkwo',
    'Chief Executive Officer',
    'Daniel runs the company and keeps one question on the wall: whose working day got better this week? He reads the support queue every Friday.',
  ),
  innovationOfficer,
  leader(
    'Sofia Lindqvist',
    'Chief Technology Officer',
    'Sofia built the memory that all agents share. She would rather remove a feature than explain it twice.',
  ),
  leader(
    'Hiroshi Tanabe',
    'Chief Operating Officer',
    'Hiroshi makes sure that what we promise in a demo is what arrives on Monday. Rollouts, support and service levels are his.',
  ),
  leader(
    'Camila Restrepo',
    'Chief Financial Officer',
    'Camila asks of every agent what it costs and what it saves, ours included. Investors and pricing sit with her.',
  ),
  leader(
    'Elias Haddad',
    'Chief Customer Officer',
    'Elias stays with customers after the contract is signed. He brings what goes wrong back to the people who can mend it.',
  ),
]
