import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { aiNotice } from '../../../content/conversation.ts'
import { HEARTBEAT_MS } from '../../../contract/conversations.ts'
import { paths } from '../../../contract/paths.ts'
import { startSuccessSentences } from '../../../contract/start-sentences.ts'
import { firstTouch } from '../attribution/first-touch.ts'
import { tellSeen } from '../conversation/conversation-api.ts'
import { endByBeacon } from '../conversation/end-conversation.ts'
import { conversationHref } from '../conversation/start.ts'
import { showToast } from '../toasts/show-toast.ts'
import { consultApi } from './consult-api.ts'
import { type ConsultMachine, createConsult, emptyConsult } from './consult-machine.ts'
import { consultMemory } from './consult-memory.ts'
import { takeCode } from './take-code.ts'

/** Long enough to read the sentence of two lines (promise 48). */
const SAVED_TOAST_MS = 4000

/** The consult form of this page, joined to the browser. */
export function useConsult() {
  const navigate = useNavigate()
  const [machine] = useState(() =>
    createConsult({
      ...consultApi,
      memory: consultMemory,
      takeCode,
      makeKey: () => crypto.randomUUID(),
      isTyping: () => document.activeElement instanceof HTMLInputElement,
      shown: () => ({ notice: aiNotice.id, attribution: firstTouch() }),
      succeeded: () => showToast.success(startSuccessSentences.consult, { duration: SAVED_TOAST_MS }),
      failed: ({ message, durationMs, link }) =>
        showToast.error(message, { ...(durationMs && { duration: durationMs }), ...(link && { link }) }),
      open: ({ id, url }) => window.open(conversationHref(url, id), '_blank') !== null,
      goToTeam: () => navigate(paths.team),
      abandon: endByBeacon,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  )
  const state = useSyncExternalStore(machine.subscribe, machine.getState, () => emptyConsult)
  useVisit(machine)
  useHeartbeat(machine, state.submission.phase === 'waiting' ? state.submission.conversation.id : null)
  return { state, machine }
}

/** Coming, looking again, going. */
function useVisit(machine: ConsultMachine) {
  const hasBegun = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    // Development mounts twice; a link's code can be taken only once.
    if (!hasBegun.current) void machine.begin()
    hasBegun.current = true
    const look = () => document.visibilityState === 'visible' && void machine.recheckOnReturn()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    addEventListener('pagehide', machine.leave)
    return () => {
      isMounted.current = false
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
      removeEventListener('pagehide', machine.leave)
      setTimeout(() => isMounted.current || machine.leave())
    }
  }, [machine])
}

/** A talk that waits behind the link is held open as its own page would hold it. */
function useHeartbeat(machine: ConsultMachine, id: string | null) {
  useEffect(() => {
    if (id === null) return
    const beat = async () => {
      const answer = await tellSeen(id)
      if (answer !== 'unknown' && answer.status === 'ended') machine.expire(answer.reason)
    }
    void beat()
    const heart = setInterval(beat, HEARTBEAT_MS)
    return () => clearInterval(heart)
  }, [machine, id])
}
