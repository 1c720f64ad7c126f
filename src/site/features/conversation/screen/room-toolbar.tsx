import { ArrowLeft, Maximize, Minimize, X } from 'lucide-react'
import type { RefObject } from 'react'
import { controls } from '../../../../content/controls.ts'
import { Button } from '../../../ui/button.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** Back to Team, the fullscreen toggle and Close Conversation; both ways out end the talk first. */
export function RoomToolbar({
  stage,
  onLeave,
  isLeaving,
}: {
  stage: RefObject<HTMLElement | null>
  onLeave: () => void
  isLeaving: boolean
}) {
  const { isFull, isPossible, toggle } = useFullscreen(stage)
  const icon = 'size-4'
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-gutter py-2.5">
      <Button variant="quiet" size="small" onClick={onLeave} disabled={isLeaving}>
        <ArrowLeft aria-hidden="true" className={icon} />
        {controls.backToTeam}
      </Button>
      <span className="flex-1" />
      {isPossible && (
        <Button variant="quiet" size="small" onClick={toggle}>
          {isFull ? (
            <Minimize aria-hidden="true" className={icon} />
          ) : (
            <Maximize aria-hidden="true" className={icon} />
          )}
          {isFull ? controls.exitFullscreen : controls.enterFullscreen}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={onLeave} disabled={isLeaving}>
        <X aria-hidden="true" className={icon} />
        {controls.closeConversation}
      </Button>
    </div>
  )
}
