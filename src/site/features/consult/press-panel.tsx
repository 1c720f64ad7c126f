import { useEffect, useRef } from 'react'
import { consult } from '../../../content/consult.ts'
import { Button } from '../../ui/button.tsx'
import type { ConsultMachine, ConsultState } from './consult-machine.ts'

/** Before a link is applied that this browser did not ask for: whose address it confirms, and the press for it. */
export function PressPanel({ state, machine }: { state: ConsultState; machine: ConsultMachine }) {
  const { press: words } = consult
  const { pressFor, emailState } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)

  // It comes after the page, and goes with the button that was pressed: the visitor is taken along.
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (pressFor !== null && !wasShown.current && !isTyping) heading.current?.focus()
    if (pressFor === null && wasShown.current) nextStep(place.current?.closest('form'))?.focus()
    wasShown.current = pressFor !== null
  }, [pressFor])

  return (
    <div ref={place} className="empty:hidden">
      {pressFor !== null && (
        <section
          aria-labelledby="press-title"
          className="rounded-panel border border-line-strong bg-surface p-6 md:p-7"
        >
          <h2 ref={heading} id="press-title" tabIndex={-1} className="text-subheading">
            {words.heading}
          </h2>
          <p className="mt-2 text-muted">{words.text}</p>
          <p className="wrap-anywhere mt-4 font-[560] text-lead">{pressFor}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button size="medium" busy={emailState === 'confirming'} onClick={machine.press}>
              {words.confirm}
            </Button>
            <Button
              variant="quiet"
              size="medium"
              disabled={emailState === 'confirming'}
              onClick={machine.decline}
            >
              {words.decline}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

/** Submit where it is open now, else the first field. */
const nextStep = (form: HTMLFormElement | null | undefined) =>
  form?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)') ??
  form?.querySelector<HTMLElement>('input')
