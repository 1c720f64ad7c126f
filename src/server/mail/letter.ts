import type { Block } from '../../content/schema/letter.ts'

export type { Block }

/** What a letter is for: counted, logged and shown to operators. A feature that writes letters adds its kinds. */
export const letterKinds = [
  'verify-email',
  'staff-sign-in',
  'staff-passkey',
  'message-to-sales',
  'message-received',
  'demo-to-sales',
  'demo-proposed',
  'waitlist-joined',
  'transcript',
  'transcript-link',
  'phone-code',
  'lead-to-owner',
  'talk-to-owner',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Letters whose text lets whoever reads it in: it is not kept once a mail server has it. */
export const codeLetters: readonly LetterKind[] = [
  'verify-email',
  'staff-sign-in',
  'phone-code',
  'transcript-link',
]

/** Letters that tell what was said in a talk or drawn from it: they go when it is erased. */
export const talkLetters: readonly LetterKind[] = [
  'transcript',
  'transcript-link',
  'lead-to-owner',
  'talk-to-owner',
]

export type Attachment = { filename: string; contentType: string; content: string }

export type Letter = {
  kind: LetterKind
  to: string
  replyTo?: string | undefined
  /** The e-mail address of the person it concerns, who may ask for it to be erased. */
  about: string
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  blocks: readonly Block[]
  attachments?: readonly Attachment[] | undefined
}
