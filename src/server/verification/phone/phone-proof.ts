import type { Kysely } from 'kysely'
import type { OtpSendFailure, OtpVerifyFailure } from '../../../contract/phone-sentences.ts'
import type { Database } from '../../store/database.ts'

export type AskedProof = {
  visitor: string
  /** In E.164. */
  number: string
  numberHash: string
  /** The bot check's, for whoever checks it themselves. */
  token: string | undefined
}

export type GivenProof = {
  visitor: string
  code: string
  /** What `send` wanted back. */
  session: { text: string; numberHash: string } | undefined
  /** Writes down that this number is the visitor's, in a transaction where there is one. */
  prove(db: Kysely<Database>, numberHash: string): Promise<void>
}

/** How a number is proven: a code that goes to it and comes back. Failures are the codes of promise 48. */
export type PhoneProof = {
  send(
    asked: AskedProof,
  ): Promise<{ ok: true; session: string | undefined } | { ok: false; code: OtpSendFailure }>
  confirm(given: GivenProof): Promise<{ ok: true } | { ok: false; code: OtpVerifyFailure }>
}
