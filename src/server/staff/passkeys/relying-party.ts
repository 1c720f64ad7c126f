import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { BRAND } from '../../../content/brand.ts'
import {
  type AssertedCredential,
  type CreatedCredential,
  type CreationOptions,
  creationOptions,
  PASSKEY_CHALLENGE_LIFETIME_MS,
  type RequestOptions,
  requestOptions,
} from '../../../contract/passkeys.ts'
import type { PasskeyRow } from './passkeys-table.ts'

/** Ed25519, ES256, RS256: what authenticators have, said out loud so that all instances agree. */
const ALGORITHMS = [-8, -7, -257]
/** The browser gives up a little before the challenge does. */
const TIMEOUT_MS = PASSKEY_CHALLENGE_LIFETIME_MS - 30_000

type Place = { id: string; origin: string }
type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>

/**
 * Where passkeys of a site with this address live. They are bound to a host name and to a page the browser trusts: on
 * this machine `localhost` works and `127.0.0.1` does not, for an IP address is no host name; elsewhere it takes https.
 */
export function placeOf(publicUrl: string): Place | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/^\[|\]$/g, '')) > 0) return undefined
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isTrusted ? { id: hostname, origin } : undefined
}

const clientData = z.object({
  challenge: z.string(),
  // Our pages stand in no frame: an answer that says it came from one did not come from them.
  crossOrigin: z.literal(false).optional(),
})

/** Which challenge an answer claims to sign. The signature over it is checked later; this only finds ours. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const described = (keys: readonly Known[]) =>
  keys.map(({ credentialId, transports }) => ({ id: credentialId, transports: JSON.parse(transports) }))

/** The checks themselves are the library's; here stands what we ask for and hold it to. */
export function relyingParty({ id, origin }: Place) {
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  })
  return {
    id,
    origin,

    async askToCreate(
      challenge: string,
      { email, userHandle, known }: { email: string; userHandle: string; known: readonly Known[] },
    ): Promise<CreationOptions> {
      return creationOptions.parse(
        await generateRegistrationOptions({
          rpName: BRAND,
          rpID: id,
          userName: email,
          userDisplayName: email,
          userID: bytesOf(userHandle),
          challenge: bytesOf(challenge),
          timeout: TIMEOUT_MS,
          attestationType: 'none',
          excludeCredentials: described(known),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
    },

    /** Without a list, whichever the person has for this site: the page need not know who they are. */
    async askToSign(challenge: string, known?: readonly Known[]): Promise<RequestOptions> {
      return requestOptions.parse(
        await generateAuthenticationOptions({
          rpID: id,
          challenge: bytesOf(challenge),
          timeout: TIMEOUT_MS,
          userVerification: 'required',
          ...(known && { allowCredentials: described(known) }),
        }),
      )
    },

    /** Throws whatever the library finds against it. */
    async checkCreated(credential: CreatedCredential, challenge: string) {
      const checked = await verifyRegistrationResponse({
        response: credential,
        ...expected(challenge),
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!checked.verified) throw new Error('the attestation does not hold')
      const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential
      return { credentialId, publicKey: textOf(publicKey), counter: String(counter) }
    },

    /** Gives back the new counter; throws whatever the library finds against it. */
    async checkSigned(credential: AssertedCredential, challenge: string, key: PasskeyRow): Promise<string> {
      const { response } = credential
      const { userHandle } = response
      if (userHandle && userHandle !== key.userHandle) throw new Error('the passkey names another person')
      const checked = await verifyAuthenticationResponse({
        response: { ...credential, response: { ...response, userHandle: userHandle ?? undefined } },
        ...expected(challenge),
        credential: {
          id: key.credentialId,
          publicKey: bytesOf(key.publicKey),
          counter: Number(key.counter),
        },
      })
      if (!checked.verified) throw new Error('the signature does not hold')
      return String(checked.authenticationInfo.newCounter)
    },
  }
}
