import { z } from 'zod'
import { describeTable } from '../store/table.ts'

/** The last three are what a passkey signs: each answer to one is taken once. */
export const codePurposes = [
  'verify-email',
  'verify-phone',
  'staff-sign-in',
  'passkey-sign-in',
  'passkey-enrol',
  'passkey-step-up',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * - `link`: long and random, found by itself
 * - `digits`: six digits that a person types, found by its holder, guessed at only a few times
 */
export const codeForms = ['link', 'digits'] as const
export type CodeForm = (typeof codeForms)[number]

const codeRow = z.object({
  id: z.string(),
  purpose: z.enum(codePurposes),
  form: z.enum(codeForms),
  /** Whom it was issued to: an account, a number, an address. */
  holder: z.string(),
  /** The code itself is nowhere but in the message that carries it. */
  codeHash: z.string(),
  /** JSON of what the issuer wants back on redeeming. */
  detail: z.string(),
  attempts: z.number(),
  expiresAt: z.string(),
  voidedAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type CodeRow = z.infer<typeof codeRow>

export const codeDetail = z.record(z.string(), z.string())
export type CodeDetail = z.infer<typeof codeDetail>

declare module '../store/database.ts' {
  interface Database {
    codes: CodeRow
  }
}

export const codesTable = describeTable('codes', codeRow)
