import { conversation } from '../../content/conversation.ts'
import { ConversationScreen } from '../features/conversation/screen/conversation-screen.tsx'
import { LoadingRoom } from '../features/conversation/screen/loading-room.tsx'
import { metaOf } from '../head.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

export const meta = metaOf('conversation')

/** Entered by a document load only, so that its own permissions policy applies (decision 2). */
export default function Conversation() {
  const hydrated = useHydrated()
  return (
    <div className="flex min-h-dvh flex-col pt-bar">
      <h1 className="sr-only">{conversation.headline}</h1>
      {hydrated ? <ConversationScreen /> : <LoadingRoom />}
    </div>
  )
}
