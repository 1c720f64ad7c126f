import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** As much of JSON Schema as our own OpenAPI document uses; a new keyword makes the fuzz test fail, not guess. */
export const jsonSchema = z.strictObject({
  type: z.enum(['object', 'string', 'number', 'integer', 'boolean', 'array', 'null']).optional(),
  properties: z
    .record(
      z.string(),
      z.lazy((): z.ZodType<JsonSchema> => jsonSchema),
    )
    .optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.union([z.boolean(), z.lazy((): z.ZodType<JsonSchema> => jsonSchema)]).optional(),
  propertyNames: z.unknown().optional(),
  items: z.lazy((): z.ZodType<JsonSchema> => jsonSchema).optional(),
  anyOf: z.array(z.lazy((): z.ZodType<JsonSchema> => jsonSchema)).optional(),
  oneOf: z.array(z.lazy((): z.ZodType<JsonSchema> => jsonSchema)).optional(),
  allOf: z.array(z.lazy((): z.ZodType<JsonSchema> => jsonSchema)).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  default: z.unknown().optional(),
  description: z.string().optional(),
  title: z.string().optional(),
})
export type JsonSchema = {
  type?: 'object' | 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'null' | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | JsonSchema | undefined
  propertyNames?: unknown
  items?: JsonSchema | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  allOf?: JsonSchema[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  pattern?: string | undefined
  format?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  exclusiveMinimum?: number | undefined
  exclusiveMaximum?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  default?: unknown
  description?: string | undefined
  title?: string | undefined
}

/** Values the schema accepts, as a well-meaning client would send them. */
export function valid(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valid))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(valid)).map((parts) => Object.assign({}, ...(parts as object[])))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 4,
      })
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({ min: least(schema) ?? -1000, max: most(schema) ?? 1000 })
    case 'number':
      return fc.double({ min: least(schema) ?? -1000, max: most(schema) ?? 1000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

const least = ({ minimum, exclusiveMinimum }: JsonSchema) =>
  minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
const most = ({ maximum, exclusiveMaximum }: JsonSchema) => {
  const limit = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1)
  return limit === undefined ? undefined : Math.min(limit, 2 ** 31 - 1)
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valid(schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

const mailbox = fc.tuple(
  fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/),
  fc.constantFrom('example.com', 'example.org'),
)

function text({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (pattern?.includes('@') || format === 'email') return mailbox.map(([name, host]) => `${name}@${host}`)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'uri') return fc.webUrl()
  const longest = Math.min(maxLength, 60)
  const fits = (value: string) => value.trim().length >= minLength && value.length <= maxLength
  if (pattern && !/[\\]p\{/.test(pattern)) return fc.stringMatching(new RegExp(pattern)).filter(fits)
  return fc
    .oneof(fc.constantFrom('Ada Lovelace', 'Hospital group'), fc.string({ maxLength: longest }))
    .filter(fits)
}

/** What has broken somebody's server before, one piece per kind of attack. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202etxt.exe',
  "' OR '1'='1",
  "'; DROP TABLE signups; --",
  '" UNION SELECT * FROM sqlite_master --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `{{7*7}}${'$'}{7*7}<%= 7*7 %>#{7*7}`,
  '=HYPERLINK("http://example.com","x")',
  '@SUM(1+1)*cmd|calc',
  'victim@example.com\r\nBcc: other@example.org',
  'x\r\n\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'prototype',
  'undefined',
  'NaN',
  '1e309',
  '9'.repeat(400),
  'A'.repeat(20_000),
  '𝕬'.repeat(500),
  '(((((((((((((((((((((((((((((((((((((((((((((((((a+)+)+)+)+$',
  `${'a'.repeat(5000)}!`,
  `${'a@'.repeat(2000)}`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
]

const polluted = [
  '{"__proto__":{"isAdmin":true,"ok":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
].map((text) => JSON.parse(text) as unknown)

export const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...polluted) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 2 ** 53, -0.1, 1e308, [], {}, [[[[]]]]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** A valid value with one thing about it changed: a field hostile, missing, doubled in an array, or extra. */
export function nearlyValid(schema: JsonSchema): Arbitrary<unknown> {
  return fc
    .tuple(valid(schema), hostile, fc.nat(), fc.constantFrom('replace', 'drop', 'wrap', 'add', 'claim'))
    .map(([value, bad, at, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad
      const names = Object.keys(schema.properties ?? value)
      const name = names[at % Math.max(1, names.length)] ?? 'extra'
      const record = value as Record<string, unknown>
      switch (how) {
        case 'replace':
          return { ...record, [name]: bad }
        case 'drop':
          return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
        case 'wrap':
          return { ...record, [name]: [record[name], bad] }
        case 'add':
          return { ...record, extra: bad }
        default:
          // What a forger would like to be believed.
          return { ...record, isEmailVerified: true, isPhoneVerified: true, id: 'mine', state: 'verified' }
      }
    })
}
