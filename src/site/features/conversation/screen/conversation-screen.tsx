import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { conversation, endedPanel } from '../../../../content/conversation.ts'
import { NAVIGATION_DELAY_MS } from '../../../../contract/interface.ts'
import { paths } from '../../../../contract/paths.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { AfterTalk } from './after-talk.tsx'
import { type FoundRoom, findRoom } from './find-room.ts'
import { LoadingRoom } from './loading-room.tsx'
import { Room } from './room.tsx'
import { BackToTeam, RoomPanel, StartAgain, TryAgain } from './room-panel.tsx'

/** /conversation once the query can be read: the live room, or the reason why there is none. */
export function ConversationScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [found, setFound] = useState<FoundRoom | null>(null)

  useEffect(() => {
    let current = true
    findRoom(search).then((room) => current && setFound(room))
    return () => {
      current = false
    }
  }, [search])

  const missing = found?.kind === 'missing'
  useEffect(() => {
    if (!missing) return
    showToast.error('No conversation URL provided', { id: 'no-conversation-url' })
    const timer = setTimeout(() => navigate(paths.team), NAVIGATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [missing, navigate])

  switch (found?.kind) {
    case undefined:
      return <LoadingRoom />
    case 'missing':
    case 'refused':
      return (
        <RoomPanel {...conversation.notFound}>
          <BackToTeam />
        </RoomPanel>
      )
    case 'unreachable':
      return (
        <RoomPanel {...conversation.troubles.offline}>
          <TryAgain />
          <BackToTeam />
        </RoomPanel>
      )
    case 'over':
      return (
        <RoomPanel
          {...(found.status?.reason && found.status.reason !== 'visitor'
            ? endedPanel(found.status.reason)
            : conversation.ended.reloaded)}
          below={<AfterTalk id={found.id} />}
        >
          <StartAgain />
          <BackToTeam />
        </RoomPanel>
      )
    case 'room':
      return <Room key={found.url} room={found} />
  }
}
