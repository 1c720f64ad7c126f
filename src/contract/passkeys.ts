import { z } from 'zod'
import { MINUTE_MS } from './durations.ts'

/**
 * Passkeys at the desk (WebAuthn), in the JSON forms that the standard itself names: what a browser is asked and what
 * it answers. Two routes sign in and are open to everybody; the others need a session.
 */

/** So long a browser may take to answer; then it has to ask for a new challenge. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 3 * MINUTE_MS
/** A passkey shown so lately lets data be taken out or away, and other passkeys be added or removed. */
export const STEP_UP_LIFETIME_MS = 5 * MINUTE_MS
/** The first passkey is made within this time of signing in by link: an older session may be in other hands. */
export const FIRST_PASSKEY_WITHIN_MS = 15 * MINUTE_MS

/** Bytes as text; the longest are attestations, which we ask for none of. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Please try again')
    .max(most)
const credentialId = bytes(1400)
const transports = z.array(z.string().max(40)).max(12)
const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: transports.optional(),
})

/** What a browser is asked for a new passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** What a browser is asked for a signature; without a list the person chooses among all they have for this site. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).optional(),
})
export type RequestOptions = z.infer<typeof requestOptions>

const answer = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  /** Extensions are asked for none and believed none. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}

export const createdCredential = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: transports.optional(),
  }),
})
export type CreatedCredential = z.infer<typeof createdCredential>

export const assertedCredential = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
})
export type AssertedCredential = z.infer<typeof assertedCredential>

/**
 * `POST /api/staff/sign-in/passkey/options` and `/api/staff/step-up/options`: no body, 200 with what to ask the browser.
 * `POST /api/staff/sign-in/passkey`: 200 with the session. `POST /api/staff/step-up`: 204.
 */
export const passkeyAnswer = z.object({ credential: assertedCredential })
export type PasskeyAnswer = z.input<typeof passkeyAnswer>

// `GET /api/staff/step-up`: 204 where data may be taken out or away now, else the refusal that those routes would give.

/** `POST /api/staff/passkeys/options`: no body, 200. `POST /api/staff/passkeys`: 201 with the passkey. */
export const newPasskey = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60, 'Name can have at most 60 characters'),
  credential: createdCredential,
})
export type NewPasskey = z.input<typeof newPasskey>

export const passkey = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** `GET /api/staff/passkeys`: one's own, and those of colleagues, who may have lost theirs. */
export const passkeysAnswer = z.object({
  /** The one address at which passkeys of this desk work; null where its PUBLIC_URL can have none. */
  origin: z.string().nullable(),
  own: z.array(passkey),
  others: z.array(passkey),
})
export type PasskeysAnswer = z.infer<typeof passkeysAnswer>

// `DELETE /api/staff/passkeys/:id`: 204, also a colleague's.
