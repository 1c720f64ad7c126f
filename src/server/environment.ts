import { isIP } from 'node:net'
import { isSupportedCountry } from 'libphonenumber-js/min'
import { z } from 'zod'
import { company } from '../content/brand.ts'
import { isLoopbackHost } from './loopback.ts'

/** A variable's text turned into what it means; where it means nothing, `expected` says what would. */
const variable = <T>(expected: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })

const when = <T>(condition: boolean, value: T) => (condition ? value : undefined)
const listOf = (text: string) => text.split(',').map((part) => part.trim())

const wholeNumber = (from: number, to: number) =>
  variable(
    to === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${from} up`
      : `a whole number from ${from} to ${to}`,
    (text) => when(/^\d+$/.test(text) && +text >= from && +text <= to, +text),
  )
/** Port 0 lets the system choose: for tests. */
const port = wholeNumber(0, 65_535)
const positiveNumber = variable('a number above 0', (text) =>
  when(/^\d+(\.\d+)?$/.test(text) && +text > 0, +text),
)
const oneOf = <const T extends string>(...choices: T[]) =>
  variable(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text))

const urlWith = (protocols: string[], text: string) => {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined
}
const httpUrl = variable('an http:// or https:// address', (text) => {
  const url = urlWith(['http:', 'https:'], text)
  return url && !url.username && !url.password ? url.href.replace(/\/$/, '') : undefined
})
/** Webhook addresses and model endpoints may carry their key as user information. */
const httpUrlWithKey = variable('an http:// or https:// address', (text) =>
  when(urlWith(['http:', 'https:'], text) !== undefined, text),
)
/** Whoever reads such an address on the way can write to the channel. */
const httpsUrl = variable('an https:// address', (text) => {
  const url = urlWith(['https:', 'http:'], text)
  return when(url !== undefined && (url.protocol === 'https:' || isLoopbackHost(url.hostname)), text)
})
const toOrigin = (text: string) => {
  const url = urlWith(['http:', 'https:'], text)
  return url && !text.includes('*') && `${url.origin}/` === url.href ? url.origin : undefined
}
const origin = variable('an origin such as https://www.example.com, without a path', toOrigin)
const originList = variable(
  'a comma-separated list of exact origins such as https://rooms.example.com, without wildcards or paths',
  (text) => {
    const origins = listOf(text).map(toOrigin)
    return origins.every((one) => one !== undefined) ? [...new Set(origins)] : undefined
  },
)

const host = variable('a host name or an IP address', (text) =>
  when(isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text), text),
)
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (bits === undefined) return version > 0 || namedRanges.includes(text)
  return rest.length === 0 && version > 0 && /^\d+$/.test(bits) && +bits <= (version === 4 ? 32 : 128)
}
const proxies = variable(
  `a comma-separated list of addresses, ranges such as 10.0.0.0/8, or ${namedRanges.join(', ')}`,
  (text) => when(listOf(text).every(isProxy), listOf(text)),
)

const isEmail = (text: string) => /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(text)
const email = variable('an e-mail address', (text) => when(isEmail(text), text))
const emails = variable('a comma-separated list of e-mail addresses', (text) =>
  when(
    listOf(text).every(isEmail),
    listOf(text).map((address) => address.toLowerCase()),
  ),
)
const sender = variable('an e-mail address, or Name <address>', (text) =>
  when(isEmail(/^[^<>"\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text), text),
)

const countryCodes = variable(
  'a comma-separated list of two-letter country codes such as US,GB,DE',
  (text) => {
    const codes = listOf(text.toUpperCase())
    return when(
      codes.every((code) => isSupportedCountry(code)),
      [...new Set(codes)],
    )
  },
)

const anyText = variable('text without line breaks', (text) => when(!/[\r\n]/.test(text), text))
const bearerToken = variable('letters, digits and -._~+/= only', (text) =>
  when(/^[\w.~+/=-]+$/.test(text), text),
)
/** What openssl makes is twice as long: shorter than this is something a person thought of, and another can guess. */
const SECRET_LENGTH = 32
export const THIS_MAKES_A_SECRET = 'this makes one: openssl rand -hex 32'
const secretText = variable(`at least ${SECRET_LENGTH} characters long; ${THIS_MAKES_A_SECRET}`, (text) =>
  when(text.length >= SECRET_LENGTH, text),
)
const postgresUrl = variable('a postgres:// address', (text) =>
  when(urlWith(['postgres:', 'postgresql:'], text) !== undefined, text),
)
const smtpUrl = variable('an smtp:// or smtps:// address', (text) =>
  when(urlWith(['smtp:', 'smtps:'], text) !== undefined, text),
)

/** Every variable the server knows, with its default; what is not in this list is not read. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default([]),
  SESSION_SECRET: secretText.optional(),
  LIMITS_SCALE: positiveNumber.default(1),
  METRICS_TOKEN: bearerToken.optional(),

  DATA_DIR: anyText.default('./data'),
  DATABASE_URL: postgresUrl.optional(),

  AVATAR_API_URL: httpUrl.optional(),
  AVATAR_API_KEY: anyText.optional(),
  AVATAR_REPLICA_ID: anyText.optional(),
  AVATAR_PERSONA_ID: anyText.optional(),
  AVATAR_ROOM_ORIGINS: originList.optional(),
  AVATAR_CLEANUP: oneOf('all', 'idle').default('all'),
  AVATAR_MAX_MINUTES: wholeNumber(1, 60).default(20),
  STARTS: oneOf('on', 'off').default('on'),
  STARTS_PER_DAY: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),

  STUDIO_PORT: port.default(3100),
  STUDIO_PUBLIC_URL: origin.optional(),
  STUDIO_LLM_URL: httpUrlWithKey.optional(),
  STUDIO_LLM_KEY: anyText.optional(),
  STUDIO_LLM_MODEL: anyText.optional(),

  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.default(company.email),
  SALES_EMAIL: email.default(company.email),
  LEAD_WEBHOOK_URL: httpUrlWithKey.optional(),
  LEAD_WEBHOOK_SECRET: anyText.optional(),
  NOTIFY_URL: httpsUrl.optional(),
  STAFF_EMAILS: emails.optional(),

  IDENTITY: oneOf('embedded', 'firebase').default('embedded'),
  FIREBASE_API_KEY: anyText.optional(),
  FIREBASE_AUTH_URL: httpUrl.default('https://identitytoolkit.googleapis.com'),
  PHONE_VERIFICATION: oneOf('on', 'off').default('off'),
  SMS_WEBHOOK_URL: httpUrlWithKey.optional(),
  SMS_COUNTRIES: countryCodes.optional(),
  SMS_PER_DAY: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(200),
  BOT_CHECK: oneOf('embedded', 'recaptcha').default('embedded'),
  RECAPTCHA_SITE_KEY: anyText.optional(),
  RECAPTCHA_SECRET: anyText.optional(),
})
export type Variables = z.output<typeof environment>
export type VariableName = keyof Variables

/** Secrets, and addresses that commonly carry one: what was given is never repeated to a terminal or a log. */
export const secrets: ReadonlySet<VariableName> = new Set([
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'AVATAR_API_URL',
  'AVATAR_API_KEY',
  'STUDIO_LLM_URL',
  'STUDIO_LLM_KEY',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'NOTIFY_URL',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_URL',
  'SMS_WEBHOOK_URL',
  'RECAPTCHA_SECRET',
])
