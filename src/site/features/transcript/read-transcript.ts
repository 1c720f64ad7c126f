import { transcriptPage } from '../../../content/transcript.ts'
import { transcriptLinkSentences } from '../../../contract/transcript-sentences.ts'
import { type SharedTranscript, sharedTranscript } from '../../../contract/transcripts.ts'
import { ask } from '../api/ask.ts'

/** `isFinal`: the same link will never show anything. */
export type ReadTranscript =
  | { ok: true; transcript: SharedTranscript }
  | { ok: false; message: string; isFinal: boolean }

export async function readTranscript(token: string): Promise<ReadTranscript> {
  const answered = await ask('/api/transcripts/read', sharedTranscript, { body: { token } })
  if (answered.ok) return { ok: true, transcript: answered.value }
  const { refusal } = answered
  if (!refusal) return { ok: false, message: transcriptPage.troubles.offline, isFinal: false }
  // No token of ours looks like this one.
  if (refusal.code === 'invalid')
    return { ok: false, message: transcriptLinkSentences.transcript_not_found, isFinal: true }
  return {
    ok: false,
    message: refusal.message,
    isFinal: Object.hasOwn(transcriptLinkSentences, refusal.code),
  }
}
