/** What a letter is made of; the mail server's side turns it into plain text and into HTML. */
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

/** The words of a letter. */
export type LetterWords = {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  blocks: Block[]
}
