/** What a letter is for: counted, logged and shown to operators. A feature that writes letters adds its kinds. */
export const letterKinds = [
  'verify-email',
  'staff-sign-in',
  'message-to-sales',
  'message-received',
  'demo-to-sales',
  'demo-proposed',
  'waitlist-to-sales',
  'waitlist-joined',
  'transcript',
  'phone-code',
] as const
export type LetterKind = (typeof letterKinds)[number]

export type Block =
  /** A paragraph; a line break in it is kept. */
  | { kind: 'text'; text: string }
  /** What the reader is asked to do: a button, and the address itself where there are no buttons. */
  | { kind: 'action'; label: string; url: string }
  /** Something to type or paste, in large letters. */
  | { kind: 'code'; code: string }
  /** Somebody's own words. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** What may be overlooked. */
  | { kind: 'small'; text: string }

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
