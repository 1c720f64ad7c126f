import { useCallback, useMemo, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import { paths } from '../../../../contract/paths.ts'
import type { LeadCounts, LeadSummary } from '../../../../contract/staff.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayBefore, filtersOf, isFiltered, noFilters } from '../desk-address.ts'
import { LeadPanel } from '../lead/lead-panel.tsx'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { LeadRows } from './lead-rows.tsx'
import { countLabel, LeadToolbar } from './lead-toolbar.tsx'
import { useLeadList } from './use-lead-list.ts'
import { useListKeys } from './use-list-keys.ts'

/** All that visitors left, and beside it (on narrow screens: instead of it) the one that is being worked. */
export function LeadsView() {
  const { api } = useDeskSession()
  const { address, go } = useDeskAddress()
  // The day, not the moment: the same filters must stay the same question.
  const today = dayBefore(Date.now(), 0)
  const filters = useMemo(() => filtersOf(address, Date.parse(today)), [address, today])
  const list = useLeadList(filters)
  const counts = useLoaded(JSON.stringify(filters), (signal) => api.counts(filters, signal))
  const search = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)

  const refresh = useCallback(() => {
    list.reload()
    counts.reload()
  }, [list.reload, counts.reload])
  const close = useCallback(() => {
    const { lead } = address
    go({ lead: undefined })
    if (lead) place.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(lead)}"]`)?.focus()
  }, [address, go])
  const changed = useCallback(
    (lead: LeadSummary) => {
      list.replace(lead)
      counts.reload()
    },
    [list.replace, counts.reload],
  )
  useListKeys({
    place,
    search,
    list,
    refresh,
    onEscape: address.lead ? close : () => go({ search: undefined }),
  })

  const isEmpty = list.leads.length === 0 && list.loading === null && !list.refusal
  return (
    <div
      className={classNames(
        'grid min-w-0 lg:h-dvh',
        address.lead && 'xl:grid-cols-[minmax(0,1fr)_minmax(27rem,34rem)]',
      )}
    >
      <div
        className={classNames('flex min-h-0 min-w-0 flex-col', address.lead && 'max-xl:hidden')}
        aria-busy={list.loading !== null}
      >
        <LeadToolbar
          search={search}
          filters={filters}
          counts={counts.value}
          onRefresh={refresh}
          loading={list.loading === 'first'}
        />
        {list.refusal && <Trouble refusal={list.refusal} onRetry={refresh} className="mx-4 mb-3 lg:mx-5" />}
        <div ref={place} className="min-h-0 flex-1 lg:overflow-y-auto">
          <VisuallyHidden>
            <span role="status">{list.loading === 'first' ? desk.leads.loading : found(counts.value)}</span>
          </VisuallyHidden>
          {isEmpty ? (
            <Empty filtered={isFiltered(address)} onClear={() => go(noFilters)} />
          ) : (
            <LeadRows list={list} chosen={address.lead} />
          )}
        </div>
      </div>
      {address.lead && (
        <LeadPanel
          key={address.lead}
          id={address.lead}
          onChanged={changed}
          onClose={close}
          onErased={() => {
            close()
            refresh()
          }}
        />
      )}
    </div>
  )
}

const found = (counts: LeadCounts | undefined) =>
  counts && `${countLabel(counts.total)} ${desk.leads.table.toLowerCase()}`

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const words = filtered ? desk.leads.nothing : desk.leads.empty
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-5 py-20 text-center">
      <h2 className="text-subheading">{words.heading}</h2>
      <p className="text-muted text-small">{words.text}</p>
      {filtered ? (
        <CompactButton onClick={onClear}>{desk.leads.clear}</CompactButton>
      ) : (
        <TextLink to={paths.contact}>{desk.leads.empty.link}</TextLink>
      )}
    </div>
  )
}
