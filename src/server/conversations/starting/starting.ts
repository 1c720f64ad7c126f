import type { Logger } from 'pino'
import type { Attribution } from '../../../contract/attribution.ts'
import type { StartRefusal, StartSource } from '../../../contract/start-sentences.ts'
import type { AvatarFailure } from '../../avatar/avatar-call.ts'
import type { ActiveConversation, AvatarClient } from '../../avatar/avatar-client.ts'
import {
  type AvatarScript,
  callbackTokenHash,
  createPayload,
  newCallbackToken,
} from '../../avatar/create-payload.ts'
import { newId } from '../../store/ids.ts'
import type { Timing } from '../../timing/timing.ts'
import type { ConversationRecords } from '../conversation-records.ts'
import type { Ending } from '../ending/ending.ts'
import type { Silence } from '../ending/silence.ts'
import type { Journal } from '../journal.ts'
import { type Cleanup, makeRoom } from './capacity.ts'
import { afterFailedCreate } from './failed-create.ts'
import { dayOf, networkShare, ofHeaviestNetwork } from './network-share.ts'
import type { Section, StartGate } from './start-gate.ts'

/** From entering the section to the provider's last answer. */
export const START_WITHIN_MS = 25_000
/**
 * While the provider is silent nobody waits longer than this from the press, the queue included. A provider that
 * does answer gets its time: to close conversations and wait 2 s takes longer in a good start than in a bad one.
 */
const SILENCE_AT_MOST_MS = 9500
/** What each step still gets where most of that went by in the queue. */
const LEAST_MS = { ends: 500, count: 1500, create: 4000 }
/**
 * What is ended before the count, the visitor's former talk and those nobody is in, gets no longer than this; the
 * reaper sees to the rest.
 */
const FIRST_ENDS_WITHIN_MS = 3000

export type StartPress = {
  /** Our own id for it, where the caller has written that down beforehand to find it again after a crash. */
  id?: string
  visitor: string
  /** Where it comes from, as `networkOf` has it. */
  network: string
  from: StartSource
  /** The id of the AI notice that was shown, if the page said so. */
  notice: string | null
  /** What led the visitor to us, if the page said so. */
  attribution?: Attribution | undefined
  /** Aborted when the browser goes away before its answer has been sent. */
  gone: AbortSignal
}

export type Started = { ok: true; conversationId: string; conversationUrl: string }
export type NotStarted = {
  ok: false
  code: StartRefusal
  /** The last count of active conversations, where there is one. */
  active?: number
}

export type StartSettings = {
  cleanup: Cleanup
  allowed: boolean
  perDay: number | undefined
  /** LIMITS_SCALE: it scales a network's share too. */
  limitsScale: number
}

type Parts = {
  settings: StartSettings
  script: AvatarScript
  avatar: AvatarClient
  records: ConversationRecords
  gate: StartGate
  silence: Silence
  ending: Ending
  /** What is kept of a network. */
  networkHash: (network: string) => string
  close: (conversations: ActiveConversation[], signal: AbortSignal) => Promise<void>
  journal: Journal
  timing: Timing
  log: Pick<Logger, 'error'>
  /** For what the visitor need not wait for. */
  inBackground: (work: () => Promise<void>) => void
}

type Refused = Omit<NotStarted, 'code'> & { code: StartRefusal | 'browser_gone' }

/** Starts a conversation for a visitor: the one way in, for home, leadership and consult alike. */
export function conversationStarting(parts: Parts): (press: StartPress) => Promise<Started | NotStarted> {
  const { settings, script, avatar, records, gate, silence, ending } = parts
  const { networkHash, close, journal, timing, log, inBackground } = parts
  const share = networkShare(settings.limitsScale)

  async function start(press: StartPress): Promise<Started | NotStarted> {
    journal.pressed(press.from)
    const hashed = { ...press, network: networkHash(press.network) }
    const outcome = await attempt(hashed).catch((error): Refused => {
      log.error({ err: error }, 'a conversation could not be started')
      return { ok: false, code: 'start_failed' }
    })
    if (outcome.ok) return outcome
    const { code, active } = outcome
    journal.refused(press.from, code)
    // Where the browser is gone, nobody is left to read why.
    return { ok: false, code: code === 'browser_gone' ? 'start_failed' : code, active }
  }

  async function attempt(press: StartPress): Promise<Started | Refused> {
    if (!settings.allowed) return { ok: false, code: 'starts_off' }
    if (await isSpent(press.network)) return { ok: false, code: 'starts_spent' }
    const pressedAt = timing.elapsed()
    const patienceLeft = () => Math.round(SILENCE_AT_MOST_MS - (timing.elapsed() - pressedAt))
    const entered = await gate.enter(press.gone, (section) => inSection(press, section, patienceLeft))
    if (entered.ok) return entered.value
    return { ok: false, code: entered.code === 'gone' ? 'browser_gone' : entered.code }
  }

  async function isSpent(network: string): Promise<boolean> {
    const { perDay } = settings
    if (perDay === undefined) return false
    const { byAll, byNetwork } = await records.startedSince(dayOf(timing.now()), network)
    return byAll >= perDay || byNetwork >= share.ofDay(perDay)
  }

  async function inSection(
    press: StartPress,
    section: Section,
    patienceLeft: () => number,
  ): Promise<Started | Refused> {
    if (await isSpent(press.network)) return { ok: false, code: 'starts_spent' }
    const late = AbortSignal.any([section.lost, AbortSignal.timeout(START_WITHIN_MS)])
    const stop = AbortSignal.any([late, press.gone])

    if (!(await clearTheWay(press, patienceLeft))) return { ok: false, code: 'starts_busy' }
    let isSilent = false
    const active = await makeRoom(settings.cleanup, {
      async count() {
        const patience = AbortSignal.timeout(Math.max(LEAST_MS.count, patienceLeft()))
        const listed = await avatar.listActive(AbortSignal.any([stop, patience]))
        isSilent = !listed.ok && (listed.kind === 'timeout' || listed.kind === 'aborted')
        return listed.ok ? listed.active : undefined
      },
      async unshownAmong(conversations) {
        const { shown, unshown } = await records.shownAmong(conversations.map(({ id }) => id))
        return shown.length > 0 ? conversations.filter(({ id }) => unshown.includes(id)) : []
      },
      async idleAmong(conversations) {
        const held = new Set((await heldAmong(conversations)).map(({ providerId }) => providerId))
        return conversations.filter(({ id }) => !held.has(id))
      },
      heaviestAmong: async (conversations) =>
        ofHeaviestNetwork(conversations, await heldAmong(conversations)),
      close: (conversations) => close(conversations, stop),
      wait: (ms) => timing.sleep(ms, stop),
    })
    const createWithin = isSilent ? patienceLeft() : Math.max(LEAST_MS.create, patienceLeft())
    if (stop.aborted || createWithin <= 0)
      return { ok: false, code: press.gone.aborted ? 'browser_gone' : 'start_failed' }

    const id = press.id ?? newId(timing.now())
    const token = newCallbackToken()
    const { visitor, network, from: source, notice } = press
    const attribution = press.attribution ? JSON.stringify(press.attribution) : null
    const asked = { id, visitor, network, source, notice, attribution }
    const row = { ...asked, callbackTokenHash: callbackTokenHash(token) }
    if (!(await records.beginStart(row, section.holder))) return { ok: false, code: 'start_failed' }

    // Not stopped when the browser goes: a create that was cut off would have to be searched for.
    const patience = AbortSignal.any([late, AbortSignal.timeout(createWithin)])
    const made = await avatar.create(createPayload(script, id, token), patience)
    if (!made.ok) return giveUp(id, made, active)
    return handOver(press, id, made, section)
  }

  /**
   * What nobody is in goes before the count, and then this visitor's former talk: one to a visitor at a time. False
   * where others of this network have its share; the former talk then goes on.
   */
  async function clearTheWay(press: StartPress, patienceLeft: () => number): Promise<boolean> {
    const deserted = await silence.beginEnds()
    if ((await records.othersFrom(press.network, press.visitor)) >= share.atOnce) {
      inBackground(() => ending.tellAll(deserted))
      return false
    }
    const withinMs = Math.min(FIRST_ENDS_WITHIN_MS, patienceLeft() - LEAST_MS.count)
    const within = AbortSignal.timeout(Math.max(LEAST_MS.ends, withinMs))
    const former = await records.activeOf(press.visitor)
    await Promise.all([
      ending.tellAll(deserted, within),
      ...former.map((talk) => ending.end(talk, 'replaced', within)),
    ])
    return true
  }

  const heldAmong = (active: ActiveConversation[]) => records.heldAmong(active.map(({ id }) => id))

  async function handOver(
    press: StartPress,
    id: string,
    made: { id: string; url: string },
    section: Section,
  ): Promise<Started | Refused> {
    const isOurs = await records.completeStart(id, made, section.holder).catch((error) => {
      // Its row does not know it; the reaper would find it by its name, but only after a while.
      inBackground(async () => void (await avatar.end(made.id)))
      throw error
    })
    if (!isOurs) {
      await records.learnProviderId(id, made.id)
      inBackground(() => endById(id, 'start_failed'))
      return { ok: false, code: 'start_failed' }
    }
    const abandon = () => inBackground(() => endById(id, 'browser_gone'))
    if (press.gone.aborted) {
      abandon()
      return { ok: false, code: 'browser_gone' }
    }
    press.gone.addEventListener('abort', abandon, { once: true })
    journal.started(press.from, id)
    return { ok: true, conversationId: made.id, conversationUrl: made.url }
  }

  async function giveUp(id: string, failure: AvatarFailure, active: number | undefined): Promise<Refused> {
    const { code, mayExist } = afterFailedCreate[failure.kind]
    if (failure.conversationId !== undefined) await records.learnProviderId(id, failure.conversationId)
    if (mayExist) inBackground(() => endById(id, 'start_failed'))
    else await records.refuseStart(id)
    return { ok: false, code, active }
  }

  async function endById(id: string, reason: 'start_failed' | 'browser_gone') {
    const conversation = await records.byId(id)
    if (conversation) await ending.end(conversation, reason)
  }

  return start
}
