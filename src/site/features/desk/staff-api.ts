import type { z } from 'zod'
import { type PasskeyTrouble, staffTroubles } from '../../../content/staff.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'
import {
  creationOptions,
  type NewPasskey,
  type PasskeyAnswer,
  passkey,
  passkeysAnswer,
  requestOptions,
} from '../../../contract/passkeys.ts'
import {
  type AuditQuery,
  auditAnswer,
  type FiguresQuery,
  figuresAnswer,
  type LeadFiltersGiven,
  type LeadSummary,
  type LeadsQuery,
  type LeadUpdate,
  leadChoices,
  leadCounts,
  leadNote,
  leadPage,
  leadSummary,
  leadsAnswer,
  liveConversations,
  type NoteRequest,
  type PersonRequest,
  personErased,
  personExport,
  type SignInByLink,
  type SignInRequest,
  signInAnswer,
  staffSession,
  webhookStatus,
  webhookTest,
} from '../../../contract/staff.ts'
import {
  type LeadFromTalk,
  leadMade,
  type Routing,
  routing,
  type TalkFiltersGiven,
  type TalksQuery,
  talkChoices,
  talkCounts,
  talkFigures,
  talkPage,
  talksAnswer,
  type UnansweredQuery,
  unansweredAnswer,
} from '../../../contract/staff-talks.ts'
import { ask as askServer, nothing, type Question } from '../api/ask.ts'

export type Refusal = {
  code: ErrorCode | 'offline' | 'unreadable' | PasskeyTrouble
  /** Fit to be read. */
  message: string
  fields: FieldErrors
  /** With `lead_changed`: the lead as it is now. */
  lead?: LeadSummary
  /** With `routing_changed`: the rules as they are now. */
  routing?: Routing
}
export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** What can be mended on the spot, by showing a passkey, making one or signing in again. */
export const asksForPasskey = ['passkey_needed', 'passkey_missing', 'passkey_wants_new_sign_in'] as const
export type AsksForPasskey = (typeof asksForPasskey)[number]
/** True where it was mended: then the same is asked once more. */
export type Mend = (code: AsksForPasskey) => Promise<boolean>

export const wantsPasskey = ({ code }: Refusal): AsksForPasskey | undefined =>
  asksForPasskey.find((one) => one === code)

const root = '/api/staff'
export const refused = (code: Refusal['code'], message: string, more: Partial<Refusal> = {}) =>
  ({ ok: false, refusal: { code, message, fields: {}, ...more } }) as const

/** Without a value there is no parameter: an empty search is none. */
export function queryOf(given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && value !== '') query.set(key, `${value}`)
  return query.size > 0 ? `?${query}` : ''
}

/** Every question the desk asks, each answered by a value: what went wrong is a sentence, never an exception. */
export function staffApi(onSignedOut: () => void, mend: Mend = async () => false) {
  async function ask<T>(path: string, schema: z.ZodType<T>, question: Question = {}): Promise<Answer<T>> {
    const answer = await askOnce(path, schema, question)
    const wanted = answer.ok ? undefined : wantsPasskey(answer.refusal)
    return wanted && (await mend(wanted)) ? askOnce(path, schema, question) : answer
  }

  async function askOnce<T>(path: string, schema: z.ZodType<T>, question: Question): Promise<Answer<T>> {
    const answered = await askServer(root + path, schema, question)
    if (answered.ok) return answered
    if (answered.trouble) return refused(answered.trouble, staffTroubles[answered.trouble])
    const { code, message, fields, more } = answered.refusal
    if (code === 'unauthorized') onSignedOut()
    const now = { lead: leadSummary.safeParse(more.lead).data, routing: routing.safeParse(more.routing).data }
    return refused(code, message, { fields, ...now })
  }

  const send = <T>(path: string, schema: z.ZodType<T>, body?: unknown, method = 'POST') =>
    ask(path, schema, { method, body })
  const remove = (path: string) => send(path, nothing, undefined, 'DELETE')
  const lead = (id: string) => `/leads/${encodeURIComponent(id)}`
  const talk = (id: string) => `/talks/${encodeURIComponent(id)}`
  const unanswered = (id: string) => `/unanswered/${encodeURIComponent(id)}`

  return {
    askForLink: (request: SignInRequest) => send('/sign-in', signInAnswer, request),
    signIn: (request: SignInByLink) => send('/sign-in/confirm', staffSession, request),
    askForPasskey: () => send('/sign-in/passkey/options', requestOptions),
    signInByPasskey: (answer: PasskeyAnswer) => send('/sign-in/passkey', staffSession, answer),
    session: () => ask('/session', staffSession),
    signOut: () => send('/sign-out', nothing),
    signOutEverywhere: () => send('/sign-out-everywhere', nothing),

    /** Whether data may be taken out or away now. */
    mayTakeOut: () => ask('/step-up', nothing),
    askToStepUp: () => send('/step-up/options', requestOptions),
    stepUp: (answer: PasskeyAnswer) => send('/step-up', nothing, answer),
    passkeys: (signal: AbortSignal) => ask('/passkeys', passkeysAnswer, { signal }),
    askToMakePasskey: () => send('/passkeys/options', creationOptions),
    addPasskey: (made: NewPasskey) => send('/passkeys', passkey, made),
    removePasskey: (id: string) => remove(`/passkeys/${encodeURIComponent(id)}`),

    leads: (query: LeadsQuery, signal: AbortSignal) =>
      ask(`/leads${queryOf(query)}`, leadsAnswer, { signal }),
    counts: (filters: LeadFiltersGiven, signal: AbortSignal) =>
      ask(`/lead-counts${queryOf(filters)}`, leadCounts, { signal }),
    choices: (signal: AbortSignal) => ask('/lead-choices', leadChoices, { signal }),
    lead: (id: string, signal: AbortSignal) => ask(lead(id), leadPage, { signal }),
    update: (id: string, change: LeadUpdate) => send(lead(id), leadSummary, change, 'PATCH'),
    addNote: (id: string, note: NoteRequest) => send(`${lead(id)}/notes`, leadNote, note),

    talks: (query: TalksQuery, signal: AbortSignal) =>
      ask(`/talks${queryOf(query)}`, talksAnswer, { signal }),
    talkCounts: (filters: TalkFiltersGiven, signal: AbortSignal) =>
      ask(`/talk-counts${queryOf(filters)}`, talkCounts, { signal }),
    talkChoices: (signal: AbortSignal) => ask('/talk-choices', talkChoices, { signal }),
    talk: (id: string, signal: AbortSignal) => ask(talk(id), talkPage, { signal }),
    addTalkNote: (id: string, note: NoteRequest) => send(`${talk(id)}/notes`, leadNote, note),
    makeLead: (id: string, person: LeadFromTalk) => send(`${talk(id)}/lead`, leadMade, person),
    eraseTalk: (id: string) => send(`${talk(id)}/erase`, nothing),
    unanswered: (query: UnansweredQuery, signal: AbortSignal) =>
      ask(`/unanswered${queryOf(query)}`, unansweredAnswer, { signal }),
    markDone: (id: string) => send(`${unanswered(id)}/done`, nothing),
    markUndone: (id: string) => send(`${unanswered(id)}/undone`, nothing),
    routing: (signal: AbortSignal) => ask('/routing', routing, { signal }),
    saveRouting: (changed: Routing) => send('/routing', routing, changed, 'PUT'),

    live: (signal: AbortSignal) => ask('/conversations', liveConversations, { signal }),
    endConversation: (id: string) => send(`/conversations/${encodeURIComponent(id)}/end`, nothing),

    figures: (query: FiguresQuery, signal: AbortSignal) =>
      ask(`/figures${queryOf(query)}`, figuresAnswer, { signal }),
    talkFigures: (query: FiguresQuery, signal: AbortSignal) =>
      ask(`/talk-figures${queryOf(query)}`, talkFigures, { signal }),
    exportPerson: (person: PersonRequest) => send('/people/export', personExport, person),
    erasePerson: (person: PersonRequest) => send('/people/erase', personErased, person),
    audit: (query: AuditQuery, signal: AbortSignal) =>
      ask(`/audit${queryOf(query)}`, auditAnswer, { signal }),
    webhook: (signal: AbortSignal) => ask('/webhook', webhookStatus, { signal }),
    testWebhook: () => send('/webhook/test', webhookTest),
  }
}
export type StaffApi = ReturnType<typeof staffApi>
