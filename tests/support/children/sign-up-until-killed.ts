import { writeSync } from 'node:fs'
import type { StorePlace } from '../../../src/server/store/store.ts'
import { openSignupServer } from '../server/signup-server.ts'

/** The moments of a signup at which a process can be made to die, in their order. */
export const moments = [
  'before the start',
  'after the start',
  'inside the save',
  'before the answer',
] as const
export type Moment = (typeof moments)[number]

export type Argument = { place: StorePlace; provider: { url: string; key: string }; dieAt?: Moment }

/** As a killed process goes: nothing is flushed, closed or rolled back by itself. */
async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

/** Listens, says where, and dies by its own hand at the moment it was given. */
if (process.argv[2]) {
  const { place, provider, dieAt }: Argument = JSON.parse(process.argv[2])
  const server = await openSignupServer({
    place,
    provider,
    disturb: ({ conversations, leads }) => ({
      conversations: {
        ...conversations,
        async start(press) {
          if (dieAt === 'before the start') await die()
          const started = await conversations.start(press)
          if (dieAt === 'after the start') await die()
          return started
        },
      },
      leads: {
        ...leads,
        async record(...given) {
          const id = await leads.record(...given)
          if (dieAt === 'inside the save') await die()
          return id
        },
        wake() {
          if (dieAt === 'before the answer') process.kill(process.pid, 'SIGKILL')
          leads.wake()
        },
      },
    }),
  })
  writeSync(1, `${await server.app.listen({ port: 0, host: '127.0.0.1' })}\n`)
}
