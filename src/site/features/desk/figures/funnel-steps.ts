import type { FunnelCounts, TalkFiltersGiven } from '../../../../contract/staff-talks.ts'
import type { Tone } from '../../../ui/tone.ts'

type Step = { key: keyof FunnelCounts; reached: TalkFiltersGiven['reached']; tone: Tone }

/** How far a talk may come, each step a part of the one before; and which talks came so far. */
export const funnelSteps: readonly Step[] = [
  { key: 'presses', reached: undefined, tone: 'upcoming' },
  { key: 'joined', reached: 'joined', tone: 'it' },
  { key: 'thirdTurn', reached: 'third_turn', tone: 'corporate' },
  { key: 'addresses', reached: 'address', tone: 'domain' },
  { key: 'meetings', reached: 'meeting', tone: 'text' },
]
