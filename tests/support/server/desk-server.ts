import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { singleUseCodes } from '../../../src/server/codes/codes.ts'
import type { Limiter } from '../../../src/server/http/limits.ts'
import { openLeads } from '../../../src/server/leads/leads.ts'
import { type Channel, channelAt } from '../../../src/server/routing/channel.ts'
import { openRouting } from '../../../src/server/routing/routing.ts'
import { openStaff } from '../../../src/server/staff/staff.ts'
import { systemTiming, type Timing } from '../../../src/server/timing/timing.ts'
import type { TestStore } from '../stores.ts'
import { openTestApp } from './test-app.ts'

export const MIRA = 'mira@desk.example'
export const OMAR = 'omar@desk.example'
/** Where both of them sit. */
export const OFFICE = '203.0.113.5'

const hurried: Timing = { ...systemTiming, sleep: async () => {} }

type Options = {
  env?: Record<string, string>
  /** Without one, what waits before a link is written waits no time. */
  timing?: Timing
  limiter?: Limiter
  /** Where it is not told by NOTIFY_URL in `env`. */
  channel?: Channel
}

/** The server over a given store with two members of staff, a clock that is wound by hand, and their mailbox. */
export async function openDesk(
  store: TestStore,
  { env = {}, timing = hurried, limiter, channel }: Options = {},
) {
  const { databaseUrl, dataDir } = store.place
  const time = { now: Date.parse('2026-03-02T09:00:00.000Z') }
  const clock = () => time.now
  const staffEmails = [MIRA, OMAR]
  const server = await openTestApp({
    store,
    env: {
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for the whole desk in tests',
      STAFF_EMAILS: staffEmails.join(','),
      LIMITS_SCALE: '1000',
      ...(databaseUrl && {
        DATABASE_URL: databaseUrl,
        AVATAR_API_URL: 'http://127.0.0.1:9',
        AVATAR_API_KEY: 'k',
        AVATAR_REPLICA_ID: 'r',
        AVATAR_PERSONA_ID: 'p',
      }),
      ...env,
    },
    adjust: (services) => {
      const codes = singleUseCodes({ secret: 'a secret for codes in tests', clock })
      const config = { ...services.config, staffEmails }
      const { leadWebhook, notifyUrl } = config
      const routing = openRouting({
        store,
        mail: services.mail,
        staffEmails,
        webhook: leadWebhook,
        channel: channel ?? (notifyUrl === undefined ? undefined : channelAt(notifyUrl)),
        siteUrl: 'http://site.test',
        log: services.log,
        timing: { ...systemTiming, now: clock },
      })
      return {
        ...services,
        config,
        codes,
        staff: openStaff({
          ...services,
          ...(limiter && { limiter }),
          secret: 'a secret for the whole desk in tests',
          config,
          codes,
          clock,
          timing,
        }),
        routing,
        leads: openLeads({ routing, clock }),
      }
    },
  })
  const { app, services } = server

  const lettersTo = async (email: string) =>
    (await store.db.selectFrom('outbox').selectAll().where('to', '=', email).orderBy('id').execute()).filter(
      ({ kind }) => kind === 'staff-sign-in',
    )

  /** The code in the newest link that was mailed to somebody. */
  const mailedCode = async (email: string) => {
    await services.staff.signIn.settled()
    const text = (await lettersTo(email)).at(-1)?.text ?? ''
    return /\/login\?code=([\w-]+)/.exec(text)?.[1] ?? ''
  }

  return {
    ...server,
    store,
    db: store.db,
    staffEmails,
    wait: (ms: number) => {
      time.now += ms
    },
    now: () => new Date(time.now).toISOString(),
    lettersTo,
    mailedCode,
    ask: (email: string, remoteAddress = OFFICE) =>
      app.inject({ method: 'POST', url: '/api/staff/sign-in', payload: { email }, remoteAddress }),
    confirm: (code: string) =>
      app.inject({ method: 'POST', url: '/api/staff/sign-in/confirm', payload: { code } }),
    anyone: new Colleague(app, undefined),
    /** Signs in by mail as a person would. */
    async signIn(email = MIRA): Promise<Colleague> {
      await this.ask(email)
      const answer = await this.confirm(await mailedCode(email))
      if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
      return this.browserOf(answer)
    },
    /** The browser that got this answer, and keeps the cookie it came with. */
    browserOf: (answer: Answer) => new Colleague(app, cookieOf(answer)),
  }
}

type Answer = { headers: OutgoingHttpHeaders }
const cookieOf = ({ headers }: Answer) => [headers['set-cookie']].flat()[0]?.split(';')[0]

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A browser at the desk, as far as the API can tell. */
export class Colleague {
  #app: FastifyInstance
  readonly cookie: string | undefined

  constructor(app: FastifyInstance, cookie: string | undefined) {
    this.#app = app
    this.cookie = cookie
  }

  send(method: NonNullable<InjectOptions['method']>, url: string, payload?: object) {
    return this.#app.inject({
      method,
      url,
      headers: this.cookie ? { cookie: this.cookie } : {},
      ...(payload && { payload }),
    })
  }
  get = (url: string) => this.send('GET', url)
  post = (url: string, payload?: object) => this.send('POST', url, payload)
  patch = (url: string, payload: object) => this.send('PATCH', url, payload)
  delete = (url: string) => this.send('DELETE', url)
  /** The same browser after an answer that gave it another cookie. */
  with = (answer: Answer) => new Colleague(this.#app, cookieOf(answer))
}
