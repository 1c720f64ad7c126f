import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  AssertedCredential,
  CreatedCredential,
  CreationOptions,
  RequestOptions,
} from '../../src/contract/passkeys.ts'

/**
 * A passkey in software, byte for byte as a browser and an authenticator would answer, and as dishonest as a test
 * wants it: from another origin, for another site, without asking who is there, with a counter that stands still.
 *
 *     const key = softPasskey()
 *     const created = key.create(options, { origin: 'http://localhost:3000' })
 *     const signed = key.sign(request, { origin: 'http://localhost:3000' })
 */

type Answering = {
  /** Of the page that asked. */
  origin: string
  /** Where it differs from what the page asked for. */
  rpId?: string
  challenge?: string
  type?: string
  /** Whether a person was there, and was known by finger, face or PIN. */
  present?: boolean
  verified?: boolean
  counter?: number
  crossOrigin?: boolean
  userHandle?: string
  /** Another passkey's id, with this one's signature. */
  id?: string
}

export type SoftPasskey = ReturnType<typeof softPasskey>

export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = base64url(randomBytes(32))

  return {
    id: base64url(id),

    create(
      options: Pick<CreationOptions, 'rp' | 'user' | 'challenge'>,
      answering: Answering,
    ): CreatedCredential {
      userHandle = options.user.id
      const data = authenticatorData(answering.rpId ?? options.rp.id, { ...answering, counter: 0 }, [
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      const attestation = cbor({ fmt: 'none', attStmt: {}, authData: data })
      return credential(base64url(id), {
        clientDataJSON: clientData('webauthn.create', options.challenge, answering),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },

    sign(options: Pick<RequestOptions, 'rpId' | 'challenge'>, answering: Answering): AssertedCredential {
      counter = answering.counter ?? counter + 1
      const data = authenticatorData(answering.rpId ?? options.rpId, { ...answering, counter })
      const clientDataJSON = clientData('webauthn.get', options.challenge, answering)
      const signature = sign(
        'sha256',
        Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]),
        privateKey,
      )
      return credential(answering.id ?? base64url(id), {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: answering.userHandle ?? userHandle,
      })
    },
  }
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const credential = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  authenticatorAttachment: 'platform' as const,
  clientExtensionResults: {},
  response,
})

const clientData = (
  type: string,
  challenge: string,
  { origin, crossOrigin = false, ...other }: Answering,
): string =>
  base64url(
    Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? challenge,
        origin,
        crossOrigin,
      }),
    ),
  )

function authenticatorData(
  rpId: string,
  { present = true, verified = true, counter }: Answering & { counter: number },
  attested: Buffer[] = [],
): Buffer {
  const flags = (present ? 1 : 0) | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...attested])
}

/** ES256 on P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** As much of CBOR (RFC 8949) as an attestation is made of. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = value instanceof Map ? [...value] : Object.entries(value as object)
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, held]) => [cbor(key), cbor(held)]),
  ])
}
