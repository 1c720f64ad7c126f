/** The four hues of the agent categories, and plain ink. Static class names, so that Tailwind finds them. */
export type Tone = 'it' | 'corporate' | 'domain' | 'upcoming' | 'text' | 'volt'

export const toneText = {
  it: 'text-it',
  corporate: 'text-corporate',
  domain: 'text-domain',
  upcoming: 'text-upcoming',
  text: 'text-text',
  volt: 'text-volt',
} as const satisfies Record<Tone, string>

export const toneFill = {
  it: 'fill-it',
  corporate: 'fill-corporate',
  domain: 'fill-domain',
  upcoming: 'fill-upcoming',
  text: 'fill-text',
  volt: 'fill-volt',
} as const satisfies Record<Tone, string>
