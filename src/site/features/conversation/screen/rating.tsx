import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { conversation } from '../../../../content/conversation.ts'
import { type RatingRequest, STARS } from '../../../../contract/talks.ts'
import { Field } from '../../../ui/field.tsx'
import { rateTalk } from '../conversation-api.ts'
import { RatingFace } from './rating-face.tsx'

const words = conversation.rating

/** Five faces and a line: sent as they are chosen, changed as often as the visitor likes, thanked for in a few words. */
export function Rating({ id }: { id: string }) {
  const title = useId()
  const group = useId()
  const line = useRef<HTMLInputElement>(null)
  const [stars, setStars] = useState<number>()
  const { outcome, send } = useLatest((rating: RatingRequest) => rateTalk(id, rating))

  function choose(chosen: number) {
    setStars(chosen)
    send({ stars: chosen, words: line.current?.value ?? '' })
  }
  /** What was said last is not said again. */
  const said = useRef('')
  function sayLine(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const now = event.currentTarget.value.trim()
    if (stars === undefined || now === said.current) return
    said.current = now
    send({ stars, words: now })
  }

  return (
    <section aria-labelledby={title} className="flex w-full flex-col gap-4">
      <h3 id={title} className="text-subheading">
        {words.question}
      </h3>
      <div className="w-fit max-w-full">
        <div role="radiogroup" aria-labelledby={title} className="flex gap-1.5 sm:gap-2.5">
          {STARS.map((star) => (
            <label
              key={star}
              className="relative grid cursor-pointer place-items-center rounded-control border border-control p-2 text-muted transition-colors hover:border-text hover:text-text has-checked:border-text has-checked:bg-text has-checked:text-ground"
            >
              <input
                type="radio"
                name={group}
                value={star}
                aria-label={`${star} of ${STARS.length}`}
                checked={stars === star}
                onChange={() => choose(star)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-control"
              />
              <RatingFace stars={star} className="size-8 sm:size-9" />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="mt-1.5 flex justify-between text-faint text-label">
          <span>{words.ends[0]}</span>
          <span>{words.ends[1]}</span>
        </p>
      </div>
      {stars !== undefined && (
        <Field
          ref={line}
          label={words.wordsLabel}
          maxLength={500}
          autoComplete="off"
          onBlur={sayLine}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && sayLine(event)}
        />
      )}
      <p role="status" className="text-muted text-small empty:hidden">
        {outcome === 'sent' ? words.thanks : outcome}
      </p>
    </section>
  )
}

/** Sends one after another, and of those that wait only the last: a visitor on the arrow keys passes over faces. */
function useLatest<Value>(post: (value: Value) => Promise<'sent' | (string & {})>) {
  const [outcome, setOutcome] = useState('')
  const running = useRef(false)
  const waiting = useRef<Value>(undefined)

  async function send(value: Value) {
    waiting.current = value
    if (running.current) return
    running.current = true
    while (waiting.current !== undefined) {
      const next = waiting.current
      waiting.current = undefined
      setOutcome(await post(next))
    }
    running.current = false
  }
  return { outcome, send }
}
