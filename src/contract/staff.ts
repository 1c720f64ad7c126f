import { z } from 'zod'
import { endReason } from './conversations.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
import { emailField } from './fields.ts'
import { startSources } from './start-sentences.ts'
import { contactPlaces, learnedFact, scoreReason } from './talks.ts'

/**
 * The desk: every request and answer below `/api/staff`. All of it but asking for a link and using one needs a
 * session; without one the answer is 401 `unauthorized`. Moments are ISO text in UTC, days are `2026-11-15`.
 */

// Signing in

/** A sign-in link works once, within this time. */
export const SIGN_IN_LINK_LIFETIME_MS = 10 * MINUTE_MS
/** Of the links a person asked for from one network the last so many are good. */
export const LINKS_KEPT = 3
/** Who does nothing for so long has to sign in again, */
export const SESSION_IDLE_MS = 8 * HOUR_MS
/** and so has everybody after this. */
export const SESSION_LIFETIME_MS = DAY_MS

/** Sign-in takes any address an operator may write into STAFF_EMAILS, `staff@localhost` among them. */
const staffEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'Please enter a valid email address')

/** `POST /api/staff/sign-in`: 202 whoever asks, and however often. */
export const signInRequest = z.object({ email: staffEmail })
export type SignInRequest = z.input<typeof signInRequest>

export const signInAnswer = z.object({ state: z.literal('sent') })
export type SignInAnswer = z.infer<typeof signInAnswer>

/** `POST /api/staff/sign-in/confirm`, from the page that the mailed link opens (`/login?code=…`). */
export const signInByLink = z.object({ code: z.string().trim().min(1).max(200) })
export type SignInByLink = z.input<typeof signInByLink>

/** `GET /api/staff/session`, and the answer to a good link. */
export const staffSession = z.object({
  email: z.string(),
  signedInAt: z.string(),
  /** When it ends if nothing is done until then, and when it ends whatever is done. */
  idleEndsAt: z.string(),
  endsAt: z.string(),
  /** Only said where it is so: this desk asks for a passkey before data is taken out, and there is none. */
  isPasskeyMissing: z.literal(true).optional(),
})
export type StaffSession = z.infer<typeof staffSession>

// `POST /api/staff/sign-out` and `POST /api/staff/sign-out-everywhere`: no body, 204.

// Leads

export const leadKinds = ['signup', 'message', 'demo', 'waitlist', 'talk'] as const
export const leadKind = z.enum(leadKinds)
export type LeadKind = z.infer<typeof leadKind>

export const leadStates = ['new', 'in_work', 'won', 'lost'] as const
export const leadState = z.enum(leadStates)
export type LeadState = z.infer<typeof leadState>

/** Where nothing is known of how somebody came to the site. */
export const DIRECT = 'direct'
/** In the owner filter: leads nobody has taken. */
export const NOBODY = 'nobody'

export const leadSummary = z.object({
  id: z.string(),
  kind: leadKind,
  name: z.string(),
  email: z.string(),
  /** One line: the subject, the interest. */
  headline: z.string(),
  state: leadState,
  /** The e-mail address of the member of staff who took it. */
  owner: z.string().nullable(),
  /** First touch: a campaign's source, else the referring host, else `direct`. */
  source: z.string(),
  /** Looks like a machine's: in the list like the rest and marked; nobody was written to. */
  isSuspect: z.boolean(),
  hasConversation: z.boolean(),
  /** What the talk was worth, 0 to 100; null where there was none, or nothing is learned of it yet. */
  score: z.int().nullable(),
  /** Goes up with every change; an update names the one it was made from. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type LeadSummary = z.infer<typeof leadSummary>

const day = z.iso.date('Please enter a day such as 2026-11-15')

export const suspectChoices = ['hidden', 'only', 'shown'] as const

/** The query string of the list, the counts and the CSV file alike. */
export const leadFilters = z.object({
  search: z.string().trim().max(200).optional(),
  kind: leadKind.optional(),
  state: leadState.optional(),
  /** A member of staff, or `nobody`. */
  owner: z.string().trim().toLowerCase().max(254).optional(),
  source: z.string().max(200).optional(),
  /** First and last day, both included. */
  from: day.optional(),
  to: day.optional(),
  suspects: z.enum(suspectChoices).default('shown'),
})
export type LeadFilters = z.output<typeof leadFilters>
export type LeadFiltersGiven = z.input<typeof leadFilters>

export const LEADS_PER_PAGE = 50

/** `GET /api/staff/leads`: newest first. */
export const leadsQuery = leadFilters.extend({
  /** `next` of the page before; belongs to the filters it came with. */
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(LEADS_PER_PAGE),
})
export type LeadsQuery = z.input<typeof leadsQuery>

export const leadsAnswer = z.object({
  leads: z.array(leadSummary),
  next: z.string().nullable(),
})
export type LeadsAnswer = z.infer<typeof leadsAnswer>

/** Beyond this a count only says that there are more: nobody works a list that long, and it stays fast. */
export const COUNTED_AT_MOST = 1000

/** At least so many; exactly, unless `isMore`. */
export const boundedCount = z.object({ count: z.int(), isMore: z.boolean() })
export type BoundedCount = z.infer<typeof boundedCount>

/** `GET /api/staff/lead-counts`, with the list's filters; the states are counted as if none were chosen. */
export const leadCounts = z.object({
  total: boundedCount,
  states: z.record(leadState, boundedCount),
  /** Among what the other filters find, whatever state and whatever choice of suspects. */
  suspects: boundedCount,
})
export type LeadCounts = z.infer<typeof leadCounts>

/** `GET /api/staff/lead-choices`: what the filters and the owner's menu offer. */
export const leadChoices = z.object({
  owners: z.array(z.string()),
  sources: z.array(z.string()),
})

/** What the visitor left, by kind; null where it is no longer kept. */
export const leadRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signup'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    countryCode: z.string(),
    countryName: z.string(),
    verificationMethod: z.enum(['email', 'phone']),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    createdAt: z.string(),
  }),
  z.object({
    kind: z.enum(['message', 'demo']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    category: z.string().nullable(),
    preferredDays: z.string().nullable(),
    timeZone: z.string().nullable(),
    createdAt: z.string(),
  }),
  z.object({
    kind: z.literal('waitlist'),
    email: z.string(),
    interest: z.string(),
    createdAt: z.string(),
  }),
  z.object({
    kind: z.literal('talk'),
    talkId: z.string(),
    email: z.string(),
    name: z.string(),
    place: z.enum(contactPlaces),
    /** When the mailed link was opened; null as long as anybody could have typed the address. */
    provenAt: z.string().nullable(),
    createdAt: z.string(),
  }),
])
export type LeadRecord = z.infer<typeof leadRecord>

/** How the visitor first came to the site, as far as it is known. */
export const leadAttribution = z.object({
  landing: z.string().optional(),
  referrer: z.string().optional(),
  source: z.string().optional(),
  medium: z.string().optional(),
  campaign: z.string().optional(),
  term: z.string().optional(),
  content: z.string().optional(),
})
export type LeadAttribution = z.infer<typeof leadAttribution>

export const leadConversation = z.object({
  id: z.string(),
  source: z.enum(startSources),
  isActive: z.boolean(),
  startedAt: z.string().nullable(),
  /** When the avatar joined: from then on it is a talk. */
  joinedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** From start to end, or until now. */
  seconds: z.int().nullable(),
  endReason: endReason.nullable(),
})
export type LeadConversation = z.infer<typeof leadConversation>

/** What was learned in the talk of a lead; its page says more. */
export const leadTalk = z.object({
  /** Of the talk, and of its conversation. */
  id: z.string(),
  summary: z.string(),
  score: z.int().nullable(),
  reasons: z.array(scoreReason),
  facts: z.array(learnedFact),
  stars: z.int().nullable(),
})
export type LeadTalk = z.infer<typeof leadTalk>

export const transcriptTurn = z.object({ speaker: z.enum(['avatar', 'visitor']), text: z.string() })
export type TranscriptTurn = z.infer<typeof transcriptTurn>

export const leadNote = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
})
export type LeadNote = z.infer<typeof leadNote>

/** What can be found in the audit; a lead's history is made of the first four. */
export const auditActions = [
  'lead.created',
  'lead.state',
  'lead.owner',
  'lead.note',
  'lead.viewed',
  'leads.exported',
  'person.exported',
  'person.erased',
  'conversation.ended',
  'talk.viewed',
  'talk.note',
  'talk.lead',
  'talk.erased',
  'talks.exported',
  'unanswered.done',
  'routing.changed',
  'webhook.tested',
  'staff.signed_in',
  'staff.signed_out',
  'staff.signed_out_everywhere',
  'passkey.added',
  'passkey.removed',
  'passkey.confirmed',
  'passkey.refused',
] as const
export const auditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditAction>

export const auditEntry = z.object({
  id: z.string(),
  /** A member of staff, or null for what happened by itself. */
  actor: z.string().nullable(),
  action: auditAction,
  /** The id of the lead, conversation or passkey it is about; for a person, a keyed hash of the address. */
  subject: z.string().nullable(),
  /** E.g. `from` and `to` of a change. Never anything a visitor wrote. */
  detail: z.record(z.string(), z.string()),
  createdAt: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const deliveryState = z.enum(['off', 'none', 'pending', 'delivered', 'failed'])

/** `GET /api/staff/leads/:id` */
export const leadPage = z.object({
  lead: leadSummary,
  record: leadRecord.nullable(),
  attribution: leadAttribution,
  conversation: leadConversation.nullable(),
  talk: leadTalk.nullable(),
  /** Null where there is none, or none yet. */
  transcript: z.array(transcriptTurn).nullable(),
  /** Oldest first, both. */
  notes: z.array(leadNote),
  history: z.array(auditEntry),
  /** What else the same address left, newest first, a few. */
  others: z.array(leadSummary),
  webhook: z.object({ state: deliveryState, attempts: z.int(), lastProblem: z.string().nullable() }),
})
export type LeadPage = z.infer<typeof leadPage>

/**
 * `PATCH /api/staff/leads/:id`: 200 with the lead. 409 `lead_changed` where somebody was faster: `error.lead` is
 * the lead as it is now, and nothing was changed.
 */
export const leadUpdate = z
  .object({
    version: z.int32().positive(),
    state: leadState.optional(),
    /** A member of staff; null gives it back. */
    owner: staffEmail.nullable().optional(),
  })
  .refine(({ state, owner }) => state !== undefined || owner !== undefined, {
    message: 'Nothing to change was given',
    path: ['state'],
  })
export type LeadUpdate = z.input<typeof leadUpdate>

/** `POST /api/staff/leads/:id/notes`: 201 with the note. Notes are added, never overwritten. */
export const noteRequest = z.object({
  text: z.string().trim().min(1, 'Note is required').max(5000, 'Note can have at most 5000 characters'),
})
export type NoteRequest = z.input<typeof noteRequest>

// Conversations

/** `GET /api/staff/conversations`: those that run now, oldest first. */
export const liveConversations = z.object({
  conversations: z.array(
    z.object({
      id: z.string(),
      source: z.enum(startSources),
      startedAt: z.string(),
      /** Whether the avatar has joined. */
      isJoined: z.boolean(),
      ageSeconds: z.int(),
      /** The lead it belongs to, where one is known. */
      leadId: z.string().nullable(),
    }),
  ),
})
export type LiveConversations = z.infer<typeof liveConversations>

// `POST /api/staff/conversations/:id/end`: no body, 204; also for one that is over.

// Figures

/** `GET /api/staff/figures`: at most a year; by default the last thirty days. */
export const figuresQuery = z.object({ from: day.optional(), to: day.optional() })
export type FiguresQuery = z.input<typeof figuresQuery>
export const FIGURES_DAYS = 30
export const FIGURES_DAYS_AT_MOST = 366

const figures = {
  /** Conversations started. */
  starts: z.int(),
  /** Of these, how many the avatar joined. */
  talks: z.int(),
  signups: z.int(),
  /** Leads of every kind, without suspects. */
  leads: z.int(),
  /** Signups to starts, 0 to 1; null where nothing was started. */
  conversion: z.number().nullable(),
}
export const figuresAnswer = z.object({
  from: z.string(),
  to: z.string(),
  total: z.object(figures),
  /** Every day of the span, also those on which nothing happened. */
  days: z.array(z.object({ day: z.string(), ...figures })),
  /** By first touch, the busiest first, at most twenty; the rest together as `other`. */
  sources: z.array(z.object({ source: z.string(), ...figures })),
  /** By where the start was pressed. */
  starts: z.array(z.object({ from: z.enum(startSources), starts: z.int(), talks: z.int() })),
})
export type FiguresAnswer = z.infer<typeof figuresAnswer>

// Taking data out, and away

/** `GET` it with the list's filters: `text/csv`, every page of what matches. */
export const LEADS_CSV = '/api/staff/leads.csv'

/** `POST /api/staff/people/export` and `/erase`: by address, which therefore stands in no URL or log. */
export const personRequest = z.object({ email: z.union([emailField, staffEmail]) })
export type PersonRequest = z.input<typeof personRequest>

/** Everything held on one person: the name of each table and the person's rows in it. */
export const personExport = z.object({
  email: z.string(),
  exportedAt: z.string(),
  held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonExport = z.infer<typeof personExport>

/** How many rows were erased or emptied, by table; tables that held nothing are left out. */
export const personErased = z.object({ erased: z.record(z.string(), z.int()) })
export type PersonErased = z.infer<typeof personErased>

// The audit

/** `GET /api/staff/audit`: newest first. */
export const auditQuery = z.object({
  actor: z.string().trim().toLowerCase().max(254).optional(),
  action: auditAction.optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(LEADS_PER_PAGE),
})
export type AuditQuery = z.input<typeof auditQuery>
export const auditAnswer = z.object({ entries: z.array(auditEntry), next: z.string().nullable() })

// The webhook

/** `GET /api/staff/webhook` */
export const webhookStatus = z.object({
  isOn: z.boolean(),
  /** The host it goes to; the address may carry a secret. */
  host: z.string().nullable(),
  pending: z.int(),
  failed: z.int(),
  lastDeliveredAt: z.string().nullable(),
  lastProblem: z.string().nullable(),
})
export type WebhookStatus = z.infer<typeof webhookStatus>

/** `POST /api/staff/webhook/test`: how one made-up notice fared; 409 `webhook_off` where none is set up. */
export const webhookTest = z.object({
  isDelivered: z.boolean(),
  /** What the receiver answered, if it did. */
  status: z.int().nullable(),
  problem: z.string().nullable(),
  milliseconds: z.int(),
})
export type WebhookTest = z.infer<typeof webhookTest>
