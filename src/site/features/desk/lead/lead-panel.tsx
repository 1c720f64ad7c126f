import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { LeadPage, LeadSummary, LeadTalk } from '../../../../contract/staff.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { CompactButton, compactButtonClass } from '../../../ui/tool/compact-button.tsx'
import { IconButton } from '../../../ui/tool/icon-button.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { KindMark, StateMark } from '../leads/lead-marks.tsx'
import { wholeMoment } from '../moments.ts'
import { Notes } from '../notes.tsx'
import { Part } from '../part.tsx'
import { useDeskSession } from '../session.ts'
import { LearnedFacts } from '../talk/learned-facts.tsx'
import { ScoreMark } from '../talk/talk-marks.tsx'
import { Trouble } from '../trouble.tsx'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'
import { AttributionFacts, ConversationFacts, RecordFacts, VerificationFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadPerson } from './lead-person.tsx'
import { LeadWork } from './lead-work.tsx'
import { Transcript } from './transcript.tsx'
import { useLead } from './use-lead.ts'

const { lead: words } = desk

/** The lead's page: what to do with it first, then everything that is known about it. */
export function LeadPanel({
  id,
  onChanged,
  onClose,
  onErased,
}: {
  id: string
  onChanged: (lead: LeadSummary) => void
  onClose: () => void
  onErased: () => void
}) {
  const { api } = useDeskSession()
  const lead = useLead(id, onChanged)
  const { page, shown } = lead
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = page.value !== undefined
  // On narrow screens it takes the list's place: the focus must not stay behind with it.
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true })
  }, [isLoaded])

  return (
    <section
      aria-label={words.label}
      className="relative min-w-0 border-line bg-surface/50 lg:h-dvh lg:overflow-y-auto xl:border-l"
    >
      {/* The list's own heading is away with the list. */}
      <h1 className="sr-only xl:hidden">{desk.views.leads}</h1>
      <div className="sticky top-0 z-20 flex items-center gap-2 border-line border-b bg-ground px-4 py-2 max-lg:static lg:px-5">
        <CompactButton variant="bare" onClick={onClose} className="-ml-2.5 xl:hidden">
          <Icon of={ArrowLeft} size="small" />
          {words.back}
        </CompactButton>
        {shown && <KindMark kind={shown.kind} className="max-xl:ml-auto" />}
        {shown?.isSuspect && <Badge tone="dev">{desk.leads.suspect}</Badge>}
        <IconButton label={words.close} icon={X} onClick={onClose} className="ml-auto max-xl:hidden" />
      </div>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-5 lg:px-5">
        {page.refusal && (
          <Trouble
            refusal={
              page.refusal.code === 'not_found' ? { ...page.refusal, message: words.gone } : page.refusal
            }
            onRetry={page.refusal.code === 'not_found' ? undefined : page.reload}
          />
        )}
        {!page.value && !page.refusal && (
          <div role="status">
            <span className="sr-only">{words.loading}</span>
            <Skeleton lines={10} />
          </div>
        )}
        {page.value && shown && (
          <>
            <header>
              <h2 ref={heading} tabIndex={-1} className="text-subheading">
                {shown.name || shown.email}
              </h2>
              {shown.name && <p className="break-all text-muted">{shown.email}</p>}
              <p className="mt-2">{shown.headline}</p>
              <p className="mt-1.5 text-[0.78rem] text-faint">
                {words.fields.received} {wholeMoment(shown.createdAt)}
              </p>
            </header>
            <LeadWork lead={lead} shown={shown} />
            {page.value.talk && <TalkInShort talk={page.value.talk} />}
            <Notes
              id={id}
              notes={page.value.notes}
              add={(note) => api.addNote(id, note)}
              onAdded={page.reload}
            />
            <Facts page={page.value} />
            <Part heading={words.history}>
              <LeadHistory entries={page.value.history} />
              <WebhookLine webhook={page.value.webhook} />
            </Part>
            <LeadPerson email={shown.email} onErased={onErased} />
          </>
        )}
      </div>
    </section>
  )
}

const wayTo = (talk: LeadTalk, turn?: number) => hrefOf({ view: 'talks', talk: talk.id, turn })

/** What a sales person reads before the call; the facts behind it stand further down. */
function TalkInShort({ talk }: { talk: LeadTalk }) {
  return (
    <Part heading={words.summary}>
      <div className="flex items-baseline justify-between gap-4">
        <p>{talk.summary || <span className="text-muted">{words.noSummary}</span>}</p>
        {talk.score !== null && <ScoreMark score={talk.score} className="text-[1.05rem]" />}
      </div>
      <PageLink to={wayTo(talk)} className={compactButtonClass('plain', 'mt-3')}>
        {words.openTalk}
      </PageLink>
    </Part>
  )
}

function Facts({ page }: { page: LeadPage }) {
  const { talk } = page
  return (
    <>
      {talk && talk.facts.length > 0 && (
        <Part heading={words.learned}>
          <LearnedFacts facts={talk.facts} hrefOfTurn={(turn) => wayTo(talk, turn)} />
        </Part>
      )}
      <Part heading={words.left}>
        <RecordFacts record={page.record} />
      </Part>
      <Part heading={words.verification}>
        <VerificationFacts record={page.record} />
      </Part>
      <Part heading={words.attribution}>
        <AttributionFacts attribution={page.attribution} />
      </Part>
      <Part heading={words.conversation}>
        <ConversationFacts conversation={page.conversation} />
        {page.conversation && <Transcript turns={page.transcript} />}
      </Part>
      {page.others.length > 0 && (
        <Part heading={words.others}>
          <Others leads={page.others} />
        </Part>
      )}
    </>
  )
}

function WebhookLine({ webhook: { state, lastProblem } }: Pick<LeadPage, 'webhook'>) {
  if (state === 'off' || state === 'none') return null
  return (
    <p className="mt-2 text-muted">
      {words.webhook.label}: {words.webhook.states[state]}
      {state === 'failed' && lastProblem && ` (${lastProblem})`}
    </p>
  )
}

function Others({ leads }: { leads: readonly LeadSummary[] }) {
  const { address } = useDeskAddress()
  return (
    <ul className="grid gap-1">
      {leads.map((other) => (
        <li key={other.id}>
          <PageLink
            to={hrefOf({ ...address, lead: other.id })}
            preventScrollReset
            className={compactButtonClass('bare', 'w-full justify-between! text-left')}
          >
            <span className="min-w-0 truncate py-1">{other.headline || desk.kinds[other.kind]}</span>
            <StateMark state={other.state} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
