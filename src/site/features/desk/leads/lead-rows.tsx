import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { LeadSummary } from '../../../../contract/staff.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ago, wholeMoment } from '../moments.ts'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'
import { useNow } from '../use-now.ts'
import { KindMark, StateMark } from './lead-marks.tsx'
import { sourceName } from './lead-toolbar.tsx'
import type { LeadList } from './use-lead-list.ts'

/** A table where there is room for columns, rows of two lines where there is not. */
export function LeadRows({ list, chosen }: { list: LeadList; chosen: string | undefined }) {
  const wide = useMediaQuery('(min-width: 48rem)')
  const first = list.next === undefined && list.loading === 'first'
  if (first) return <Skeleton lines={12} className="gap-6! px-5 py-4" />
  return (
    <div>
      {wide ? (
        <LeadTable leads={list.leads} chosen={chosen} />
      ) : (
        <LeadCards leads={list.leads} chosen={chosen} />
      )}
      <Onward list={list} />
    </div>
  )
}

const cell = 'h-10 overflow-hidden text-ellipsis whitespace-nowrap px-2.5 first:pl-5 last:pr-5'

function LeadTable({ leads, chosen }: { leads: readonly LeadSummary[]; chosen: string | undefined }) {
  const now = useNow(30_000)
  const { columns } = desk.leads
  const heading = `${cell} h-8! text-left font-normal text-[0.78rem] text-faint`
  return (
    <div className="@container">
      <table aria-label={desk.leads.table} className="w-full table-fixed border-collapse">
        <thead className="bg-ground shadow-[0_1px_0_var(--line)] lg:sticky lg:top-0 lg:z-10">
          <tr>
            <th scope="col" className={`${heading} w-28`}>
              {columns.state}
            </th>
            <th scope="col" className={`${heading} @3xl:w-[34%]`}>
              {columns.name}
            </th>
            <th scope="col" className={`${heading} @max-3xl:hidden`}>
              {columns.headline}
            </th>
            <th scope="col" className={`${heading} w-36 @max-lg:hidden`}>
              {columns.kind}
            </th>
            <th scope="col" className={`${heading} w-28 @max-5xl:hidden`}>
              {columns.source}
            </th>
            <th scope="col" className={`${heading} w-28 @max-4xl:hidden`}>
              {columns.owner}
            </th>
            <th scope="col" className={`${heading} w-28 text-right!`}>
              {columns.received}
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr
              key={lead.id}
              className="relative border-line border-b transition-colors hover:bg-surface has-aria-[current=true]:bg-raised has-focus-visible:bg-raised"
            >
              <td className={cell}>
                <StateMark state={lead.state} />
              </td>
              <td className={cell}>
                <LeadLink lead={lead} chosen={chosen} />
                {lead.name && <span className="ml-2 text-muted">{lead.email}</span>}
              </td>
              <td className={`${cell} text-muted @max-3xl:hidden`}>{lead.headline}</td>
              <td className={`${cell} @max-lg:hidden`}>
                <KindMark kind={lead.kind} />
              </td>
              <td className={`${cell} text-muted @max-5xl:hidden`}>{sourceName(lead.source)}</td>
              <td className={`${cell} text-muted @max-4xl:hidden`}>{ownerName(lead.owner)}</td>
              <td className={`${cell} text-right text-muted`}>
                <time dateTime={lead.createdAt} title={wholeMoment(lead.createdAt)}>
                  {ago(lead.createdAt, now)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LeadCards({ leads, chosen }: { leads: readonly LeadSummary[]; chosen: string | undefined }) {
  const now = useNow(30_000)
  return (
    <ul aria-label={desk.leads.table} className="border-line border-t">
      {leads.map((lead) => (
        <li key={lead.id} className="relative grid gap-1 border-line border-b px-4 py-2.5 active:bg-raised">
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate">
              <LeadLink lead={lead} chosen={chosen} />
            </span>
            <time dateTime={lead.createdAt} className="shrink-0 text-[0.78rem] text-muted">
              {ago(lead.createdAt, now)}
            </time>
          </span>
          <span className="truncate text-muted">{lead.headline || lead.email}</span>
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[0.78rem]">
            <StateMark state={lead.state} />
            <KindMark kind={lead.kind} />
            {lead.owner && <span className="text-muted">{ownerName(lead.owner)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The whole row is its link; what it carries is said after the name. */
function LeadLink({ lead, chosen }: { lead: LeadSummary; chosen: string | undefined }) {
  const { address } = useDeskAddress()
  return (
    <>
      <PageLink
        to={hrefOf({ ...address, lead: lead.id })}
        preventScrollReset
        data-lead={lead.id}
        aria-current={lead.id === chosen || undefined}
        className="font-[540] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-text focus-visible:after:-outline-offset-2 dark:focus-visible:after:outline-volt"
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

export const ownerName = (owner: string | null) => owner?.split('@')[0] ?? '–'

/** Loads on by itself as the end comes near; the button is there for those who do not scroll. */
function Onward({ list }: { list: LeadList }) {
  const mark = useRef<HTMLDivElement>(null)
  const { more, next, refusal } = list
  useEffect(() => {
    // After a failure it waits to be asked: the end is still near, and it would ask for ever.
    if (!mark.current || !next || refusal) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '400px',
    })
    near.observe(mark.current)
    return () => near.disconnect()
  }, [more, next, refusal])
  return (
    <div ref={mark} className="flex min-h-16 items-center justify-center px-4 text-faint">
      {next ? (
        <CompactButton variant="bare" onClick={more} busy={list.loading === 'more'}>
          {desk.leads.more}
        </CompactButton>
      ) : (
        <p>{desk.leads.end}</p>
      )}
    </div>
  )
}
