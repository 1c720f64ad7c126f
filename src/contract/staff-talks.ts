import { z } from 'zod'
import { boundedCount, leadConversation, leadKind, leadNote, transcriptTurn } from './staff.ts'
import { startSources } from './start-sentences.ts'
import { learnedFact, scoreReason, trade } from './talks.ts'

/** The desk's view of talks: every request and answer below `/api/staff/talks`, `/unanswered` and `/routing`. */

/**
 * Where the words of a talk are.
 * - `running`: it is being held
 * - `awaited`: it is over, its transcript has not come
 * - `here`: it has
 * - `silent`: it has, and the visitor said nothing
 * - `missing`: a day has passed and it never came
 */
export const talkStates = ['running', 'awaited', 'here', 'silent', 'missing'] as const
export const talkState = z.enum(talkStates)
export type TalkState = z.infer<typeof talkState>

export const talkSummary = z.object({
  /** Of the conversation, too. */
  id: z.string(),
  state: talkState,
  /** Where it was pressed. */
  from: z.enum(startSources),
  /** First touch, as with leads. */
  source: z.string(),
  startedAt: z.string(),
  seconds: z.int().nullable(),
  /** Said by the visitor and by the avatar together. */
  turns: z.int(),
  industry: trade.nullable(),
  role: z.string().nullable(),
  score: z.int().nullable(),
  stars: z.int().nullable(),
  /** The lead it belongs to; null where nobody can be reached. */
  leadId: z.string().nullable(),
  /** Of that lead. */
  email: z.string().nullable(),
  summary: z.string(),
})
export type TalkSummary = z.infer<typeof talkSummary>

const day = z.iso.date('Please enter a day such as 2026-11-15')

/** The query string of the list, the counts and the CSV file alike. */
export const talkFilters = z.object({
  /** In what was said. */
  search: z.string().trim().max(200).optional(),
  from: z.enum(startSources).optional(),
  industry: trade.optional(),
  source: z.string().max(200).optional(),
  /** Whether somebody can be reached. */
  who: z.enum(['lead', 'anonymous']).optional(),
  scoreAtLeast: z.coerce.number().int().min(0).max(100).optional(),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  /** How far it came at least: the bars of the funnel lead here. */
  reached: z.enum(['joined', 'third_turn', 'address', 'meeting']).optional(),
  greeting: z.string().max(200).optional(),
  since: day.optional(),
  until: day.optional(),
})
export type TalkFilters = z.output<typeof talkFilters>
export type TalkFiltersGiven = z.input<typeof talkFilters>

export const TALKS_PER_PAGE = 50

/** `GET /api/staff/talks`: newest first. */
export const talksQuery = talkFilters.extend({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(TALKS_PER_PAGE),
})
export type TalksQuery = z.input<typeof talksQuery>
export const talksAnswer = z.object({ talks: z.array(talkSummary), next: z.string().nullable() })
export type TalksAnswer = z.infer<typeof talksAnswer>

/** `GET /api/staff/talk-counts`, with the list's filters. */
export const talkCounts = z.object({ total: boundedCount })

/** `GET /api/staff/talk-choices`: what the filters offer. */
export const talkChoices = z.object({ sources: z.array(z.string()), greetings: z.array(z.string()) })
export type TalkChoices = z.infer<typeof talkChoices>

/** `GET` it with the list's filters: `text/csv`. */
export const TALKS_CSV = '/api/staff/talks.csv'

export const talkLink = z.object({
  path: z.string(),
  label: z.string().nullable(),
  isFollowed: z.boolean(),
  at: z.string(),
})
export type TalkLink = z.infer<typeof talkLink>

/** `GET /api/staff/talks/:id` */
export const talkPage = z.object({
  talk: talkSummary,
  conversation: leadConversation.nullable(),
  transcript: z.array(transcriptTurn).nullable(),
  facts: z.array(learnedFact),
  reasons: z.array(scoreReason),
  learnedBy: z.enum(['rules', 'model']).nullable(),
  rating: z.object({ stars: z.int(), words: z.string().nullable(), at: z.string() }).nullable(),
  links: z.array(talkLink),
  /** Oldest first. */
  notes: z.array(leadNote),
})
export type TalkPage = z.infer<typeof talkPage>

// `POST /api/staff/talks/:id/notes`: noteRequest, 201 with the note. `POST /api/staff/talks/:id/erase`: 204.

/** `POST /api/staff/talks/:id/lead`: 201 with the lead's id; 409 `talk_has_lead` where it has one. */
export const leadFromTalk = z.object({
  email: z.email('Please enter a valid email address').max(254),
  name: z.string().trim().max(100).default(''),
})
export type LeadFromTalk = z.input<typeof leadFromTalk>
export const leadMade = z.object({ leadId: z.string() })

// Unanswered

export const unansweredGroup = z.object({
  id: z.string(),
  /** One of the questions, in a visitor's words. */
  question: z.string(),
  count: z.int(),
  lastAt: z.string(),
  doneAt: z.string().nullable(),
  /** The newest first, a few. */
  asked: z.array(z.object({ talkId: z.string(), turn: z.int(), words: z.string(), at: z.string() })),
})
export type UnansweredGroup = z.infer<typeof unansweredGroup>

/** `GET /api/staff/unanswered`: newest first. `POST /api/staff/unanswered/:id/done` and `/undone`: 204. */
export const unansweredQuery = z.object({
  shown: z.enum(['open', 'done']).default('open'),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type UnansweredQuery = z.input<typeof unansweredQuery>
export const unansweredAnswer = z.object({ groups: z.array(unansweredGroup), next: z.string().nullable() })
export type UnansweredAnswer = z.infer<typeof unansweredAnswer>

// Who gets a lead

const staffAddress = z.string().trim().toLowerCase().min(1).max(254)

/** Read from top to bottom; the first whose every condition holds gives the lead away. */
export const routingRule = z.object({
  id: z.string().max(64),
  kind: leadKind.nullable(),
  industry: trade.nullable(),
  /** A country's name, or a time zone such as `Europe/Lisbon`, or the beginning of one such as `Europe/`. */
  place: z.string().trim().max(100).nullable(),
  scoreAtLeast: z.int().min(0).max(100).nullable(),
  /** One, or several in turn. */
  owners: z.array(staffAddress).min(1, 'Choose at least one owner').max(50),
})
export type RoutingRule = z.infer<typeof routingRule>

/**
 * `GET /api/staff/routing`, and `PUT` with the `version` it was read at: 200 with the rules as they are now. 409
 * `routing_changed` where somebody was faster: `error.routing` is what stands there, and nothing was changed. A rule
 * whose `id` is empty gets one.
 */
export const routing = z.object({ version: z.int32(), rules: z.array(routingRule).max(100) })
export type Routing = z.infer<typeof routing>

/** From this score on a talk is worth a line in the channel, whether or not anybody can be reached. */
export const NOTABLE_SCORE = 50

// Figures

/**
 * How far talks came, each step at most the one before: an address is counted among talks that had a third turn, a meeting
 * among those with an address.
 */
export const funnelCounts = z.object({
  /** By source and greeting, of which a press knows nothing, those that led to a start, and to a greeting. */
  presses: z.int(),
  joined: z.int(),
  thirdTurn: z.int(),
  addresses: z.int(),
  meetings: z.int(),
})
export type FunnelCounts = z.infer<typeof funnelCounts>

/** `GET /api/staff/talk-figures`, with the span of the other figures. */
export const talkFigures = z.object({
  since: z.string(),
  until: z.string(),
  funnel: funnelCounts,
  byPage: z.array(z.object({ name: z.enum(startSources), ...funnelCounts.shape })),
  bySource: z.array(z.object({ name: z.string(), ...funnelCounts.shape })),
  byGreeting: z.array(z.object({ name: z.string(), ...funnelCounts.shape })),
  byDay: z.array(z.object({ name: z.string(), ...funnelCounts.shape })),
  /** Of those that were joined; null where there were none. */
  medianSeconds: z.int().nullable(),
  /** Of the visitors' questions, 0 to 1: those that were not left unanswered. */
  shareAnswered: z.number().nullable(),
  rating: z.object({ count: z.int(), mean: z.number().nullable() }),
})
export type TalkFigures = z.infer<typeof talkFigures>
