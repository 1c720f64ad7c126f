import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { type PasskeyTrouble, passkeyTroubles } from '../../../content/staff.ts'
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '../../../contract/passkeys.ts'
import { type Answer, refused } from '../desk/staff-api.ts'

/** The browser says no in many ways; to a person these few are different. */
function troubleIn(error: unknown): PasskeyTrouble {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return 'elsewhere'
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  }
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed'
}

async function inBrowser<T>(ceremony: () => Promise<T>): Promise<Answer<T>> {
  const no = (trouble: PasskeyTrouble) => refused(trouble, passkeyTroubles[trouble])
  if (!browserSupportsWebAuthn()) return no('unsupported')
  try {
    return { ok: true, value: await ceremony() }
  } catch (error) {
    return no(troubleIn(error))
  }
}

/** Asks the server what to sign, the person for a passkey, and tells the server. */
export async function showPasskey<T>(
  ask: () => Promise<Answer<RequestOptions>>,
  tell: (answer: PasskeyAnswer) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const asked = await ask()
  if (!asked.ok) return asked
  const shown = await inBrowser(() => startAuthentication({ optionsJSON: asked.value }))
  return shown.ok ? tell({ credential: shown.value }) : shown
}

export async function makePasskey<T>(
  ask: () => Promise<Answer<CreationOptions>>,
  tell: (made: NewPasskey['credential']) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const asked = await ask()
  if (!asked.ok) return asked
  const made = await inBrowser(() => startRegistration({ optionsJSON: asked.value }))
  return made.ok ? tell(made.value) : made
}
