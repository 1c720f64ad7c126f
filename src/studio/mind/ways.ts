import type { Choice, Question } from './remember/memory.ts'

/** The three ways into the offer that the avatar puts to every visitor, as words and as buttons. */
const ways = [
  {
    label: 'IT operations',
    offer: 'transform IT operations',
    says: 'I want to transform our IT operations.',
    named: /\bIT\b.*\boperations?\b|\bIT ops\b/i,
    meaning: { subject: 'overview', move: 'what', focus: 'it' },
  },
  {
    label: 'Corporate functions',
    offer: 'streamline corporate functions',
    says: 'I want to streamline our corporate functions.',
    named: /\bcorporate\b/i,
    meaning: { subject: 'overview', move: 'what', focus: 'corporate' },
  },
  {
    label: 'Industry-specific solutions',
    offer: 'explore industry-specific solutions',
    says: 'I want to explore industry-specific solutions.',
    named: /\bindustry\b|\bindustries\b|\bdomain\b/i,
    meaning: { subject: 'catalog', move: 'what', focus: 'otherIndustry' },
  },
] as const

export const wayChoices: readonly Choice[] = ways.map(({ label, says, meaning }) => ({
  label,
  says,
  meaning,
}))

export const waysQuestion: Question = {
  id: 'ways',
  words: `Would you like to ${ways[0].offer}, ${ways[1].offer}, or ${ways[2].offer}?`,
  choices: wayChoices,
  takes: 'area',
}

/** The owner's greeting, with the three ways put after it where it does not already name them. */
export function greetingText(greeting: string) {
  const namesAll = ways.every(({ named }) => named.test(greeting))
  return namesAll ? greeting : `${greeting.trim()} ${waysQuestion.words}`
}
