import { FASTEST_PERSON_MS } from '../../contract/messages.ts'

/** Whether a form looks like a machine's. Whoever says nothing of the time is not held to it. */
export const looksLikeMachine = ({ website, elapsedMs }: { website?: string; elapsedMs?: number }) =>
  Boolean(website?.trim()) || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS)
