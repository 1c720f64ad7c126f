import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { ErrorCode } from '../../contract/errors.ts'
import { refuse } from './errors.ts'

export type Limit = {
  /** How many times within `seconds`, before LIMITS_SCALE. */
  points: number
  seconds: number
  /**
   * Whose doings are counted together. `address` is the client's; the others are given by the rule that asks, a
   * `recipient` as it was typed: all spellings of a mailbox count as one (`mailbox.ts`).
   */
  per: 'address' | 'visitor' | 'recipient' | 'recipient and address' | 'everyone'
  /** Whether to refuse when the counter itself cannot be reached: yes wherever a repeat costs money. */
  failClosed: boolean
}

/**
 * Every rate limit, grouped by the harm it prevents. Fifty colleagues behind one office address must all be able
 * to talk at once (a heartbeat every 15 s each) and still press buttons.
 */
export const limits = {
  // Flooding: one address using up the process.
  apiReads: { points: 3000, seconds: 60, per: 'address', failClosed: false },
  apiWrites: { points: 1500, seconds: 60, per: 'address', failClosed: false },
  // A provider tells a handful of events of each talk, all talks from a few addresses; more is somebody guessing.
  callbacks: { points: 1000, seconds: 60, per: 'address', failClosed: false },

  // Litter: forms that people must read through.
  messages: { points: 60, seconds: 600, per: 'address', failClosed: false },

  // Mail to the staff: a link on request, whoever requests it. Over any of these nothing is sent and the answer is the
  // same. Twenty networks must conspire to use up what is for all, and then a passkey still opens the desk.
  staffSignIns: { points: 60, seconds: 600, per: 'address', failClosed: true },
  staffSignInsTo: { points: 5, seconds: 600, per: 'recipient and address', failClosed: true },
  staffLetters: { points: 1200, seconds: 600, per: 'everyone', failClosed: true },
  // Guessing at the desk's door; a link's code and a passkey cannot be guessed, so it is the trying that is limited.
  staffLinks: { points: 150, seconds: 600, per: 'address', failClosed: true },
  staffPasskeys: { points: 200, seconds: 600, per: 'address', failClosed: true },
  // A stranger's inbox: whoever types somebody else's address must not be able to fill it.
  lettersToRecipient: { points: 6, seconds: 3600, per: 'recipient', failClosed: true },
  lettersOfAll: { points: 1200, seconds: 3600, per: 'everyone', failClosed: true },
  transcripts: { points: 30, seconds: 3600, per: 'address', failClosed: true },
  // What was said is the visitor's own words: not for sending round.
  transcriptsOfVisitor: { points: 6, seconds: 3600, per: 'visitor', failClosed: true },
  // Reading by a mailed link: guessing 256 bits is hopeless, asking costs the database a look.
  transcriptLinks: { points: 300, seconds: 600, per: 'address', failClosed: false },

  // Money: every start is a paid conversation. It takes twenty networks to use up what all have together.
  starts: { points: 60, seconds: 600, per: 'address', failClosed: true },
  startsOfVisitor: { points: 15, seconds: 600, per: 'visitor', failClosed: true },
  startsOfAll: { points: 1200, seconds: 600, per: 'everyone', failClosed: true },
  // And who signs up starts one too, counted by those rows and by the address it is in the name of.
  signupsOfAddress: { points: 10, seconds: 3600, per: 'recipient', failClosed: true },

  // Work first: beyond these a browser solves a puzzle before it goes on (`bot-check/demand-proof.ts`).
  startsUnproven: { points: 2, seconds: 600, per: 'address', failClosed: true },
  // Many networks with two each: from here on everybody works, which a visitor does not see. Only what was free counts.
  startsUnprovenOfAll: { points: 30, seconds: 600, per: 'everyone', failClosed: true },
  // Two first letters of an office, or one of a visitor. Where nobody can count, the rows of Mail still refuse.
  lettersUnproven: { points: 2, seconds: 600, per: 'address', failClosed: false },
  lettersUnprovenOfVisitor: { points: 1, seconds: 3600, per: 'visitor', failClosed: false },

  // Money: every code is a paid text message, and a stranger's telephone that rings.
  phoneCodes: { points: 150, seconds: 600, per: 'address', failClosed: true },
  phoneCodesOfVisitor: { points: 10, seconds: 600, per: 'visitor', failClosed: true },
  phoneCodesToNumber: { points: 5, seconds: 3600, per: 'recipient', failClosed: true },
  phoneCodesOfAll: { points: 300, seconds: 600, per: 'everyone', failClosed: true },
  // Guessing: six digits, and each code takes five tries anyway.
  phoneGuesses: { points: 600, seconds: 600, per: 'address', failClosed: true },
  phoneGuessesOfVisitor: { points: 30, seconds: 600, per: 'visitor', failClosed: true },
  puzzles: { points: 300, seconds: 600, per: 'address', failClosed: false },

  // Mail: every send reaches a mailbox that may be a stranger's.
  emailSends: { points: 150, seconds: 600, per: 'address', failClosed: true },
  emailSendsOfVisitor: { points: 10, seconds: 600, per: 'visitor', failClosed: true },
  emailSendsToRecipient: { points: 5, seconds: 600, per: 'recipient', failClosed: true },
  emailSendsToRecipientADay: { points: 20, seconds: 86_400, per: 'recipient', failClosed: true },
  emailSendsOfAll: { points: 1000, seconds: 600, per: 'everyone', failClosed: true },

  // Guessing: a link's code, and asking the identity provider over and over.
  emailConfirms: { points: 150, seconds: 600, per: 'address', failClosed: true },
  emailChecksOfVisitor: { points: 120, seconds: 60, per: 'visitor', failClosed: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export type Consumed =
  | { ok: true }
  | { ok: false; code: 'too_many_requests' | 'limits_unavailable'; retryAfterSeconds: number }

export type Limiter = {
  /** Counts one doing of `key` (an address, a visitor, a mailbox; kept only as a keyed hash) against a row. */
  consume(name: LimitName, key: string): Promise<Consumed>
}

/** The rows whose `per` is `address`: what a route can be limited by without saying whom it counts. */
type PerAddress = {
  [Name in LimitName]: (typeof limits)[Name]['per'] extends 'address' ? Name : never
}[LimitName]

/**
 * For a route's or a plugin's `onRequest`, so that a refused request costs no parsing:
 *
 *     app.post('/api/messages', { onRequest: limitedBy(limiter, 'messages') }, …)
 */
export const limitedBy =
  (
    limiter: Limiter,
    row: PerAddress | ((request: FastifyRequest) => PerAddress),
    /** What it is called where a form has a sentence of its own for it. */
    tooMany: ErrorCode = 'too_many_requests',
  ): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const name = typeof row === 'function' ? row(request) : row
    const consumed = await limiter.consume(name, networkOf(request.ip))
    if (consumed.ok) return
    const code = consumed.code === 'too_many_requests' ? tooMany : consumed.code
    return refuse(reply, code, { retryAfterSeconds: consumed.retryAfterSeconds })
  }

/** An IPv6 customer has 2^64 addresses to choose from, so the network they share is what counts. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [left = '', right = ''] = plain.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const gap = plain.includes('::') ? 8 - groups(left).length - groups(right).length : 0
  const all = [...groups(left), ...Array<string>(Math.max(gap, 0)).fill('0'), ...groups(right)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
