import {
  environment,
  secrets,
  THIS_MAKES_A_SECRET,
  type VariableName,
  type Variables,
} from './environment.ts'
import { isLoopbackHost, namesOfOrigin } from './loopback.ts'

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/**
 * The environment, read once at start and grouped by subject; nothing else in the server looks at
 * `process.env`. All problems are found at once, one line each.
 */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.keys(environment.shape).map((name) => [name, env[name]?.trim() || undefined]),
  )
  const problems = new Map<VariableName, string>()
  const report = (name: VariableName, problem: string) => {
    if (!problems.has(name)) problems.set(name, `${name}: ${problem}`)
  }

  const parsed = environment.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as VariableName
    const shown = secrets.has(name) ? 'the value given' : JSON.stringify(given[name])
    report(name, `${shown} is not ${issue.message}`)
  }

  // Relations are checked among the good values, so that one start shows every problem.
  const good = Object.fromEntries(
    Object.entries(given).filter(([name]) => !problems.has(name as VariableName)),
  )
  const values = environment.parse(good)
  const config = grouped(values)
  checkRelations(values, config, report)

  return problems.size === 0 ? { ok: true, config } : { ok: false, problems: [...problems.values()] }
}

export type Config = ReturnType<typeof grouped>

function grouped(values: Variables) {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const { hostname, protocol } = new URL(publicUrl)
  const onLoopback = isLoopbackHost(hostname)
  const studioUrl = values.STUDIO_PUBLIC_URL ?? `http://127.0.0.1:${values.STUDIO_PORT}`
  return {
    http: {
      host: values.HOST,
      port: values.PORT,
      /** The site's own origin, without a trailing slash. */
      publicUrl,
      isHttps: protocol === 'https:',
      onLoopback,
      trustProxy: values.TRUST_PROXY,
    },
    sessionSecret: values.SESSION_SECRET,
    limitsScale: values.LIMITS_SCALE,
    metricsToken: values.METRICS_TOKEN,
    store: { dataDir: values.DATA_DIR, databaseUrl: values.DATABASE_URL },
    avatar: {
      /** Where it is missing, the embedded studio is started and used. */
      apiUrl: values.AVATAR_API_URL,
      apiKey: values.AVATAR_API_KEY,
      replicaId: values.AVATAR_REPLICA_ID,
      personaId: values.AVATAR_PERSONA_ID,
      roomOrigins:
        values.AVATAR_ROOM_ORIGINS ?? (values.AVATAR_API_URL ? ['https://tavus.daily.co'] : [studioUrl]),
      cleanup: values.AVATAR_CLEANUP,
      maxMinutes: values.AVATAR_MAX_MINUTES,
      startsAllowed: values.STARTS === 'on',
      startsPerDay: values.STARTS_PER_DAY,
    },
    studio: {
      port: values.STUDIO_PORT,
      publicUrl: studioUrl,
      llm: values.STUDIO_LLM_URL
        ? { url: values.STUDIO_LLM_URL, key: values.STUDIO_LLM_KEY, model: values.STUDIO_LLM_MODEL }
        : undefined,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, salesEmail: values.SALES_EMAIL },
    leadWebhook:
      values.LEAD_WEBHOOK_URL && values.LEAD_WEBHOOK_SECRET
        ? { url: values.LEAD_WEBHOOK_URL, secret: values.LEAD_WEBHOOK_SECRET }
        : undefined,
    /** A channel of the staff's; its address is the secret. */
    notifyUrl: values.NOTIFY_URL,
    staffEmails: values.STAFF_EMAILS ?? (onLoopback ? ['staff@localhost'] : []),
    identity:
      values.IDENTITY === 'firebase'
        ? {
            kind: 'firebase' as const,
            apiKey: values.FIREBASE_API_KEY ?? '',
            authUrl: values.FIREBASE_AUTH_URL,
          }
        : { kind: 'embedded' as const },
    phone: {
      enabled: values.PHONE_VERIFICATION === 'on',
      smsWebhookUrl: values.SMS_WEBHOOK_URL,
      /** Where text messages may go; without it anywhere. */
      smsCountries: values.SMS_COUNTRIES,
      smsPerDay: values.SMS_PER_DAY,
    },
    botCheck:
      values.BOT_CHECK === 'recaptcha'
        ? {
            kind: 'recaptcha' as const,
            siteKey: values.RECAPTCHA_SITE_KEY ?? '',
            secret: values.RECAPTCHA_SECRET ?? '',
          }
        : { kind: 'embedded' as const },
  }
}

function checkRelations(
  values: Variables,
  config: Config,
  report: (name: VariableName, problem: string) => void,
) {
  const required = (name: VariableName, why: string) => {
    if (values[name] === undefined) report(name, `is missing, but required ${why}`)
  }
  if (values.AVATAR_API_URL) {
    for (const name of ['AVATAR_API_KEY', 'AVATAR_REPLICA_ID', 'AVATAR_PERSONA_ID'] as const)
      required(name, 'where AVATAR_API_URL is set')
  }
  if (values.DATABASE_URL) {
    required(
      'SESSION_SECRET',
      `with a PostgreSQL DATABASE_URL: every instance must sign alike; ${THIS_MAKES_A_SECRET}`,
    )
    required('AVATAR_API_URL', 'with a PostgreSQL DATABASE_URL: the embedded studio serves one instance')
  }
  if (values.LEAD_WEBHOOK_URL) required('LEAD_WEBHOOK_SECRET', 'where LEAD_WEBHOOK_URL is set')
  if (values.SMS_WEBHOOK_URL)
    required(
      'SMS_COUNTRIES',
      'where SMS_WEBHOOK_URL is set, because each message costs money: name the countries they may go to, such as SMS_COUNTRIES=US,GB,DE',
    )
  if (values.IDENTITY === 'firebase') required('FIREBASE_API_KEY', 'with IDENTITY=firebase')
  if (values.BOT_CHECK === 'recaptcha') {
    required('RECAPTCHA_SITE_KEY', 'with BOT_CHECK=recaptcha')
    required('RECAPTCHA_SECRET', 'with BOT_CHECK=recaptcha')
  }

  // A framed room keeps its own storage (allow-same-origin): on the site's origin it could reach the site's.
  const own = namesOfOrigin(config.http.publicUrl)
  const framed = config.avatar.roomOrigins.find((origin) => own.includes(origin))
  if (framed && values.AVATAR_ROOM_ORIGINS)
    report('AVATAR_ROOM_ORIGINS', `${JSON.stringify(framed)} is the site's own origin; expected another`)

  if (values.AVATAR_API_URL) return
  if (values.STUDIO_PORT === values.PORT && values.PORT !== 0)
    report('STUDIO_PORT', `"${values.STUDIO_PORT}" is the site's PORT; expected another`)
  if (own.includes(config.studio.publicUrl) && values.STUDIO_PUBLIC_URL)
    report(
      'STUDIO_PUBLIC_URL',
      `${JSON.stringify(config.studio.publicUrl)} is the site's own origin; expected another`,
    )
}
