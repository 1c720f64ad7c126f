import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'

const configOf = (env: Record<string, string>): Config => {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}
const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.ok ? [] : read.problems
}

const provider = {
  AVATAR_API_URL: 'https://tavusapi.com',
  AVATAR_API_KEY: 'key-of-the-provider',
  AVATAR_REPLICA_ID: 'r1',
  AVATAR_PERSONA_ID: 'p1',
}
const postgres = { DATABASE_URL: 'postgres://u:secret-password@db/site', SESSION_SECRET: 'x'.repeat(32) }

describe('with nothing set', () => {
  const config = configOf({})

  test('everything runs embedded on this machine', () => {
    expect(config.http).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      onLoopback: true,
      trustProxy: [],
    })
    expect(config.store).toEqual({ dataDir: './data', databaseUrl: undefined })
    expect(config.avatar).toMatchObject({
      apiUrl: undefined,
      roomOrigins: ['http://127.0.0.1:3100'],
      cleanup: 'all',
      startsAllowed: true,
      startsPerDay: undefined,
    })
    expect(config.studio).toEqual({ port: 3100, publicUrl: 'http://127.0.0.1:3100', llm: undefined })
    expect(config.identity).toEqual({ kind: 'embedded' })
    expect(config.botCheck).toEqual({ kind: 'embedded' })
    expect(config.phone).toMatchObject({ enabled: false, smsCountries: undefined, smsPerDay: 200 })
    expect(config.staffEmails).toEqual(['staff@localhost'])
    expect(config.limitsScale).toBe(1)
  })

  test('an empty variable counts as unset', () => {
    expect(configOf({ PORT: '', PUBLIC_URL: ' ', STAFF_EMAILS: '' })).toEqual(config)
  })
})

describe('defaults that follow other variables', () => {
  test('the public address follows the port', () => {
    expect(configOf({ PORT: '8080' }).http.publicUrl).toBe('http://localhost:8080')
  })
  test('the room is the studio, or the provider where one is set', () => {
    expect(configOf({ STUDIO_PORT: '9100' }).avatar.roomOrigins).toEqual(['http://127.0.0.1:9100'])
    expect(configOf({ STUDIO_PUBLIC_URL: 'https://rooms.example.com' }).avatar.roomOrigins).toEqual([
      'https://rooms.example.com',
    ])
    expect(configOf(provider).avatar.roomOrigins).toEqual(['https://tavus.daily.co'])
  })
  test('nobody may sign in to a public site unless named', () => {
    expect(configOf({ PUBLIC_URL: 'https://veyra.example' }).staffEmails).toEqual([])
    expect(configOf({ PUBLIC_URL: 'http://127.0.0.1:4000' }).staffEmails).toEqual(['staff@localhost'])
    expect(configOf({ STAFF_EMAILS: 'Ann@x.example, bo@x.example' }).staffEmails).toEqual([
      'ann@x.example',
      'bo@x.example',
    ])
  })
})

test('the real thing is read whole', () => {
  const config = configOf({
    ...provider,
    ...postgres,
    PUBLIC_URL: 'https://veyra.example/',
    TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
    AVATAR_ROOM_ORIGINS: 'https://a.example, https://b.example:8443',
    AVATAR_CLEANUP: 'idle',
    AVATAR_MAX_MINUTES: '45',
    STARTS: 'off',
    STARTS_PER_DAY: '40',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'Veyra <hello@veyra.example>',
    SALES_EMAIL: 'sales@veyra.example',
    LEAD_WEBHOOK_URL: 'https://hooks.example/x',
    LEAD_WEBHOOK_SECRET: 'whsec_abc',
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'fb',
    PHONE_VERIFICATION: 'on',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_COUNTRIES: 'US, gb,DE,us',
    SMS_PER_DAY: '50',
    BOT_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'secret',
    METRICS_TOKEN: 'token',
    LIMITS_SCALE: '0.5',
    STUDIO_LLM_URL: 'http://127.0.0.1:11434/v1',
    STUDIO_LLM_MODEL: 'small',
  })
  expect(config.http).toMatchObject({
    publicUrl: 'https://veyra.example',
    isHttps: true,
    onLoopback: false,
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
  })
  expect(config.avatar).toMatchObject({
    apiUrl: 'https://tavusapi.com',
    roomOrigins: ['https://a.example', 'https://b.example:8443'],
    cleanup: 'idle',
    maxMinutes: 45,
    startsAllowed: false,
    startsPerDay: 40,
  })
  expect(config.mail.from).toBe('Veyra <hello@veyra.example>')
  expect(config.leadWebhook).toEqual({ url: 'https://hooks.example/x', secret: 'whsec_abc' })
  expect(config.identity).toMatchObject({ kind: 'firebase', apiKey: 'fb' })
  expect(config.phone).toEqual({
    enabled: true,
    smsWebhookUrl: 'https://sms.example/send',
    smsCountries: ['US', 'GB', 'DE'],
    smsPerDay: 50,
  })
  expect(config.botCheck).toEqual({ kind: 'recaptcha', siteKey: 'site', secret: 'secret' })
  expect(config.limitsScale).toBe(0.5)
})

describe('a bad value is one line that names the variable, what was given and what is expected', () => {
  test.each([
    ['PORT', 'abc', 'PORT: "abc" is not a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT: "65536" is not a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT: "-1" is not a whole number from 0 to 65535'],
    ['HOST', 'not a host', 'HOST: "not a host" is not a host name or an IP address'],
    ['PUBLIC_URL', 'veyra.example', 'an origin'],
    ['PUBLIC_URL', 'https://veyra.example/site', 'without a path'],
    ['PUBLIC_URL', 'https://user@veyra.example', 'without a path'],
    ['PUBLIC_URL', 'ftp://veyra.example', 'an origin'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL: the value given is not a postgres:// address'],
    ['AVATAR_API_URL', 'tavusapi.com', 'an http:// or https:// address'],
    ['AVATAR_ROOM_ORIGINS', 'https://*.daily.co', 'without wildcards'],
    ['AVATAR_ROOM_ORIGINS', 'https://tavus.daily.co/room', 'exact origins'],
    ['AVATAR_ROOM_ORIGINS', '*', 'exact origins'],
    ['AVATAR_ROOM_ORIGINS', 'https://a.example,', 'exact origins'],
    ['AVATAR_ROOM_ORIGINS', 'http://localhost:3000', "the site's own origin"],
    ['AVATAR_ROOM_ORIGINS', 'https://ok.example,http://127.0.0.1:3000', "the site's own origin"],
    ['AVATAR_CLEANUP', 'none', 'one of all, idle'],
    ['AVATAR_MAX_MINUTES', '0', 'AVATAR_MAX_MINUTES: "0" is not a whole number from 1 to 60'],
    ['AVATAR_MAX_MINUTES', '61', 'a whole number from 1 to 60'],
    ['AVATAR_MAX_MINUTES', 'long', 'a whole number from 1 to 60'],
    ['STARTS', 'yes', 'one of on, off'],
    ['STARTS_PER_DAY', '1.5', 'a whole number from 0 up'],
    ['STUDIO_PORT', '3000', "the site's PORT"],
    ['STUDIO_PUBLIC_URL', 'http://127.0.0.1:3000', "the site's own origin"],
    ['STUDIO_LLM_URL', 'local', 'an http:// or https:// address'],
    ['SMTP_URL', 'mail.example:25', 'an smtp:// or smtps:// address'],
    ['MAIL_FROM', 'Veyra', 'an e-mail address, or Name <address>'],
    ['SALES_EMAIL', 'sales at veyra', 'an e-mail address'],
    [
      'NOTIFY_URL',
      'http://hooks.slack.com/services/T/B/x',
      'NOTIFY_URL: the value given is not an https:// address',
    ],
    ['STAFF_EMAILS', 'ann@x.example, bo', 'a comma-separated list of e-mail addresses'],
    ['IDENTITY', 'auth0', 'one of embedded, firebase'],
    ['PHONE_VERIFICATION', '1', 'one of on, off'],
    ['SMS_COUNTRIES', 'US,ZZ', 'a comma-separated list of two-letter country codes'],
    ['SMS_COUNTRIES', 'Germany', 'a comma-separated list of two-letter country codes'],
    ['SMS_COUNTRIES', 'US,', 'such as US,GB,DE'],
    ['SMS_PER_DAY', '-1', 'a whole number from 0 up'],
    ['BOT_CHECK', 'hcaptcha', 'one of embedded, recaptcha'],
    ['TRUST_PROXY', 'true', 'a comma-separated list of addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'a comma-separated list of addresses'],
    [
      'SESSION_SECRET',
      'x'.repeat(31),
      'SESSION_SECRET: the value given is not at least 32 characters long; this makes one: openssl rand -hex 32',
    ],
    ['METRICS_TOKEN', 'two words', 'letters, digits'],
    ['LIMITS_SCALE', '0', 'a number above 0'],
    ['LIMITS_SCALE', 'Infinity', 'a number above 0'],
  ])('%s=%s', (name, value, expected) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
    expect(problems[0]).toMatch(new RegExp(`^${name}: [^\\n]+$`))
  })

  test('all of them at once, and relations among the good ones too', () => {
    const problems = problemsOf({ PORT: 'abc', LIMITS_SCALE: '-1', AVATAR_API_URL: 'https://tavusapi.com' })
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LIMITS_SCALE',
      'AVATAR_API_KEY',
      'AVATAR_REPLICA_ID',
      'AVATAR_PERSONA_ID',
    ])
  })

  test('a line break in a value does not make two lines', () => {
    expect(problemsOf({ PORT: '80\n81' })).toEqual(['PORT: "80\\n81" is not a whole number from 0 to 65535'])
  })

  test('no secret is ever repeated', () => {
    const secret = 'hunter2 hunter2\n'
    for (const name of [
      'SESSION_SECRET',
      'METRICS_TOKEN',
      'DATABASE_URL',
      'AVATAR_API_URL',
      'SMTP_URL',
      'LEAD_WEBHOOK_URL',
      'NOTIFY_URL',
      'SMS_WEBHOOK_URL',
      'STUDIO_LLM_URL',
    ])
      expect(problemsOf({ [name]: name === 'SESSION_SECRET' ? 'hunter2' : secret }).join()).not.toContain(
        'hunter2',
      )
  })
})

describe('what belongs together is required together', () => {
  test.each([
    [provider, 'AVATAR_API_KEY'],
    [provider, 'AVATAR_REPLICA_ID'],
    [provider, 'AVATAR_PERSONA_ID'],
    [{ ...provider, ...postgres }, 'SESSION_SECRET'],
    [{ LEAD_WEBHOOK_URL: 'https://hooks.example', LEAD_WEBHOOK_SECRET: 's' }, 'LEAD_WEBHOOK_SECRET'],
    [{ SMS_WEBHOOK_URL: 'https://sms.example', SMS_COUNTRIES: 'US' }, 'SMS_COUNTRIES'],
    [{ IDENTITY: 'firebase', FIREBASE_API_KEY: 'k' }, 'FIREBASE_API_KEY'],
    [{ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' }, 'RECAPTCHA_SITE_KEY'],
    [{ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' }, 'RECAPTCHA_SECRET'],
  ])('%o needs %s', (env: Record<string, string>, name) => {
    expect(problemsOf(env)).toEqual([])
    const problems = problemsOf({ ...env, [name]: '' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: is missing, but required`))
  })

  test('PostgreSQL means several instances, which the embedded studio cannot serve', () => {
    expect(problemsOf(postgres)).toEqual([expect.stringMatching(/^AVATAR_API_URL: is missing/)])
  })
})
