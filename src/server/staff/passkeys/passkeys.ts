import type { Logger } from 'pino'
import type {
  AssertedCredential,
  CreatedCredential,
  CreationOptions,
  Passkey,
  RequestOptions,
} from '../../../contract/passkeys.ts'
import type { StaffSession } from '../../../contract/staff.ts'
import type { Codes } from '../../codes/codes.ts'
import type { Mail } from '../../mail/mail.ts'
import { type Clock, stampNew } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { audit } from '../audit.ts'
import type { SignedInStaff } from '../guard.ts'
import { describeSession, type Sessions } from '../sessions.ts'
import { type ChallengePurpose, passkeyChallenges } from './challenges.ts'
import { keptPasskeys } from './kept-passkeys.ts'
import { passkeyAddedLetter } from './passkey-letters.ts'
import {
  describePasskey,
  notePasskeyUse,
  type PasskeyRow,
  passkeyByCredential,
  passkeysOf,
  passkeysTable,
} from './passkeys-table.ts'
import { placeOf, relyingParty } from './relying-party.ts'
import { type Adding, mayAddPasskey, mayRemovePasskey, mayTakeOut, type TakingOut } from './step-up.ts'

type Parts = {
  store: Pick<Store, 'db'>
  clock: Clock
  publicUrl: string
  onLoopback: boolean
  isStaff: (email: string) => boolean
  /** By what an authenticator knows a person: no address, and the same each time. */
  newHandle: (email: string) => string
  sessions: Sessions
  codes: Pick<Codes, 'issue' | 'redeem'>
  mail: Pick<Mail, 'queue' | 'wake'>
  log: Pick<Logger, 'warn'>
}

type Refused<Code extends string> = { ok: false; code: Code }
type NotTaken = Refused<'passkey_refused' | 'passkey_too_late' | 'passkeys_impossible'>
type NotAdded = Exclude<Adding, { ok: true }>
type Asked<Options> = { ok: true; options: Options }

const impossible = { ok: false, code: 'passkeys_impossible' } as const
const refused = { ok: false, code: 'passkey_refused' } as const

/** Decision 20: a passkey opens the desk, and is asked for again before data is taken out or away. */
export function staffPasskeys(parts: Parts) {
  const { store, clock, publicUrl, onLoopback, isStaff, newHandle, sessions, codes, mail, log } = parts
  const { db } = store
  const place = placeOf(publicUrl)
  const party = place && relyingParty(place)
  const challenges = passkeyChallenges({ db, codes, clock })
  const handleOf = (email: string, [first]: readonly PasskeyRow[]) => first?.userHandle ?? newHandle(email)
  const moment = () => new Date(clock()).toISOString()

  const ownOf = (email: string) => (party ? passkeysOf(db, email, party.id) : [])

  async function situationOf(staff: SignedInStaff) {
    const own = await ownOf(staff.email)
    const canHavePasskeys = party !== undefined
    return {
      own,
      situation: { ...staff, now: clock(), onLoopback, canHavePasskeys, hasPasskey: own.length > 0 },
    }
  }

  /** The library tells by exceptions what speaks against an answer: for the log, never for whoever sent it. */
  async function checked<T>(checking: Promise<T>): Promise<T | undefined> {
    try {
      return await checking
    } catch (error) {
      log.warn({ err: error }, 'a passkey was refused')
      return undefined
    }
  }

  type Shown = { ok: true; key: PasskeyRow; counter: string } | NotTaken

  /** Whose passkey signed this, if it is one of a colleague's who may be here. */
  async function show(
    purpose: ChallengePurpose,
    holder: string,
    credential: AssertedCredential,
    owner?: string,
  ): Promise<Shown> {
    if (!party) return impossible
    const challenge = await challenges.take(purpose, holder, credential.response.clientDataJSON)
    if (challenge === undefined) return { ok: false, code: 'passkey_too_late' }
    const key = await passkeyByCredential(db, credential.id)
    const isTheirs = key && isStaff(key.email) && (owner ?? key.email) === key.email
    const counter = isTheirs ? await checked(party.checkSigned(credential, challenge, key)) : undefined
    if (key && counter !== undefined) return { ok: true, key, counter }
    const actor = owner ?? key?.email
    if (actor) await audit(db, clock, { actor, action: 'passkey.refused', subject: key?.id ?? null })
    return refused
  }

  const noteUse = (trx: Store['db'], { key, counter }: { key: PasskeyRow; counter: string }) =>
    notePasskeyUse(trx, key, { counter, lastUsedAt: moment() })

  return {
    ...keptPasskeys({ ...parts, origin: party?.origin }),

    mayTakeOut: async (staff: SignedInStaff): Promise<TakingOut> =>
      mayTakeOut((await situationOf(staff)).situation),
    mayRemove: async (staff: SignedInStaff): Promise<TakingOut> =>
      mayRemovePasskey((await situationOf(staff)).situation),

    // Signing in: `browser` names whoever asked, before anybody knows who that is.

    async askToSignIn(browser: string): Promise<Asked<RequestOptions> | NotTaken> {
      if (!party) return impossible
      const challenge = await challenges.next('passkey-sign-in', browser)
      return { ok: true, options: await party.askToSign(challenge) }
    },

    async signIn(
      browser: string,
      credential: AssertedCredential,
    ): Promise<{ ok: true; session: StaffSession; token: string } | NotTaken> {
      const shown = await show('passkey-sign-in', browser, credential)
      if (!shown.ok) return shown
      const { id, email } = shown.key
      return db.transaction().execute(async (trx) => {
        if (!(await noteUse(trx, shown))) return refused
        const { session, token } = await sessions.begin(trx, email, id)
        await audit(trx, clock, {
          actor: email,
          action: 'staff.signed_in',
          subject: id,
          detail: { by: 'passkey' },
        })
        return { ok: true, session: describeSession(session), token }
      })
    },

    // Stepping up: the same person shows a passkey again, in the session they have.

    async askToStepUp({ email, sessionId }: SignedInStaff): Promise<Asked<RequestOptions> | NotTaken> {
      if (!party) return impossible
      const own = await ownOf(email)
      if (own.length === 0) return refused
      const challenge = await challenges.next('passkey-step-up', sessionId)
      return { ok: true, options: await party.askToSign(challenge, own) }
    },

    async stepUp(
      { email, sessionId }: SignedInStaff,
      credential: AssertedCredential,
    ): Promise<{ ok: true; token: string } | NotTaken> {
      const shown = await show('passkey-step-up', sessionId, credential, email)
      if (!shown.ok) return shown
      return db.transaction().execute(async (trx) => {
        if (!(await noteUse(trx, shown))) return refused
        const token = await sessions.renew(trx, sessionId, shown.key.id)
        if (token === undefined) return refused
        await audit(trx, clock, { actor: email, action: 'passkey.confirmed', subject: shown.key.id })
        return { ok: true, token }
      })
    },

    // Adding: the first one after a link, the next ones after another was shown.

    async askToAdd(staff: SignedInStaff): Promise<Asked<CreationOptions> | NotAdded> {
      const { own, situation } = await situationOf(staff)
      const allowed = mayAddPasskey(situation)
      if (!allowed.ok) return allowed
      if (!party) return impossible
      const challenge = await challenges.next('passkey-enrol', staff.sessionId)
      const person = { email: staff.email, userHandle: handleOf(staff.email, own), known: own }
      return { ok: true, options: await party.askToCreate(challenge, person) }
    },

    async add(
      staff: SignedInStaff,
      { name, credential }: { name: string; credential: CreatedCredential },
    ): Promise<{ ok: true; passkey: Passkey } | NotTaken | NotAdded> {
      const { own, situation } = await situationOf(staff)
      const allowed = mayAddPasskey(situation)
      if (!allowed.ok) return allowed
      if (!party) return impossible
      const { email, sessionId } = staff
      const { clientDataJSON, transports = [] } = credential.response
      const challenge = await challenges.take('passkey-enrol', sessionId, clientDataJSON)
      if (challenge === undefined) return { ok: false, code: 'passkey_too_late' }
      const created = await checked(party.checkCreated(credential, challenge))
      if (!created || (await passkeyByCredential(db, created.credentialId))) return refused
      const key: PasskeyRow = {
        ...stampNew(clock),
        ...created,
        rpId: party.id,
        email,
        name,
        userHandle: handleOf(email, own),
        transports: JSON.stringify(transports),
        lastUsedAt: null,
      }
      await db.transaction().execute(async (trx) => {
        await passkeysTable.insert(trx, key)
        await audit(trx, clock, { actor: email, action: 'passkey.added', subject: key.id, detail: { name } })
        await mail.queue(trx, passkeyAddedLetter(key))
      })
      mail.wake()
      return { ok: true, passkey: describePasskey(key) }
    },
  }
}
