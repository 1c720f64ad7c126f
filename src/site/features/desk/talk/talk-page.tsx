import { useEffect, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import { innovationOfficer } from '../../../../content/leaders.ts'
import type { TalkPage as Page, TalkSummary } from '../../../../contract/staff-talks.ts'
import { portraitProps } from '../../../portraits/portrait-props.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { sourceName } from '../list/source-filter.tsx'
import { lasting, wholeMoment } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { type Neighbours, TalkBar } from './talk-bar.tsx'
import { TalkLearned } from './talk-learned.tsx'
import { TalkStateMark, tradeOf, whoOf } from './talk-marks.tsx'
import { TalkWords } from './talk-words.tsx'
import { useMarkedTurn } from './use-marked-turn.ts'
import { useUntilFinished } from './use-until-finished.ts'

const { talk: words } = desk

/** One talk: its words on a time line beside the face that spoke them, and what was learned from them. */
export function TalkPage({
  id,
  neighbours,
  onClose,
  onShown,
  onErased,
}: {
  id: string
  neighbours: Neighbours
  onClose: () => void
  /** As it is now: the list may have an older one. */
  onShown: (talk: TalkSummary) => void
  onErased: () => void
}) {
  const { api } = useDeskSession()
  const loaded = useLoaded(id, (signal) => api.talk(id, signal))
  const page = loaded.value
  useUntilFinished(loaded)
  useShortcuts({ r: loaded.reload })
  useEffect(() => {
    if (page) onShown(page.talk)
  }, [page, onShown])
  const heading = useRef<HTMLHeadingElement>(null)
  const { marked, show } = useMarkedTurn(Boolean(page?.transcript))
  const isLoaded = page !== undefined
  const isTurnNamed = marked !== undefined
  // It takes the list's place: the focus must not stay behind with it.
  useEffect(() => {
    if (!isLoaded || isTurnNamed) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isLoaded, isTurnNamed])
  const isGone = loaded.refusal?.code === 'not_found'
  return (
    <section aria-label={words.label} className="flex min-w-0 flex-col lg:h-dvh">
      <h1 className="sr-only">{desk.views.talks}</h1>
      <TalkBar
        talk={page?.talk}
        neighbours={neighbours}
        onClose={onClose}
        onChanged={loaded.reload}
        onErased={onErased}
      />
      {loaded.refusal && (
        <Trouble
          refusal={isGone ? { ...loaded.refusal, message: words.gone } : loaded.refusal}
          onRetry={isGone ? undefined : loaded.reload}
          className="mx-4 mt-4 lg:mx-5"
        />
      )}
      {!page && !loaded.refusal && (
        <div role="status" className="p-5">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={12} />
        </div>
      )}
      {page && (
        <>
          <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b px-4 py-3.5 lg:px-5">
            <h2 ref={heading} tabIndex={-1} className="break-all text-subheading">
              {whoOf(page.talk)}
            </h2>
            <p className="text-muted">{aboutOf(page)}</p>
            {page.talk.state !== 'here' && <TalkStateMark state={page.talk.state} />}
          </header>
          {/* What was learned comes first to a screen reader and on a narrow screen, and stands right on a wide one. */}
          <div className="grid min-h-0 min-w-0 flex-1 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="relative min-w-0 border-line px-4 py-5 max-lg:border-b lg:order-last lg:overflow-y-auto lg:border-l lg:bg-surface/50 lg:px-5">
              <TalkLearned page={page} onTurn={show} onChanged={loaded.reload} />
            </div>
            <div className="relative grid min-w-0 content-start gap-5 px-4 py-5 lg:overflow-y-auto lg:px-5 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-6">
              <Face />
              <TalkWords page={page} marked={marked} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}

const aboutOf = ({ talk }: Page) =>
  [
    tradeOf(talk),
    wholeMoment(talk.startedAt),
    talk.seconds !== null && lasting(talk.seconds * 1000),
    talk.turns > 0 && `${talk.turns} ${words.turns}`,
    desk.startSources[talk.from],
    sourceName(talk.source),
  ]
    .filter(Boolean)
    .join(' · ')

/** Who spoke: a still of the avatar. */
function Face() {
  return (
    <figure className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3.5 xl:sticky xl:top-0 xl:grid-cols-1 xl:self-start">
      <Portrait
        name={innovationOfficer.name}
        alt={`${words.still} ${innovationOfficer.name}`}
        {...portraitProps(innovationOfficer.photo, 'small')}
        className="rounded-tile border border-line"
      />
      <figcaption className="min-w-0">
        <span className="block font-[540]">{innovationOfficer.name}</span>
        <span className="block text-[0.78rem] text-muted">{words.artificial}</span>
      </figcaption>
    </figure>
  )
}
