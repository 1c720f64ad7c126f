import { useEffect, useSyncExternalStore } from 'react'
import { aiNotice } from '../../../content/conversation.ts'
import { paths } from '../../../contract/paths.ts'
import { startRefusalSentence, startSuccessSentences } from '../../../contract/start-sentences.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { ButtonSource } from './conversation-api.ts'
import { endByBeacon } from './end-conversation.ts'
import { type Created, createStart, type StartState } from './start-machine.ts'

/** Loaded when a press is near: the wire's schemas have no part in reading a page. */
const loadApi = () => import('./conversation-api.ts')

async function create(from: ButtonSource): Promise<Created> {
  try {
    return await (await loadApi()).createConversation(from, aiNotice.id)
  } catch (error) {
    // Offline, or a newer build has replaced the file: a reload brings it.
    console.warn('the start could not be loaded', error)
    return { ok: false, failure: { message: startRefusalSentence(from, 'start_failed') } }
  }
}

/** The one start of this page: both Get Demo buttons share it. */
const start = createStart<ButtonSource>({
  create,
  abandon: endByBeacon,
  succeeded: (from) => showToast.success(startSuccessSentences[from]),
  failed: (_, { message, durationMs, link }) =>
    showToast.error(message, { ...(durationMs && { duration: durationMs }), ...(link && { link }) }),
  enter: ({ id, url }) => location.assign(conversationHref(url, id)),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

/** /conversation is always entered by a document load: only then does its permissions policy apply. */
export const conversationHref = (url: string, id: string) =>
  `${paths.conversation}?${new URLSearchParams({ url, id })}`

const idle: StartState<ButtonSource> = { phase: 'idle', from: null }

export function useStart() {
  const state = useSyncExternalStore(start.subscribe, start.getState, () => idle)

  useEffect(() => {
    // The browser may bring this page back as it was left: busy.
    const returned = (event: PageTransitionEvent) => event.persisted && start.reset()
    addEventListener('pagehide', start.leave)
    addEventListener('pageshow', returned)
    return () => {
      removeEventListener('pagehide', start.leave)
      removeEventListener('pageshow', returned)
      start.leave()
    }
  }, [])

  return { state, start: start.start, prepare: () => void loadApi().catch(() => {}) }
}
