import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { controls } from '../../../../content/controls.ts'
import { aiNotice } from '../../../../content/conversation.ts'
import { paths } from '../../../../contract/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Cube } from '../../../ui/cube.tsx'
import { StartButton } from '../start-button.tsx'

/** Where there is no room to show: what happened, and the ways on. */
export function RoomPanel({
  heading,
  text,
  children,
  below,
}: {
  heading: string
  text: string
  children: ReactNode
  /** What may also be done here, under the ways on. */
  below?: ReactNode
}) {
  return (
    <div className="flex flex-1 items-center justify-center px-gutter py-16">
      <section
        aria-labelledby="room-panel"
        className="flex w-full max-w-xl flex-col items-start gap-5 rounded-panel border border-line-strong bg-surface p-7 md:p-10"
      >
        <Cube tone="upcoming" className="h-10" />
        <h2 id="room-panel" className="text-heading">
          {heading}
        </h2>
        <p className="text-body text-muted" role="status">
          {text}
        </p>
        <div className="flex flex-wrap gap-3">{children}</div>
        {below}
      </section>
    </div>
  )
}

export function StartAgain() {
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <p className="text-muted text-small">{aiNotice.text}</p>
      <StartButton from="leadership" label={controls.startAgain} size="medium" />
    </div>
  )
}

export function TryAgain() {
  return (
    <Button size="medium" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}

export function BackToTeam() {
  const navigate = useNavigate()
  return (
    <Button variant="ghost" size="medium" onClick={() => navigate(paths.team)}>
      {controls.backToTeam}
    </Button>
  )
}
