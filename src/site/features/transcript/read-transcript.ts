import { transcriptPage } from '../../../content/transcript.ts'
import { errorAnswer } from '../../../contract/errors.ts'
import { transcriptLinkSentences } from '../../../contract/transcript-sentences.ts'
import { type SharedTranscript, sharedTranscript } from '../../../contract/transcripts.ts'

/** `isFinal`: the same link will never show anything. */
export type ReadTranscript =
  | { ok: true; transcript: SharedTranscript }
  | { ok: false; message: string; isFinal: boolean }

export async function readTranscript(token: string): Promise<ReadTranscript> {
  try {
    const response = await fetch('/api/transcripts/read', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, transcript: sharedTranscript.parse(answer) }
    const { code, message } = errorAnswer.parse(answer).error
    // No token of ours looks like this one.
    if (code === 'invalid')
      return { ok: false, message: transcriptLinkSentences.transcript_not_found, isFinal: true }
    return { ok: false, message, isFinal: Object.hasOwn(transcriptLinkSentences, code) }
  } catch (error) {
    console.warn('the transcript could not be read', error)
    return { ok: false, message: transcriptPage.troubles.offline, isFinal: false }
  }
}
