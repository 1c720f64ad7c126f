import { desk } from '../../../../content/desk.ts'
import type { TalkSummary } from '../../../../contract/staff-talks.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ListTable } from '../list/list-table.tsx'
import { Onward } from '../list/onward.tsx'
import { rowCardClass, rowCardLinkClass, rowLinkClass } from '../list/pressable-row.tsx'
import type { List } from '../list/use-list.ts'
import { ago, lasting, wholeMoment } from '../moments.ts'
import { ScoreMark, StarsMark, TalkStateMark, tradeOf, whoOf } from '../talk/talk-marks.tsx'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'
import { useNow } from '../use-now.ts'

const { talks: words } = desk

/** A table where there is room for columns, rows of three lines where there is not. */
export function TalkRows({ list }: { list: List<TalkSummary> }) {
  const wide = useMediaQuery('(min-width: 48rem)')
  if (list.next === undefined && list.loading === 'first')
    return <Skeleton lines={12} className="gap-6! px-5 py-4" />
  return (
    <div>
      {wide ? <TalkTable talks={list.items} /> : <TalkCards talks={list.items} />}
      <Onward list={list} />
    </div>
  )
}

const lengthOf = ({ seconds }: TalkSummary) => (seconds === null ? '–' : lasting(seconds * 1000))

function TalkTable({ talks }: { talks: readonly TalkSummary[] }) {
  const now = useNow(30_000)
  const { columns } = words
  return (
    <ListTable
      label={words.table}
      items={talks}
      columns={[
        { name: columns.score, className: 'w-20', cell: ({ score }) => <ScoreMark score={score} /> },
        {
          name: columns.who,
          className: 'w-60 @max-4xl:w-auto',
          cell: (talk) => <TalkLink talk={talk} className={rowLinkClass} />,
        },
        {
          name: columns.trade,
          className: 'w-44 @max-4xl:w-40 @max-2xl:hidden',
          cell: (talk) => tradeOf(talk) || <span className="text-faint">–</span>,
        },
        {
          name: columns.about,
          className: '@max-4xl:hidden',
          isQuiet: true,
          cell: (talk) => talk.summary || <TalkStateMark state={talk.state} />,
        },
        {
          name: columns.page,
          className: 'w-34 @max-5xl:hidden',
          isQuiet: true,
          cell: ({ from }) => desk.startSources[from],
        },
        { name: columns.length, className: 'w-25', isRight: true, isQuiet: true, cell: lengthOf },
        {
          name: columns.turns,
          className: 'w-18 @max-4xl:hidden',
          isRight: true,
          isQuiet: true,
          cell: ({ turns }) => turns,
        },
        {
          name: columns.rating,
          className: 'w-20 @max-lg:hidden',
          isRight: true,
          cell: ({ stars }) => <StarsMark stars={stars} />,
        },
        {
          name: columns.when,
          className: 'w-28',
          isRight: true,
          isQuiet: true,
          cell: ({ startedAt }) => (
            <time dateTime={startedAt} title={wholeMoment(startedAt)}>
              {ago(startedAt, now)}
            </time>
          ),
        },
      ]}
    />
  )
}

function TalkCards({ talks }: { talks: readonly TalkSummary[] }) {
  const now = useNow(30_000)
  return (
    <ul aria-label={words.table} className="border-line border-t">
      {talks.map((talk) => (
        <li key={talk.id} className={rowCardClass}>
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate">
              <TalkLink talk={talk} className={rowCardLinkClass} />
            </span>
            <time dateTime={talk.startedAt} className="shrink-0 text-[0.78rem] text-muted">
              {ago(talk.startedAt, now)}
            </time>
          </span>
          <span className="line-clamp-2 text-muted">
            {talk.summary || <TalkStateMark state={talk.state} />}
          </span>
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[0.78rem]">
            {talk.score !== null && <ScoreMark score={talk.score} />}
            {talk.stars !== null && <StarsMark stars={talk.stars} />}
            {tradeOf(talk) && <span>{tradeOf(talk)}</span>}
            {talk.turns > 0 && (
              <span className="text-muted">
                {lengthOf(talk)}, {talk.turns} {desk.talk.turns}
              </span>
            )}
            <span className="text-muted">{desk.startSources[talk.from]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Many are anonymous: the moment tells one from another to whoever hears the links alone. */
function TalkLink({ talk, className }: { talk: TalkSummary; className: string }) {
  const { address } = useDeskAddress()
  return (
    <PageLink
      to={hrefOf({ ...address, talk: talk.id, turn: undefined })}
      preventScrollReset
      data-row={talk.id}
      className={className}
    >
      <span className={talk.email ? undefined : 'font-normal text-muted'}>{whoOf(talk)}</span>
      <VisuallyHidden>, {wholeMoment(talk.startedAt)}</VisuallyHidden>
    </PageLink>
  )
}
