import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { desk } from '../../../../content/desk.ts'
import { innovationOfficer } from '../../../../content/leaders.ts'
import type { TranscriptTurn } from '../../../../contract/staff.ts'
import type { TalkPage } from '../../../../contract/staff-talks.ts'
import type { LearnedFact } from '../../../../contract/talks.ts'
import { portraitProps } from '../../../portraits/portrait-props.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { wholeMoment } from '../moments.ts'

const { talk: words } = desk

/** Face and words side by side, from the first moment to the last, every turn on one line. */
export function TalkWords({ page, marked }: { page: TalkPage; marked: number | undefined }) {
  const { talk, conversation, transcript, facts } = page
  const began = conversation?.joinedAt ?? conversation?.startedAt ?? talk.startedAt
  if (!transcript || transcript.length === 0) return <p className="text-muted">{words.noWords[talk.state]}</p>
  return (
    <ol
      aria-label={words.transcript}
      className="relative grid gap-1 before:absolute before:top-3 before:bottom-3 before:left-[1.4375rem] before:w-px before:bg-line-strong"
    >
      <Moment at={began}>{words.began}</Moment>
      {transcript.map((turn, number) => (
        <Turn
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its place
          key={number}
          turn={turn}
          number={number}
          isMarked={number === marked}
          facts={facts.filter((fact) => fact.turn === number)}
        />
      ))}
      {conversation?.endedAt && (
        <Moment at={conversation.endedAt}>
          {words.ended}
          {conversation.endReason && `: ${desk.endReasons[conversation.endReason]}`}
        </Moment>
      )}
    </ol>
  )
}

const rowClass = 'relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5 px-2'

/** Where the line begins and ends. */
function Moment({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className={classNames(rowClass, 'items-center py-1.5 text-[0.78rem] text-muted')}>
      <span
        aria-hidden="true"
        className="size-2 justify-self-center rounded-full border border-line-strong bg-ground"
      />
      <span>
        <time dateTime={at}>{wholeMoment(at)}</time> · {children}
      </span>
    </li>
  )
}

/** The element of a turn, for whoever leads there. */
export const turnId = (number: number) => `turn-${number}`

function Turn({
  turn: { speaker, text },
  number,
  isMarked,
  facts,
}: {
  turn: TranscriptTurn
  number: number
  isMarked: boolean
  facts: readonly LearnedFact[]
}) {
  return (
    <li
      id={turnId(number)}
      tabIndex={-1}
      data-speaker={speaker}
      aria-current={isMarked || undefined}
      className={classNames(
        rowClass,
        'scroll-my-24 rounded-lg py-2 transition-colors aria-[current=true]:bg-raised aria-[current=true]:shadow-[inset_2px_0_0_var(--text)] dark:aria-[current=true]:shadow-[inset_2px_0_0_var(--volt)]',
      )}
    >
      {speaker === 'avatar' ? (
        <Portrait
          name={innovationOfficer.name}
          alt=""
          {...portraitProps(innovationOfficer.photo, 'face')}
          className="size-8! rounded-full border border-line-strong"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface text-muted"
        >
          <Icon of={UserRound} size="small" />
        </span>
      )}
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3 text-[0.78rem]">
          <span className={speaker === 'visitor' ? 'font-[540]' : 'text-muted'}>
            {desk.lead.speakers[speaker]}
          </span>
          <span className="text-faint">
            {words.turn} {number + 1}
          </span>
        </p>
        {/* What visitors said is text and stays text. */}
        <p className="mt-0.5 max-w-[46em] whitespace-pre-wrap break-words">{text}</p>
        {facts.length > 0 && (
          <ul aria-label={words.learnedHere} className="mt-1.5 flex flex-wrap gap-1.5">
            {[...new Set(facts.map(inShort))].map((fact) => (
              <li key={fact} className="min-w-0">
                <Badge>{fact}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const inShort = ({ kind, value }: LearnedFact) =>
  kind === 'unanswered' ? words.factKinds[kind] : `${words.factKinds[kind]}: ${value}`
