import { randomBytes } from 'node:crypto'
import closeWithGrace from 'close-with-grace'
import { z } from 'zod'
import { startStudio } from './studio.ts'

/** The studio alone, for an operator who wants it on a machine of its own: `npm run studio`. */

const webAddress = z.url({ protocol: /^https?$/ })
const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  STUDIO_PORT: z.coerce.number().int().min(1).max(65535).default(3100),
  STUDIO_PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).optional(),
  STUDIO_CAPACITY: z.coerce.number().int().min(1).optional(),
  AVATAR_API_KEY: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be plain ASCII: it travels in a header, and no other key would ever fit')
    .optional(),
  STUDIO_LLM_URL: webAddress.optional(),
  STUDIO_LLM_KEY: z.string().optional(),
  STUDIO_LLM_MODEL: z.string().optional(),
})

// Whatever this process makes is for its own account alone.
process.umask(0o077)

const read = settings.safeParse(process.env)
if (!read.success) {
  for (const { path, message } of read.error.issues) console.error(`${path.join('.')}: ${message}`)
  process.exit(1)
}
const env = read.data
const apiKey = env.AVATAR_API_KEY ?? randomBytes(24).toString('base64url')
const studio = await startStudio({
  apiKey,
  host: env.HOST,
  port: env.STUDIO_PORT,
  siteOrigins: [env.PUBLIC_URL ?? `http://localhost:${env.PORT}`],
  logger: true,
  dataDir: env.DATA_DIR,
  ...(env.STUDIO_PUBLIC_URL && { publicUrl: env.STUDIO_PUBLIC_URL }),
  ...(env.STUDIO_LLM_URL && {
    llm: { url: env.STUDIO_LLM_URL, key: env.STUDIO_LLM_KEY, model: env.STUDIO_LLM_MODEL },
  }),
  ...(env.STUDIO_CAPACITY && { capacity: env.STUDIO_CAPACITY }),
})
console.log(`The studio's API is at ${studio.url}/v2/conversations`)
if (!env.DATA_DIR) console.log('What is said is gone with this process: set DATA_DIR to have it written down')
if (!env.AVATAR_API_KEY) console.log(`Its key for this run (set AVATAR_API_KEY to keep one): ${apiKey}`)
closeWithGrace(async () => studio.close())
