import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { freePort } from './free-port.ts'
import { test as journey } from './journey.ts'
import { type Product, startProduct } from './product.ts'

export const CAROL = 'carol@desk.example'
export const DAN = 'dan@desk.example'
const STAFF_EMAILS = `${CAROL},${DAN}`

/**
 * Journeys with passkeys, over a product of their own: once somebody has one, the desk asks for it. On this machine
 * the mail lies in the outbox.
 */
export const test = journey.extend<object, { desk: Product }>({
  desk: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ STAFF_EMAILS })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  product: ({ desk }, use) => use(desk),
})

/**
 * The same at an address that is not this machine's alone, as far as the server can tell: browsers lead every name
 * below `localhost` here, and trust it without TLS.
 */
export const testInPublic = journey.extend<object, { desk: Product }>({
  desk: [
    async ({ smtp }, use) => {
      const port = String(await freePort())
      const url = `http://desk.localhost:${port}`
      const product = await startProduct({ STAFF_EMAILS, PORT: port, PUBLIC_URL: url, SMTP_URL: smtp.url })
      await use({ ...product, url })
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  product: ({ desk }, use) => use(desk),
})

/** A device that makes and shows passkeys, and knows its owner's finger. Of one tab, and of its own. */
export async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** It fell into the lake, and a new one of its kind was bought. */
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** Somebody else's finger from now on, or the owner's again. */
    know: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

function inDatabase({ dataDir }: Product, statement: string, ...values: string[]) {
  const db = new Sqlite(join(dataDir, 'veyra.db'))
  db.prepare(statement).run(...values)
  db.close()
}

/** Lets time go by in what the server has written down of sessions: nobody waits so long for a test. */
export function passTime(product: Product, minutes: number) {
  const by = minutes < 0 ? `+${-minutes}` : `-${minutes}`
  const moved = ['createdAt', 'passkeyAt'].map(
    (column) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${by} minutes')`,
  )
  inDatabase(product, `update staff_sessions set ${moved.join(', ')}`)
}

/** Nobody has one, as at the beginning: all tests of a worker share one product. */
export const emptyPasskeys = (product: Product) => inDatabase(product, 'delete from staff_passkeys')

/** One that only has to be looked at. */
export const plantPasskey = (product: Product, email: string, name: string) =>
  inDatabase(
    product,
    `insert into staff_passkeys values (?, ?, 'handle', ?, 'desk.localhost', ?, 'key', '0', '[]', null, ?)`,
    crypto.randomUUID(),
    email,
    name,
    crypto.randomUUID(),
    new Date().toISOString(),
  )

export { expect } from '@playwright/test'
