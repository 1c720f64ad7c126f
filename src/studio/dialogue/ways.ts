import { paths } from '../../contract/paths.ts'
import type { RoomChoice } from '../protocol.ts'

/** The three ways into the offer that the avatar puts to every visitor, as words and as buttons. */
export const ways = [
  {
    label: 'IT operations',
    offer: 'transform IT operations',
    says: 'I want to transform our IT operations.',
    path: paths.itOperations,
    named: /\bIT\b.*\boperations?\b|\bIT ops\b/i,
  },
  {
    label: 'Corporate functions',
    offer: 'streamline corporate functions',
    says: 'I want to streamline our corporate functions.',
    path: paths.corporateFunctions,
    named: /\bcorporate\b/i,
  },
  {
    label: 'Industry-specific solutions',
    offer: 'explore industry-specific solutions',
    says: 'I want to explore industry-specific solutions.',
    path: paths.domainFunctions,
    named: /\bindustry\b|\bindustries\b|\bdomain\b/i,
  },
] as const

export const wayChoices: RoomChoice[] = ways.map(({ label, says }) => ({ label, says }))

export const waysQuestion = `Would you like to ${ways[0].offer}, ${ways[1].offer}, or ${ways[2].offer}?`

/** The owner's greeting, with the three ways put after it where it does not already name them. */
export function greetingText(greeting: string) {
  const namesAll = ways.every(({ named }) => named.test(greeting))
  return namesAll ? greeting : `${greeting.trim()} ${waysQuestion}`
}
