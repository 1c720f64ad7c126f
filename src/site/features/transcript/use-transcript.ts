import { useCallback, useEffect, useRef, useState } from 'react'
import { transcriptPage } from '../../../content/transcript.ts'
import type { SharedTranscript } from '../../../contract/transcripts.ts'
import { readTranscript } from './read-transcript.ts'
import { keptToken, takeToken } from './take-token.ts'

export type TranscriptView =
  | { at: 'opening' }
  | { at: 'open'; transcript: SharedTranscript }
  | { at: 'refused'; message: string; canRetry: boolean }

/** What the link in the address shows, asked for by a POST from here: opening the link alone tells nothing. */
export function useTranscript() {
  const [view, setView] = useState<TranscriptView>({ at: 'opening' })
  const token = useRef<string | null>(null)

  const open = useCallback(async () => {
    const mine = token.current
    if (!mine) return setView({ at: 'refused', message: transcriptPage.troubles.noLink, canRetry: false })
    setView({ at: 'opening' })
    const read = await readTranscript(mine)
    // Another link was opened in this tab meanwhile.
    if (token.current !== mine) return
    setView(
      read.ok
        ? { at: 'open', transcript: read.transcript }
        : { at: 'refused', message: read.message, canRetry: !read.isFinal },
    )
  }, [])

  useEffect(() => {
    const show = (found: string | null) => {
      token.current = found
      void open()
    }
    // Another link in the same tab is the same document to a browser.
    const another = () => {
      const found = takeToken()
      if (found && found !== token.current) show(found)
    }
    show(takeToken() ?? keptToken())
    addEventListener('hashchange', another)
    return () => removeEventListener('hashchange', another)
  }, [open])

  return { view, retry: open }
}
