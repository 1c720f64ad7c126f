import { MessagesSquare } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import type { LeadSummary } from '../../../../contract/staff.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ListTable } from '../list/list-table.tsx'
import { Onward } from '../list/onward.tsx'
import { rowCardClass, rowCardLinkClass, rowLinkClass } from '../list/pressable-row.tsx'
import { sourceName } from '../list/source-filter.tsx'
import type { List } from '../list/use-list.ts'
import { ago, wholeMoment } from '../moments.ts'
import { ScoreMark } from '../talk/talk-marks.tsx'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'
import { useNow } from '../use-now.ts'
import { KindMark, StateMark } from './lead-marks.tsx'

type Rows = { leads: readonly LeadSummary[]; chosen: string | undefined }

/** A table where there is room for columns, rows of two lines where there is not. */
export function LeadRows({ list, chosen }: { list: List<LeadSummary>; chosen: string | undefined }) {
  const wide = useMediaQuery('(min-width: 48rem)')
  const first = list.next === undefined && list.loading === 'first'
  if (first) return <Skeleton lines={12} className="gap-6! px-5 py-4" />
  return (
    <div>
      {wide ? (
        <LeadTable leads={list.items} chosen={chosen} />
      ) : (
        <LeadCards leads={list.items} chosen={chosen} />
      )}
      <Onward list={list} />
    </div>
  )
}

function LeadTable({ leads, chosen }: Rows) {
  const now = useNow(30_000)
  const { columns } = desk.leads
  return (
    <ListTable
      label={desk.leads.table}
      items={leads}
      columns={[
        { name: columns.state, className: 'w-28', cell: ({ state }) => <StateMark state={state} /> },
        {
          name: columns.name,
          className: '@3xl:w-[34%]',
          cell: (lead) => (
            <>
              <LeadLink lead={lead} chosen={chosen} className={rowLinkClass} />
              {lead.name && <span className="ml-2 text-muted">{lead.email}</span>}
            </>
          ),
        },
        {
          name: columns.headline,
          className: '@max-3xl:hidden',
          isQuiet: true,
          cell: (lead) => lead.headline,
        },
        {
          name: columns.kind,
          className: 'w-36 @max-lg:hidden',
          cell: ({ kind }) => <KindMark kind={kind} />,
        },
        {
          name: columns.score,
          className: 'w-18 @max-5xl:hidden',
          cell: ({ score }) => <ScoreMark score={score} />,
        },
        {
          name: columns.source,
          className: 'w-28 @max-5xl:hidden',
          isQuiet: true,
          cell: ({ source }) => sourceName(source),
        },
        {
          name: columns.owner,
          className: 'w-28 @max-4xl:hidden',
          isQuiet: true,
          cell: ({ owner }) => ownerName(owner),
        },
        {
          name: columns.received,
          className: 'w-28',
          isRight: true,
          isQuiet: true,
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} title={wholeMoment(createdAt)}>
              {ago(createdAt, now)}
            </time>
          ),
        },
      ]}
    />
  )
}

function LeadCards({ leads, chosen }: Rows) {
  const now = useNow(30_000)
  return (
    <ul aria-label={desk.leads.table} className="border-line border-t">
      {leads.map((lead) => (
        <li key={lead.id} className={rowCardClass}>
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate">
              <LeadLink lead={lead} chosen={chosen} className={rowCardLinkClass} />
            </span>
            <time dateTime={lead.createdAt} className="shrink-0 text-[0.78rem] text-muted">
              {ago(lead.createdAt, now)}
            </time>
          </span>
          <span className="truncate text-muted">{lead.headline || lead.email}</span>
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[0.78rem]">
            <StateMark state={lead.state} />
            <KindMark kind={lead.kind} />
            {lead.score !== null && <ScoreMark score={lead.score} />}
            {lead.owner && <span className="text-muted">{ownerName(lead.owner)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the lead carries is said after its name. */
function LeadLink({
  lead,
  chosen,
  className,
}: {
  lead: LeadSummary
  chosen: string | undefined
  className: string
}) {
  const { address } = useDeskAddress()
  return (
    <>
      <PageLink
        to={hrefOf({ ...address, lead: lead.id })}
        preventScrollReset
        data-row={lead.id}
        aria-current={lead.id === chosen || undefined}
        className={className}
      >
        {lead.name || lead.email}
      </PageLink>
      {lead.hasConversation && (
        <>
          <MessagesSquare aria-hidden="true" className="ml-1.5 inline size-3.5 text-muted" />
          <VisuallyHidden>, {desk.leads.hasConversation}</VisuallyHidden>
        </>
      )}
      {lead.isSuspect && (
        <Badge tone="dev" className="ml-2">
          {desk.leads.suspect}
        </Badge>
      )}
    </>
  )
}

const ownerName = (owner: string | null) => owner?.split('@')[0] ?? '–'
