import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** A talk that was closed on the way to this page. Loaded only then: nobody else who reads the page needs it. */
const EndedTalkBand = lazy(async () => ({
  default: (await import('./screen/ended-talk-band.tsx')).EndedTalkBand,
}))

export type EndedTalkState = { endedTalk: { id: string; isContactLeft: boolean } }

/** Whoever closes a talk sees no panel after it: the page they come to asks in its place. */
export function EndedTalk() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const [isClosed, setClosed] = useState(false)
  const talk = isHydrated && !isClosed ? talkIn(state) : undefined
  if (!talk) return null
  return (
    <Suspense fallback={null}>
      <EndedTalkBand {...talk} onClose={() => setClosed(true)} />
    </Suspense>
  )
}

/** The browser keeps a page's state as long as its history: it may be from another version. */
function talkIn(state: unknown): EndedTalkState['endedTalk'] | undefined {
  const talk = (state as Partial<EndedTalkState> | null)?.endedTalk
  return typeof talk?.id === 'string'
    ? { id: talk.id, isContactLeft: talk.isContactLeft === true }
    : undefined
}
