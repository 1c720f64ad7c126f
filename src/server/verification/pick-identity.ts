import type { Logger } from 'pino'
import type { Codes } from '../codes/codes.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail/mail.ts'
import type { Store } from '../store/store.ts'
import { embeddedIdentity } from './embedded/embedded-identity.ts'
import { firebaseIdentity } from './firebase/firebase-identity.ts'
import type { Identity } from './identity.ts'

type Parts = { secret: string; store: Store; codes: Codes; mail: Mail; log: Logger }

/** By IDENTITY: our own accounts and mails, or Firebase's. */
export function pickIdentity(
  { identity, http }: Config,
  { secret, store, codes, mail, log }: Parts,
): Identity {
  const { publicUrl } = http
  switch (identity.kind) {
    case 'firebase':
      return firebaseIdentity({ url: identity.authUrl, key: identity.apiKey, secret, publicUrl, log })
    case 'embedded':
      return embeddedIdentity({ db: store.db, codes, mail, publicUrl })
  }
}
