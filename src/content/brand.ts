/** The brand word stands here and nowhere else; every name, title, address and sentence is composed from it. */
export const BRAND = 'Veyra'

const handle = BRAND.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** Agents are shown as the brand word followed by their function word: "{brand} Monitor". */
export const agentName = (functionWord: string) => `${BRAND} ${functionWord}`

export const company = {
  name: BRAND,
  tagline: 'A whole company, in a box.',
  email: `hello@${handle}.example`,
  phones: ['+1 555 010 0142', '+44 20 7946 0142'],
  headquarters: 'Global Headquarters',
  /** A sample, like the numbers above. */
  address: ['Example House', 'Sample Quay', 'Dublin, Ireland'],
  copyrightFrom: 2024,
  /** Sample accounts, like the address above: an owner puts the real ones here. */
  social: {
    linkedIn: `https://www.linkedin.com/company/${handle}agents`,
    twitter: `https://twitter.com/${handle}agents`,
    medium: `https://medium.com/@${handle}agents`,
    youTube: `https://www.youtube.com/@${handle}agents`,
  },
} as const
