/** Who starts, why one is refused, and what a visitor then reads. No schemas here: a reading page carries this. */

/** Where a start was pressed. Consult comes through `POST /api/signups`. */
export const startSources = ['home', 'leadership', 'consult'] as const
export type StartSource = (typeof startSources)[number]

/**
 * Why there is no conversation.
 * - `capacity_reached`: the provider takes no more at once
 * - `create_failed`: the provider answered, but with no conversation a visitor could enter
 * - `start_failed`: no answer came, or something broke on the way
 * - `starts_busy`: too many others are starting
 * - `starts_off`, `starts_spent`: the operator's switch and daily cap
 */
export const startRefusals = [
  'capacity_reached',
  'create_failed',
  'start_failed',
  'starts_busy',
  'starts_off',
  'starts_spent',
] as const
export type StartRefusal = (typeof startRefusals)[number]

/** After these, pressing again leads nowhere: the contact form is the way on. */
export const refusalsToContact: ReadonlySet<string> = new Set<StartRefusal>(['starts_off', 'starts_spent'])

const everywhere = {
  capacity_reached: 'Maximum concurrent conversations reached. Please try again in a few minutes.',
  create_failed: 'Failed to create conversation. Please try again.',
  start_failed: 'Something went wrong while starting the conversation. Please try again.',
  starts_busy: 'Many conversations are starting right now. Please try again in a moment.',
  starts_off: 'Live conversations are paused at the moment. Please write to us through the contact form.',
  starts_spent:
    'All live conversations for today have been held. Please come back tomorrow, or write to us through the contact form.',
} as const satisfies Record<StartRefusal, string>

/** The sentences of promise 42, by where the start was pressed and why it failed. */
export const startRefusalSentences: Record<StartSource, Record<StartRefusal, string>> = {
  home: {
    ...everywhere,
    create_failed: 'Failed to create demo conversation. Please try again.',
    start_failed: 'Something went wrong while starting the demo. Please try again.',
  },
  leadership: everywhere,
  consult: everywhere,
}

/** `active` is the last count, where there is one: a failed count leaves the bracket out. */
export function startRefusalSentence(from: StartSource, refusal: StartRefusal, active?: number): string {
  if (refusal === 'capacity_reached' && active !== undefined)
    return `Maximum concurrent conversations reached (${active} active). Please try again in a few minutes.`
  return startRefusalSentences[from][refusal]
}

export const startSuccessSentences: Record<StartSource, string> = {
  home: 'Starting demo conversation...',
  leadership: 'Starting conversation with AI Avatar...',
  consult: 'Thank you! Your information has been saved. Starting conversation...',
}
