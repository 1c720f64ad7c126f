import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { PROOF_HEADER } from '../../../src/contract/bot-check.ts'
import type { StartSource } from '../../../src/contract/start-sentences.ts'
import { AVATAR_TIMEOUTS } from '../../../src/server/avatar/avatar-client.ts'
import { avatarSettings } from '../../../src/server/avatar/avatar-settings.ts'
import type { DemandProof } from '../../../src/server/bot-check/demand-proof.ts'
import {
  type ConversationParts,
  openConversations,
} from '../../../src/server/conversations/conversation-service.ts'
import { HandTiming } from '../hand-timing.ts'
import { challengeIn, solve } from '../proof.ts'
import { type ProviderOptions, providerEnv, startProvider } from '../provider.ts'
import type { TestStore } from '../stores.ts'
import { openTestApp } from './test-app.ts'

type Options = {
  env?: Record<string, string>
  provider?: ProviderOptions
  createMs?: number
  demandProof?: DemandProof
  /** Who hears of talks. */
  parts?: Pick<ConversationParts, 'learnSoon' | 'talkOver'>
  awaitsSummary?: boolean
}

/** The server over a given store, with the provider's stand-in behind it and a clock that is wound by hand. */
export async function openConversationServer(store: TestStore, options: Options = {}) {
  const provider = await startProvider(options.provider)
  const timing = new HandTiming()
  const metrics = new Registry()
  const { databaseUrl, dataDir } = store.place
  const server = await openTestApp({
    store,
    env: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SESSION_SECRET: 'a secret for conversations in tests',
      ...providerEnv(provider),
      LIMITS_SCALE: '1000',
      ...options.env,
    },
    adjust: (services) => ({
      ...services,
      ...(options.demandProof && { demandProof: options.demandProof }),
      conversations: openConversations({
        ...avatarSettings(services.config, ''),
        networkKey: 'of networks in tests',
        store,
        mail: services.mail,
        leads: services.leads,
        awaitsSummary: options.awaitsSummary ?? false,
        metrics,
        log: services.log,
        ...options.parts,
        timing,
        timeouts: { ...AVATAR_TIMEOUTS, createMs: options.createMs ?? AVATAR_TIMEOUTS.createMs },
      }),
    }),
  })
  return {
    ...server,
    provider,
    timing,
    metrics,
    db: store.db,
    conversations: server.services.conversations,
    visitor: (address?: string) => new TestVisitor(server.app, address),
    async close() {
      await server[Symbol.asyncDispose]()
      await provider.close()
    },
  }
}

export type ConversationServer = Awaited<ReturnType<typeof openConversationServer>>

type Sending = { headers?: Record<string, string>; payload?: string | object }

/** A browser as far as the API can tell: it keeps its cookie, and works where it is asked to. */
export class TestVisitor {
  #app: FastifyInstance
  #address: string
  cookie: string | undefined

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app
    this.#address = address
  }

  async send(method: 'GET' | 'POST', url: string, sending: Sending = {}) {
    const answer = await this.#inject(method, url, sending)
    if (answer.statusCode !== 428) return answer
    const proof = await solve(challengeIn(answer.json()))
    return this.#inject(method, url, { ...sending, headers: { ...sending.headers, [PROOF_HEADER]: proof } })
  }

  async #inject(method: 'GET' | 'POST', url: string, { headers, payload }: Sending) {
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { ...headers, ...(this.cookie && { cookie: this.cookie }) },
      ...(payload !== undefined && { payload }),
    })
    const given = [answer.headers['set-cookie']].flat()[0]
    if (given) this.cookie = given.split(';')[0]
    return answer
  }

  start(from: StartSource = 'home', notice?: string) {
    return this.send('POST', '/api/conversations', { payload: { from, notice } })
  }

  /** Starts one and expects it to succeed. */
  async talk(from: StartSource = 'home'): Promise<{ id: string; url: string }> {
    const answer = await this.start(from)
    if (answer.statusCode !== 201) throw new Error(`not started: ${answer.body}`)
    const { conversation_id: id, conversation_url: url } = answer.json()
    return { id, url }
  }

  async status(id: string) {
    return (await this.send('GET', `/api/conversations/${id}`)).json()
  }

  async seen(id: string) {
    return (await this.send('POST', `/api/conversations/${id}/seen`)).json()
  }

  end(id: string) {
    return this.send('POST', `/api/conversations/${id}/end`)
  }
}
