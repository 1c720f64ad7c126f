import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A stand-in for Firebase's Identity Toolkit: a real HTTP server with the emulator's paths that speaks the same wire
 * for what we call, records every call, and fails on demand. `npm run test:firebase` runs the same suites against the
 * real emulator.
 */

export type ToolkitOperation =
  | 'createAuthUri'
  | 'signUp'
  | 'update'
  | 'sendOobCode'
  | 'resetPassword'
  | 'lookup'
  | 'delete'
  | 'token'

export type ToolkitCall = { operation: ToolkitOperation; key: string | null; body: Record<string, unknown> }

export type ToolkitFault =
  | { status: number; body?: unknown }
  /** As the toolkit words a refusal: `CODE`, or `CODE : in words`. */
  | { refusal: string }
  /** The connection is closed instead of an answer. */
  | { drop: true }
  /** Nothing is ever answered. */
  | { silence: true }

type User = { email: string; displayName?: string; emailVerified: boolean; refreshToken: string }

export type IdentityToolkit = Awaited<ReturnType<typeof startIdentityToolkit>>

const ID_TOKEN_SECONDS = 3600
const random = () => randomBytes(24).toString('base64url')

export async function startIdentityToolkit({ hidesAccounts = false } = {}) {
  const calls: ToolkitCall[] = []
  const mails: { email: string; oobCode: string; body: Record<string, unknown> }[] = []
  const users = new Map<string, User>()
  const codes = new Map<string, string>()
  const idTokens = new Map<string, string>()
  const faults: { operation: ToolkitOperation; fault: ToolkitFault }[] = []

  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const tokenFor = (email: string) => {
    const idToken = random()
    idTokens.set(idToken, email)
    return idToken
  }
  const userOf = (idToken: unknown): User => {
    const email = idTokens.get(text(idToken))
    if (email === undefined) throw new Refusal('INVALID_ID_TOKEN')
    return users.get(email) ?? refuse('USER_NOT_FOUND')
  }

  const operations: Record<ToolkitOperation, (body: Record<string, unknown>) => object> = {
    createAuthUri: ({ identifier }) =>
      hidesAccounts ? {} : { registered: users.has(text(identifier).toLowerCase()), signinMethods: [] },
    signUp({ email: given }) {
      const email = text(given).toLowerCase()
      if (users.has(email)) throw new Refusal('EMAIL_EXISTS')
      const user: User = { email, emailVerified: false, refreshToken: random() }
      users.set(email, user)
      const expiresIn = String(ID_TOKEN_SECONDS)
      return { localId: random(), idToken: tokenFor(email), refreshToken: user.refreshToken, expiresIn }
    },
    update({ idToken, displayName, oobCode }) {
      if (oobCode !== undefined) {
        const user = users.get(codes.get(text(oobCode)) ?? '') ?? refuse('INVALID_OOB_CODE')
        codes.delete(text(oobCode))
        user.emailVerified = true
        return { email: user.email, displayName: user.displayName, emailVerified: true }
      }
      const user = userOf(idToken)
      user.displayName = text(displayName)
      return { email: user.email, displayName: user.displayName }
    },
    sendOobCode(body) {
      const { email } = userOf(body.idToken)
      const oobCode = random()
      codes.set(oobCode, email)
      mails.push({ email, oobCode, body })
      return { email }
    },
    resetPassword: ({ oobCode }) => ({
      requestType: 'VERIFY_EMAIL',
      email: codes.get(text(oobCode)) ?? refuse('INVALID_OOB_CODE'),
    }),
    lookup: ({ idToken }) => ({ users: [userOf(idToken)] }),
    delete({ idToken }) {
      users.delete(userOf(idToken).email)
      return {}
    },
    token({ refresh_token: given }) {
      const user = [...users.values()].find(({ refreshToken }) => refreshToken === given)
      if (!user) throw new Refusal('INVALID_REFRESH_TOKEN')
      return { id_token: tokenFor(user.email), refresh_token: given, expires_in: String(ID_TOKEN_SECONDS) }
    },
  }

  function operationOf(path: string): ToolkitOperation | undefined {
    if (path === '/securetoken.googleapis.com/v1/token') return 'token'
    const name = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/.exec(path)?.[1]
    return name !== undefined && name in operations ? (name as ToolkitOperation) : undefined
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const operation = operationOf(url.pathname)
    const sent = Buffer.concat(await request.toArray()).toString()
    if (operation === undefined) return void response.writeHead(404).end()
    const body: Record<string, unknown> =
      operation === 'token' ? Object.fromEntries(new URLSearchParams(sent)) : JSON.parse(sent)
    calls.push({ operation, key: url.searchParams.get('key'), body })

    const at = faults.findIndex((one) => one.operation === operation)
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    if (fault && 'silence' in fault) return
    if (fault && 'drop' in fault) return void request.socket.destroy()
    const reply = (status: number, said: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (fault && 'status' in fault) return void reply(fault.status, fault.body ?? {})
    try {
      if (fault && 'refusal' in fault) throw new Refusal(fault.refusal)
      reply(200, operations[operation](body))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply(400, { error: { code: 400, message: error.message } })
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'firebase-key-7f31',
    mails,
    takeCalls: () => calls.splice(0),
    /** The next call of this operation fails. */
    fail: (operation: ToolkitOperation, fault: ToolkitFault) => void faults.push({ operation, fault }),
    /** Id tokens last an hour: as if that were over. */
    expireIdTokens: () => idTokens.clear(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

class Refusal extends Error {}

function refuse(message: string): never {
  throw new Refusal(message)
}
