import type { EmailSendFailure, LinkFailure } from '../../contract/verification-sentences.ts'

/**
 * How an account is spoken of afterwards: opaque, kept by us with the visitor who made it, and possibly replaced by
 * each answer. What is secret in it is sealed by the adapter.
 */
export type AccountHandle = string

export type Failed<Code extends string> = { ok: false; code: Code }

/** `account_gone`: whoever keeps the accounts knows nothing of this one any more. */
export type AccountFailure = EmailSendFailure | 'account_gone'

/** Whom a link was mailed to. */
export type Meant = { email: string; name: string | null; account: AccountHandle | null }
/** A link that came too late still names whom it was for, where the adapter knows. */
export type NotConfirmed = Failed<LinkFailure | EmailSendFailure> & { meant?: Meant }

/** Whoever keeps accounts and proves that an address is somebody's own. Failures are the codes of promise 45. */
export type Identity = {
  /** Makes an account that nobody can sign in to, unless the address has one. */
  register(
    email: string,
  ): Promise<{ ok: true; account: AccountHandle } | Failed<EmailSendFailure | 'email_exists'>>
  /** Sets the name, where one is given, and mails a link; a link that was mailed before may stop working. */
  sendLink(
    account: AccountHandle,
    name: string | null,
  ): Promise<{ ok: true; account: AccountHandle } | Failed<AccountFailure>>
  lookup(
    account: AccountHandle,
  ): Promise<{ ok: true; isVerified: boolean; account: AccountHandle } | Failed<AccountFailure>>
  /** Whom a mailed link is for; nothing is used up. */
  meantBy(code: string): Promise<({ ok: true } & Meant) | NotConfirmed>
  /** Applies the code of a mailed link, once. */
  confirm(code: string): Promise<({ ok: true } & Meant) | NotConfirmed>
  /** Leaves nothing of the account; one that is gone already is fine. */
  erase(account: AccountHandle): Promise<{ ok: true } | Failed<EmailSendFailure>>
}
