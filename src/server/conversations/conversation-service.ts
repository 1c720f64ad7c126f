import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import {
  type ConversationStatus,
  END_TOLD_AHEAD_S,
  type EndReason,
  HEARTBEAT_MS,
  type HeartbeatAnswer,
  type OwnConversation,
} from '../../contract/conversations.ts'
import type { TranscriptTurn } from '../../contract/staff.ts'
import type { AvatarProvider } from '../avatar/avatar-call.ts'
import { type AvatarTimeouts, createAvatarClient } from '../avatar/avatar-client.ts'
import type { AvatarScript } from '../avatar/create-payload.ts'
import type { Leads } from '../leads/leads.ts'
import type { Mail } from '../mail/mail.ts'
import type { Database } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { type LeftContact, openTalkContacts } from '../talks/contacts.ts'
import { transcriptFetching } from '../talks/fetching/transcript-fetching.ts'
import { type ToldLink, tellLink } from '../talks/links.ts'
import { openTalkRatings, type Rating } from '../talks/rating.ts'
import { talks } from '../talks/talks-table.ts'
import { readTranscriptLink } from '../talks/transcript-links.ts'
import { openTranscriptRequests } from '../talks/transcript-requests.ts'
import { forgetOldTranscripts } from '../talks/transcripts.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { callbackReceiver } from './callbacks.ts'
import { conversationMetrics } from './conversation-metrics.ts'
import { conversationRecords } from './conversation-records.ts'
import type { Conversation } from './conversations-table.ts'
import { conversationEnding } from './ending/ending.ts'
import { forgetErased } from './ending/erased.ts'
import { conversationReaper } from './ending/reaper.ts'
import { pagesSilence } from './ending/silence.ts'
import { conversationJournal } from './journal.ts'
import { closeForRoom } from './starting/cleanup.ts'
import { dayOf, networkHash } from './starting/network-share.ts'
import { startGate } from './starting/start-gate.ts'
import { conversationStarting, type StartSettings } from './starting/starting.ts'

export type ConversationParts = {
  provider: AvatarProvider & { roomOrigins: readonly string[] }
  script: AvatarScript
  settings: StartSettings
  store: Pick<Store, 'db'>
  mail: Pick<Mail, 'queue' | 'wake'>
  /** Who leaves an address in a talk stands in this list. */
  leads: Pick<Leads, 'record' | 'wake'>
  /** Whether a summary is drawn from each transcript, after which `learned` is called. */
  awaitsSummary?: boolean
  /** A talk was rated, in the same transaction; by our own id. */
  rated?: (trx: Kysely<Database>, talkId: string) => Promise<void>
  siteUrl: string
  /** Who reads the replies to what we send. */
  salesEmail: string
  /** For the hash that is kept of a network. */
  networkKey: string
  metrics: Registry
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** After a transcript was kept: there may be something to learn from it. */
  learnSoon?: (conversationId: string) => void
  /** In the transaction that finds that there is nothing to learn from a talk: nobody spoke, or its words never came. */
  talkOver?: (trx: Kysely<Database>, conversationId: string) => Promise<void>
  timing?: Timing
  timeouts?: AvatarTimeouts
}

export type Conversations = ReturnType<typeof openConversations>

/** A visitor who ends a talk waits no longer than this for the provider; it is told all the same. */
const END_ANSWERED_WITHIN_MS = 2000
/** From here on a page is told how long its talk has left: every page has beaten once before it must tell. */
const END_IN_SIGHT_S = END_TOLD_AHEAD_S + HEARTBEAT_MS / 1000

export function openConversations(parts: ConversationParts) {
  const { provider, script, settings, store, log, timing = systemTiming, timeouts } = parts
  const { learnSoon = () => {}, talkOver = async () => {} } = parts
  const { db } = store
  const metrics = conversationMetrics(parts.metrics)
  const background = backgroundWork(log)
  const records = conversationRecords(db, timing.now)
  const journal = conversationJournal({ db, clock: timing.now, metrics, log, afterwards: background.later })
  const avatar = createAvatarClient({ ...provider, log, observe: metrics.called, timeouts })
  const ending = conversationEnding({ avatar, records, journal, now: timing.now, log })
  const transcripts = openTranscriptRequests({ ...parts, clock: timing.now })
  const contacts = openTalkContacts({ leads: parts.leads, transcripts, clock: timing.now })
  const ratings = openTalkRatings({ db, clock: timing.now, rated: parts.rated })
  const keepTranscript = async (conversationId: string, turns: TranscriptTurn[]) => {
    await transcripts.keep(conversationId, turns, async (trx) => {
      const { state } = (await talks.byId(trx, conversationId)) ?? {}
      if (state === 'silent') await talkOver(trx, conversationId)
    })
    learnSoon(conversationId)
  }
  const fetching = transcriptFetching({
    db,
    avatar,
    keep: keepTranscript,
    talkOver,
    counted: metrics.transcript,
    timing,
    log,
  })
  const forgetMore = async () => {
    await forgetOldTranscripts(db, timing.now())
    await transcripts.sendOverdue()
    await forgetErased(db, avatar)
  }
  const silence = pagesSilence({ records, journal, timing })
  const reaper = conversationReaper({
    records,
    ending,
    silence,
    timing,
    log,
    sharesCountedSince: () =>
      settings.perDay === undefined ? new Date(timing.now()).toISOString() : dayOf(timing.now()),
    forgetMore,
  })

  /** One that is not this visitor's and one that does not exist look the same from outside. */
  async function ownedBy(visitor: string | undefined, providerId: string): Promise<Conversation | undefined> {
    const found = visitor === undefined ? undefined : await records.byProviderId(providerId)
    return found?.visitor === visitor ? found : undefined
  }

  function endInSight({ startedAt }: Conversation): Pick<HeartbeatAnswer, 'seconds_left'> {
    if (startedAt === null) return {}
    const left = Math.round(script.maxCallSeconds - (timing.now() - Date.parse(startedAt)) / 1000)
    // One that runs past its end tells that the clock was set, not that the end is near.
    return left < 0 || left > END_IN_SIGHT_S ? {} : { seconds_left: left }
  }

  const forbidden = { ok: false, code: 'forbidden' } as const

  return {
    start: conversationStarting({
      settings,
      script,
      avatar,
      records,
      gate: startGate({ db, instance: randomUUID(), timing, log, afterwards: background.later }),
      silence,
      ending,
      networkHash: networkHash(parts.networkKey),
      close: closeForRoom({ avatar, records, journal, saveWords: fetching.fetchBeforeDeletion }),
      journal,
      timing,
      log,
      inBackground: background.run,
    }),

    /** By our own id, for those who gave it one. */
    find: (id: string) => records.byId(id),

    /** With the one address that may be framed. */
    async status(visitor: string | undefined, id: string) {
      const conversation = await ownedBy(visitor, id)
      if (!conversation) return forbidden
      const { state, url } = conversation
      const own: OwnConversation = {
        ...statusOf(conversation),
        ...(state === 'active' && url !== null && { conversation_url: url }),
      }
      return { ok: true as const, ...own }
    },

    /** A page's heartbeat. */
    async seen(visitor: string | undefined, id: string) {
      const conversation = await ownedBy(visitor, id)
      if (!conversation) return forbidden
      const isActive = await records.heard(conversation.id)
      const now = isActive ? conversation : ((await records.byId(conversation.id)) ?? conversation)
      const heard: HeartbeatAnswer = { ...statusOf(now), ...(isActive && endInSight(now)) }
      return { ok: true as const, ...heard }
    },

    async endByVisitor(visitor: string | undefined, id: string) {
      const conversation = await ownedBy(visitor, id)
      if (!conversation) return forbidden
      const answered = new AbortController()
      const ended = background.run(() => ending.end(conversation, 'visitor'))
      await Promise.race([ended, timing.sleep(END_ANSWERED_WITHIN_MS, answered.signal)])
      answered.abort()
      return { ok: true as const }
    },

    /** A way to reach the visitor: what was said is sent there, now or once it has come. */
    async leaveContact(visitor: string | undefined, id: string, left: LeftContact) {
      const conversation = await ownedBy(visitor, id)
      if (!conversation) return forbidden
      await contacts.leave(conversation, left)
      return { ok: true as const }
    },

    /** How the talk was, by whoever held it. */
    async rate(visitor: string | undefined, id: string, rating: Rating) {
      const conversation = await ownedBy(visitor, id)
      return conversation ? ratings.rate(conversation, rating) : forbidden
    },

    /** A page of ours was offered in the talk, or followed from it. */
    async tellLink(visitor: string | undefined, id: string, link: ToldLink) {
      const conversation = await ownedBy(visitor, id)
      if (!conversation) return forbidden
      await tellLink(db, timing.now, conversation, link)
      return { ok: true as const }
    },

    /** What a talk was about is known, in the transaction that wrote it down; by our own id. */
    learned: contacts.learned,

    /** What was said, for whoever holds the link that was mailed. */
    readTranscript: (token: string) => readTranscriptLink(db, timing.now, token),

    /** From the server's own side: a signup that could not be saved, the desk. `id` is the provider's. */
    async end(id: string, reason: EndReason): Promise<void> {
      const conversation = await records.byProviderId(id)
      if (conversation) await ending.end(conversation, reason)
    },

    /** After a person was erased here: has what the provider keeps of their talks deleted; repeated hourly. */
    forgetErased: () => forgetErased(db, avatar),

    callbacks: callbackReceiver({
      db,
      clock: timing.now,
      records,
      journal,
      async keepTranscript(conversationId, turns) {
        await keepTranscript(conversationId, turns)
        metrics.transcript('called_back')
      },
      log,
    }),

    reaper,

    /** Brings talks to the desk's list, and their words to where they are kept. */
    fetching,

    /** Finishes what visitors were not made to wait for. */
    async close(): Promise<void> {
      await Promise.all([reaper.stop(), fetching.stop()])
      await background.settled()
    },

    settled: background.settled,
  }
}

const statusOf = ({ state, endReason }: Conversation): ConversationStatus =>
  state === 'starting' || state === 'active'
    ? { status: 'active' }
    : { status: 'ended', ...(endReason && { reason: endReason }) }

function backgroundWork(log: Pick<Logger, 'error'>) {
  const running = new Set<Promise<void>>()
  const run = (work: () => Promise<void>): Promise<void> => {
    const task = work()
      .catch((error) =>
        log.error({ err: error }, 'work in the background failed; the reaper goes on with it'),
      )
      .finally(() => running.delete(task))
    running.add(task)
    return task
  }
  return {
    run,
    /** Lets what is under way go first: with a database in this process even a small write holds up all else. */
    later: (work: () => Promise<void>) =>
      void run(async () => {
        await setImmediate()
        await work()
      }),
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
