import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { conversation, endedPanel } from '../../../../content/conversation.ts'
import { pages } from '../../../../content/pages.ts'
import { ROOM_SPINNER_MS } from '../../../../contract/conversations.ts'
import { pageNames, paths } from '../../../../contract/paths.ts'
import type { PageMessage } from '../../../../contract/room.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { leaveContact, tellLink, tellSeen } from '../conversation-api.ts'
import { endByBeacon, endConversation } from '../end-conversation.ts'
import type { EndedTalkState } from '../ended-talk.tsx'
import { createRoomSession, type RoomEnd } from '../room-session.ts'
import { AfterTalk } from './after-talk.tsx'
import { type FoundRoom, rememberLeft } from './find-room.ts'
import { LoadingRoom } from './loading-room.tsx'
import { type MentionedPage, MentionedPages } from './mentioned-pages.tsx'
import { BackToTeam, RoomPanel, StartAgain } from './room-panel.tsx'
import { RoomToolbar } from './room-toolbar.tsx'
import { SummaryForm } from './summary-form.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import { useRoomMessages } from './use-room-messages.ts'
import { useRoomTroubles } from './use-room-troubles.ts'

/** A studio room says `ready`; one that has not by now is blocked somewhere on the way (decision 10). */
const READY_WITHIN_MS = 10_000

/** The live conversation: toolbar, frame, what was mentioned; after its end, the panel that says so. */
export function Room({ room }: { room: Extract<FoundRoom, { kind: 'room' }> }) {
  const { url, origin, id, saysReady } = room
  const navigate = useNavigate()
  const stage = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [session] = useState(() =>
    createRoomSession(id, { end: endConversation, endByBeacon, seen: tellSeen }),
  )
  const end = useSyncExternalStore(session.subscribe, session.getEnd, () => null)
  const [isLoading, setLoading] = useState(true)
  const [isReady, setReady] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const [mentioned, setMentioned] = useState<MentionedPage[]>([])
  const [takesContact, setTakesContact] = useState(saysReady)
  const [isContactLeft, setContactLeft] = useState(false)
  const trouble = useRoomTroubles(isBlocked)
  const isEndNear = useHeartbeat(session)

  useRoomMessages(frame, origin, (message, answer) => {
    switch (message.type) {
      case 'ready':
        setReady(true)
        setTakesContact((before) => before || message.takesContact === true)
        return setBlocked(false)
      case 'open': {
        const { path, label } = message
        if (mentioned.some((page) => page.path === path)) return
        setMentioned((before) => mention(before, path, label))
        return tellLink(id, { path, label, isFollowed: false })
      }
      case 'contact':
        return void takeContact(message.email).then(answer)
      case 'left':
      case 'ended':
        return void session.leftRoom()
      default:
        return message satisfies never
    }
  })

  /** The room has no cookie of ours: what a visitor leaves there is sent from here. */
  async function takeContact(email: string): Promise<PageMessage> {
    const left = await leaveContact(id, { email, place: 'room' })
    if (!left.ok) return { type: 'contact', outcome: 'refused', message: left.message }
    setContactLeft(true)
    return { type: 'contact', outcome: 'accepted' }
  }

  // The ends of a conversation that no button announces.
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && session.hide()
    const unload = () => {
      rememberLeft(id)
      session.unload()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', unload)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', unload)
    }
  }, [session, id])

  // Another page of ours was opened in this document. (Development mounts twice; only a real leave ends.)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      setTimeout(() => isMounted.current || session.close())
    }
  }, [session])

  // Loaded, failed, or long enough.
  useEffect(() => {
    const fail = () => {
      setLoading(false)
      setBlocked(true)
      showToast.error('Failed to load conversation. Please try again.', { id: 'room-failed' })
    }
    const refused = (event: SecurityPolicyViolationEvent) =>
      event.effectiveDirective === 'frame-src' && fail()
    const element = frame.current
    element?.addEventListener('error', fail)
    document.addEventListener('securitypolicyviolation', refused)
    const spinner = setTimeout(() => setLoading(false), ROOM_SPINNER_MS)
    const silence = saysReady && !isReady && !end ? setTimeout(fail, READY_WITHIN_MS) : undefined
    return () => {
      element?.removeEventListener('error', fail)
      document.removeEventListener('securitypolicyviolation', refused)
      clearTimeout(spinner)
      clearTimeout(silence)
    }
  }, [saysReady, isReady, end])

  async function leaveForTeam() {
    await session.close()
    navigate(paths.team, { state: { endedTalk: { id, isContactLeft } } satisfies EndedTalkState })
  }
  async function follow(path: string) {
    tellLink(id, { path, isFollowed: true })
    await session.close()
    navigate(path)
  }

  if (end && end.by !== 'visitor')
    return (
      <RoomPanel {...panelFor(end)} below={<AfterTalk id={id} isContactLeft={isContactLeft} />}>
        <StartAgain />
        <BackToTeam />
      </RoomPanel>
    )
  return (
    <section ref={stage} aria-label={conversation.headline} className="flex flex-1 flex-col bg-ground">
      <RoomToolbar stage={stage} onLeave={leaveForTeam} isLeaving={end !== null} />
      {trouble && (
        <p role="status" className="border-line border-b bg-raised px-gutter py-3 text-small">
          <strong className="font-[560]">{trouble.heading}.</strong> {trouble.text}
        </p>
      )}
      {/* There from the beginning, so that it is read out when something comes into it. */}
      <div role="status">
        {isEndNear && (
          <p className="border-line border-b px-gutter py-2.5 text-muted text-small">
            {conversation.endNear}
          </p>
        )}
      </div>
      <div className="relative flex min-h-[26rem] flex-1 flex-col">
        {isLoading && <LoadingRoom className="absolute inset-0 bg-ground" />}
        <iframe
          ref={frame}
          src={url}
          title={conversation.frameTitle}
          // A room needs its own storage; its origin always differs from ours, so this opens nothing (decision 18).
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
          allow="microphone; camera; geolocation; fullscreen; autoplay"
          onLoad={() => setLoading(false)}
          className="w-full flex-1 border-0"
        />
      </div>
      <MentionedPages pages={mentioned} onFollow={follow} />
      {/* A studio's room has a card of its own. */}
      {!takesContact && (
        <SummaryForm
          id={id}
          place="page"
          look="strip"
          isLeft={isContactLeft}
          onLeft={() => setContactLeft(true)}
        />
      )}
    </section>
  )
}

function mention(before: MentionedPage[], path: string, label?: string): MentionedPage[] {
  if (before.some((page) => page.path === path)) return before
  const name = pageNames.find((page) => paths[page] === path.split(/[?#]/)[0])
  return [...before, { path, label: label ?? (name ? pages[name].name : path) }]
}

function panelFor({ by, reason }: RoomEnd) {
  if (by === 'hidden') return conversation.ended.hidden
  if (by === 'unload') return conversation.ended.reloaded
  return endedPanel(reason)
}
