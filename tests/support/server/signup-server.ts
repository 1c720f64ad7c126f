import type { EmailState } from '../../../src/contract/verification.ts'
import type { Leads } from '../../../src/server/leads/leads.ts'
import type { Services } from '../../../src/server/services.ts'
import { openSignups } from '../../../src/server/signups/open-signups.ts'
import type { StorePlace } from '../../../src/server/store/store.ts'
import { type Provider, providerEnv } from '../provider.ts'
import { TestVisitor } from './conversation-server.ts'
import { openTestApp } from './test-app.ts'

export const SECRET = 'a secret for all signups in tests'

export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  countryCode: '',
  countryName: '',
  verificationMethod: 'email',
} as const

type Options = {
  place: StorePlace
  provider: Pick<Provider, 'url' | 'key'>
  env?: Record<string, string>
  /** Something to happen around the parts of a signup. */
  disturb?: (parts: Pick<Services, 'conversations' | 'leads'>) => Pick<Services, 'conversations' | 'leads'>
}

/** The server as it runs over a given store and provider; what is known of addresses and numbers, the test says. */
export async function openSignupServer({ place, provider, env = {}, disturb = (same) => same }: Options) {
  const known = {
    email: { state: 'verified', isVerified: true } as { state: EmailState; isVerified: boolean },
    phone: { isVerified: false },
  }
  const server = await openTestApp({
    env: {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      SESSION_SECRET: SECRET,
      ...providerEnv(provider),
      LIMITS_SCALE: '1000',
      ...env,
    },
    adjust(services) {
      const verification = {
        email: { proofOf: async () => known.email },
        phone: { proofOf: async () => known.phone },
      }
      const isPhoneEnabled = services.config.phone.enabled
      const parts = disturb(services)
      return {
        ...services,
        signups: openSignups({ ...services, ...parts, verification, isPhoneEnabled, secret: SECRET }),
      }
    },
  })
  return { ...server, known, visitor: (address?: string) => new SignupVisitor(server.app, address) }
}

export class SignupVisitor extends TestVisitor {
  submit(payload: object = ada, key?: string) {
    return this.send('POST', '/api/signups', {
      payload,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  }
}

export const leadsWith = (leads: Leads, changes: Partial<Leads>): Leads => ({ ...leads, ...changes })
