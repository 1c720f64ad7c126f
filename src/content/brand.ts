/** The brand word stands here and nowhere else; every name, title and sentence is composed from it. */
export const BRAND = 'Veyra'

/** Agents are shown as the brand word followed by their function word: "Veyra Monitor". */
export const agentName = (functionWord: string) => `${BRAND} ${functionWord}`

export const company = {
  name: BRAND,
  tagline: 'A whole company, in a box.',
  email: 'hello@veyra.example',
  phones: ['+1 555 010 0142', '+44 20 7946 0142'],
  headquarters: 'Global Headquarters',
  copyrightFrom: 2024,
} as const
