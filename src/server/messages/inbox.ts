import type { Kysely } from 'kysely'
import {
  demoProposedLetter,
  demoToSalesLetter,
  messageReceivedLetter,
  messageToSalesLetter,
  waitlistJoinedLetter,
} from '../../content/letters.ts'
import type { Attribution } from '../../contract/attribution.ts'
import type { CheckedMessage, CheckedWaitlistRequest, MessageReceived } from '../../contract/messages.ts'
import { lastTalkOf } from '../conversations/last-talk.ts'
import type { Letter } from '../mail/letter.ts'
import type { Services } from '../services.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { zoneAsKnown } from '../timing/time-zones.ts'
import { CALENDAR_TYPE, demoCalendar } from './demo-calendar.ts'
import { slotInWords } from './demo-slots.ts'
import { insertMessageOnce, type Message } from './messages-table.ts'
import { onceKeyOf } from './once-key.ts'
import { looksLikeMachine } from './suspicion.ts'
import { insertWaitlistEntryOnce } from './waitlist-table.ts'

type Parts = Pick<Services, 'config' | 'store' | 'mail' | 'leads' | 'limiter'> & { clock?: Clock }

/** Who sends a form, as far as the server knows. */
export type FormSender = { visitor: string | undefined; key: string | undefined }

/**
 * What visitors leave for people to read. The record, the lead and the letters are one transaction: all of it is
 * there or none. What looks like a machine's is kept, stands marked in the desk's list and is answered like the rest, but
 * nobody is written to. So no answer says more than that we have it.
 */
export function openInbox({ config, store, mail, leads, limiter, clock = Date.now }: Parts) {
  const { salesEmail } = config.mail
  const siteUrl = config.http.publicUrl

  /** Somebody may have typed an address that is not theirs: then the form counts, and the letter stays out. */
  async function mayWriteTo(email: string): Promise<boolean> {
    const toThem = await limiter.consume('lettersToRecipient', email.toLowerCase())
    return toThem.ok && (await limiter.consume('lettersOfAll', 'all')).ok
  }

  async function post(letters: (trx: Kysely<Database>) => Promise<boolean>): Promise<void> {
    const isNew = await store.db.transaction().execute(letters)
    if (!isNew) return
    mail.wake()
    leads.wake()
  }

  async function leaveMessage(form: CheckedMessage, { visitor, key }: FormSender): Promise<MessageReceived> {
    const { website, attribution, ...said } = form
    const fields = {
      ...said,
      category: said.category ?? null,
      preferredDays: said.preferredDays || null,
      timeZone: said.timeZone || null,
    }
    const isSuspect = looksLikeMachine({ website })
    const mayConfirm = !isSuspect && (await mayWriteTo(fields.email))
    let kept: Message | undefined
    await post(async (trx) => {
      const onceKey = onceKeyOf(fields, key, clock())
      const { message, isNew } = await insertMessageOnce(trx, clock, { ...fields, isSuspect, onceKey })
      kept = message
      if (!isNew) return false
      await leads.record(trx, {
        kind: message.kind,
        recordId: message.id,
        email: message.email,
        name: `${message.firstName} ${message.lastName}`,
        headline: message.subject,
        attribution,
        conversationId: await lastTalkOf(trx, visitor),
        timeZone: message.timeZone ? zoneAsKnown(message.timeZone) : undefined,
        isSuspect,
      })
      if (isSuspect) return true
      const { toSales, toVisitor } = lettersOn(message, attribution)
      await mail.queue(trx, toSales)
      if (mayConfirm) await mail.queue(trx, toVisitor)
      return true
    })
    if (kept?.kind !== 'demo') return { status: 'received' }
    const { filename, content } = demoCalendar(kept, siteUrl)
    return { status: 'received', calendar: { filename, content } }
  }

  function lettersOn(message: Message, attribution: Attribution | undefined) {
    const about = message.email
    const base = {
      toSales: { to: salesEmail, replyTo: about, about },
      toVisitor: { to: about, replyTo: salesEmail, about },
    }
    const cameFrom = attribution?.source ?? attribution?.referrer
    if (message.kind === 'message')
      return {
        toSales: {
          ...base.toSales,
          kind: 'message-to-sales',
          ...messageToSalesLetter({ ...message, category: message.category ?? undefined, cameFrom }),
        } satisfies Letter,
        toVisitor: {
          ...base.toVisitor,
          kind: 'message-received',
          ...messageReceivedLetter,
        } satisfies Letter,
      }
    const { slots, timeZone, filename, content } = demoCalendar(message, siteUrl)
    const facts = { ...message, timeZone, slots: slots.map((slot) => slotInWords(slot, timeZone)) }
    const attachments = [{ filename, contentType: CALENDAR_TYPE, content }]
    return {
      toSales: {
        ...base.toSales,
        kind: 'demo-to-sales',
        ...demoToSalesLetter({ ...facts, cameFrom }),
        attachments,
      } satisfies Letter,
      toVisitor: {
        ...base.toVisitor,
        kind: 'demo-proposed',
        ...demoProposedLetter(facts),
        attachments,
      } satisfies Letter,
    }
  }

  async function joinWaitlist(form: CheckedWaitlistRequest, { visitor }: FormSender): Promise<void> {
    const { email, interest, attribution } = form
    const isSuspect = looksLikeMachine(form)
    const mayConfirm = !isSuspect && (await mayWriteTo(email))
    await post(async (trx) => {
      // What a machine left must not keep the person whose address it used from joining.
      const onceKey = JSON.stringify([email.toLowerCase(), interest, ...(isSuspect ? ['suspect'] : [])])
      const entry = await insertWaitlistEntryOnce(trx, clock, { email, interest, isSuspect, onceKey })
      if (!entry) return false
      await leads.record(trx, {
        kind: 'waitlist',
        recordId: entry.id,
        email,
        name: '',
        headline: interest,
        attribution,
        conversationId: await lastTalkOf(trx, visitor),
        isSuspect,
      })
      if (mayConfirm)
        await mail.queue(trx, {
          kind: 'waitlist-joined',
          to: email,
          replyTo: salesEmail,
          about: email,
          ...waitlistJoinedLetter,
        })
      return true
    })
  }

  return { leaveMessage, joinWaitlist }
}
