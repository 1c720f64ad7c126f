import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { nameField } from '../../../contract/signups.ts'
import type { EmailState, EmailStatusAnswer, OpenedLinkAnswer } from '../../../contract/verification.ts'
import {
  type EmailSendFailure,
  isLinkFailure,
  type LinkFailure,
} from '../../../contract/verification-sentences.ts'
import type { Database } from '../../store/database.ts'
import type { Clock } from '../../store/ids.ts'
import type { Failed, Identity, Meant, NotConfirmed } from '../identity.ts'
import { isMailable } from './address.ts'
import { type EmailVerificationRow, emailRecords } from './email-records.ts'
import { inTurn } from './in-turn.ts'
import { nextStep } from './next-step.ts'

type Sent = { ok: true; state: 'sent' | 'already_registered' } | Failed<EmailSendFailure>
type Delivered = Sent | Failed<'account_gone'>
type Sending = { visitor: string; email: string; name: string | null }
type Proved = { ok: true; email: string; name: string }

export type EmailVerification = {
  send(visitor: string, person: { email: string; name?: string | undefined }): Promise<Sent>
  status(
    visitor: string | undefined,
  ): Promise<({ ok: true } & EmailStatusAnswer) | Failed<'status_check_failed'>>
  /** What opening a link in this browser calls for; nothing is changed by it. */
  opened(
    visitor: string | undefined,
    code: string,
  ): Promise<({ ok: true } & OpenedLinkAnswer) | Failed<EmailSendFailure>>
  /** `welcome` makes the browser a visitor of ours; it is asked only once the link has proved something. */
  confirm(
    browser: { known: string | undefined; welcome: () => string },
    code: string,
  ): Promise<Proved | Failed<LinkFailure | EmailSendFailure>>
  /** What the server knows, for the signup. `isVerified` of an address from an earlier visit: whether it ever was. */
  proofOf(visitor: string | undefined, email: string): Promise<{ state: EmailState; isVerified: boolean }>
  /** Leaves nothing of what we and the identity know of this address. */
  forget(email: string): Promise<void>
}

const isGone = (sent: Delivered): sent is Failed<'account_gone'> => !sent.ok && sent.code === 'account_gone'

type Parts = { identity: Identity; db: Kysely<Database>; clock?: Clock }

export function emailVerification({ identity, db, clock = Date.now }: Parts): EmailVerification {
  const records = emailRecords(db, clock)
  // A second press must find what the first one has written, not an account that seems to be somebody else's.
  const oneAtATime = inTurn()

  async function register({ visitor, email, name }: Sending): Promise<Sent> {
    const registered = await identity.register(email)
    if (registered.ok) {
      // Written down before the mail is tried: should that fail, the next press is a resend.
      const { account } = registered
      await records.note(visitor, email, { name, account, state: 'none' })
      const sent = await deliver({ visitor, email, name }, account)
      return isGone(sent) ? { ok: false, code: 'send_failed' } : sent
    }
    if (registered.code !== 'email_exists') return { ok: false, code: registered.code }
    await records.note(visitor, email, { name, account: null, state: 'already_registered' })
    return { ok: true, state: 'already_registered' }
  }

  async function resend(sending: Sending, own: { state: EmailState; account: string }): Promise<Delivered> {
    const { visitor, email, name } = sending
    const looked = await identity.lookup(own.account)
    if (!looked.ok || !looked.isVerified) return deliver(sending, looked.ok ? looked.account : own.account)
    // Proved meanwhile: by this visitor's own mail, or, where none was asked for, by another visitor's.
    const state = own.state === 'sent' ? 'verified' : 'already_registered'
    await records.note(visitor, email, { name, account: looked.account, state })
    return { ok: true, state: 'already_registered' }
  }

  async function deliver({ visitor, email, name }: Sending, account: string): Promise<Delivered> {
    const sent = await identity.sendLink(account, name)
    if (!sent.ok) return sent
    await records.note(visitor, email, { name, account: sent.account, state: 'sent' })
    return { ok: true, state: 'sent' }
  }

  /** The row with what the identity says now: the link may have come back in another browser. */
  async function upToDate(row: EmailVerificationRow) {
    if (row.state !== 'sent' || row.account === null) return { ok: true, row } as const
    const looked = await identity.lookup(row.account)
    if (!looked.ok) return looked
    const state = looked.isVerified ? 'verified' : row.state
    if (state !== row.state || looked.account !== row.account)
      await records.renew(row.id, { state, account: looked.account })
    return { ok: true, row: { ...row, state, account: looked.account } } as const
  }

  async function wasEverVerified(email: string): Promise<boolean> {
    const rows = await records.ofAddress(email)
    if (rows.some(({ state }) => state === 'verified')) return true
    for (const { account } of rows) {
      const looked = account === null ? undefined : await identity.lookup(account)
      if (looked?.ok) return looked.isVerified
    }
    return false
  }

  /** A link that does nothing more is still good news for the visitor whose address was proved by it or another. */
  async function provedBefore(
    visitor: string | undefined,
    hash: string,
    { code, meant }: NotConfirmed,
  ): Promise<Proved | Failed<LinkFailure | EmailSendFailure>> {
    const before = await records.confirmedBy(hash)
    const email = before?.email ?? meant?.email
    const own = visitor === undefined || email === undefined ? undefined : await records.of(visitor, email)
    const now = own && (await upToDate(own))
    if (now?.ok && now.row.state === 'verified')
      return { ok: true, email: now.row.email, name: now.row.name ?? '' }
    return { ok: false, code: before ? 'link_used' : code }
  }

  /** Whoever holds the mail, however old it is, may have another one sent from this browser too: no more than that. */
  async function letResend(visitor: string, { email, account }: Meant): Promise<void> {
    const own = await records.of(visitor, email)
    if (!own?.account) await records.note(visitor, email, { account, state: own?.state ?? 'none' })
  }

  return {
    async send(visitor, { email, name: typed }) {
      if (!isMailable(email)) return { ok: false, code: 'invalid_email' }
      const given = nameField.safeParse(typed).data
      return oneAtATime(`send ${visitor}`, async () => {
        const own = await records.of(visitor, email)
        const sending = { visitor, email, name: given ?? own?.name ?? null }
        const next = nextStep(own)
        if (next.step === 'nothing') {
          await records.note(visitor, email, { name: sending.name })
          return { ok: true, state: 'already_registered' }
        }
        if (next.step === 'resend') {
          const sent = await resend(sending, next)
          if (!isGone(sent)) return sent
        }
        return register(sending)
      })
    },

    async status(visitor) {
      const latest = visitor === undefined ? undefined : await records.latestOf(visitor)
      if (!latest) return { ok: true, state: 'none' }
      const now = await upToDate(latest)
      if (!now.ok) return { ok: false, code: 'status_check_failed' }
      const { state, email, name } = now.row
      return { ok: true, state, email, ...(name !== null && { name }) }
    },

    async opened(visitor, code) {
      const meant = await identity.meantBy(code)
      if (!meant.ok)
        return isLinkFailure(meant.code) ? { ok: true, state: 'ready' } : { ok: false, code: meant.code }
      const own = visitor === undefined ? undefined : await records.of(visitor, meant.email)
      return own?.state === 'sent' || own?.state === 'verified'
        ? { ok: true, state: 'ready' }
        : { ok: true, state: 'press_needed', email: meant.email }
    },

    confirm({ known, welcome }, code) {
      const hash = createHash('sha256').update(code).digest('base64url')
      return oneAtATime(`confirm ${hash}`, async () => {
        const confirmed = await identity.confirm(code)
        if (confirmed.ok) {
          const { email, account } = confirmed
          const visitor = welcome()
          const own = await records.of(visitor, email)
          const name = confirmed.name ?? own?.name ?? null
          await records.note(visitor, email, {
            name,
            state: 'verified',
            confirmedBy: hash,
            ...(account !== null && { account }),
          })
          return { ok: true, email, name: name ?? '' }
        }
        const { meant } = confirmed
        if (confirmed.code === 'link_expired' && meant) await letResend(welcome(), meant)
        return provedBefore(known, hash, confirmed)
      })
    },

    async proofOf(visitor, email) {
      const own = visitor === undefined ? undefined : await records.of(visitor, email)
      if (!own) return { state: 'none', isVerified: false }
      if (own.state === 'already_registered')
        return { state: own.state, isVerified: await wasEverVerified(email) }
      const now = await upToDate(own)
      const { state } = now.ok ? now.row : own
      return { state, isVerified: state === 'verified' }
    },

    async forget(email) {
      const handles = new Set((await records.ofAddress(email)).map(({ account }) => account))
      for (const account of handles) {
        const erased = account === null ? undefined : await identity.erase(account)
        if (erased?.ok === false) throw new Error(`the account could not be erased: ${erased.code}`)
      }
      await records.forget(email)
    },
  }
}
