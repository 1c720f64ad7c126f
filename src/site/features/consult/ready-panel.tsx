import { useEffect, useRef } from 'react'
import { consult } from '../../../content/consult.ts'
import { controls } from '../../../content/controls.ts'
import { endedPanel } from '../../../content/conversation.ts'
import { paths } from '../../../contract/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { GoButton } from '../../ui/go-button.tsx'
import { conversationHref } from '../conversation/start.ts'
import type { Submission } from './consult-machine.ts'

/** In place of the form where the browser kept the new tab shut: the way in, or that it has closed meanwhile. */
export function ReadyPanel({
  submission,
  onEnter,
}: {
  submission: Extract<Submission, { phase: 'waiting' | 'over' }>
  onEnter: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { phase } = submission
  // The button that was pressed is gone: the visitor is taken to what stands in its place.
  useEffect(() => {
    if (phase) heading.current?.focus()
  }, [phase])
  const words = submission.phase === 'over' ? endedPanel(submission.reason) : consult.opened
  return (
    <section aria-labelledby="ready-title" className="rounded-panel border border-line-strong bg-surface p-7">
      <h2 ref={heading} id="ready-title" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 mb-7 text-muted">{words.text}</p>
      {submission.phase === 'waiting' ? (
        <a
          href={conversationHref(submission.conversation.url, submission.conversation.id)}
          target="_blank"
          rel="noreferrer"
          // After the browser has followed the link; the middle button opens it as well.
          onClick={() => setTimeout(onEnter)}
          onAuxClick={() => setTimeout(onEnter)}
          className={buttonClass({ wide: true })}
        >
          {consult.opened.linkLabel}
        </a>
      ) : (
        <GoButton to={paths.team} wide>
          {controls.backToTeam}
        </GoButton>
      )}
    </section>
  )
}
