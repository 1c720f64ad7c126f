import { useCallback, useMemo, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import { paths } from '../../../../contract/paths.ts'
import type { LeadSummary } from '../../../../contract/staff.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayBefore, leadFiltersOf } from '../desk-address.ts'
import { LeadPanel } from '../lead/lead-panel.tsx'
import { countLabel } from '../list/list-toolbar.tsx'
import { NothingHere } from '../list/nothing-here.tsx'
import { useFocusBack } from '../list/use-focus-back.ts'
import { useList } from '../list/use-list.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { LeadRows } from './lead-rows.tsx'
import { LeadToolbar } from './lead-toolbar.tsx'
import { useLeadCounts } from './use-lead-counts.ts'

/** All that visitors left, and beside it (on narrow screens: instead of it) the one that is being worked. */
export function LeadsView() {
  const { api } = useDeskSession()
  const { address, go } = useDeskAddress()
  // The day, not the moment: the same filters must stay the same question.
  const today = dayBefore(Date.now(), 0)
  const filters = useMemo(() => leadFiltersOf(address, Date.parse(today)), [address, today])
  const list = useList(
    JSON.stringify(filters),
    (cursor, signal) => api.leads({ ...filters, cursor }, signal),
    ({ leads }) => leads,
  )
  const counts = useLeadCounts(filters)
  const search = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)

  const refresh = useCallback(() => {
    list.reload()
    counts.reload()
  }, [list.reload, counts.reload])
  const close = useCallback(() => go({ lead: undefined }), [go])
  useFocusBack(place, address.lead)
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

  const isEmpty = list.items.length === 0 && list.loading === null && !list.refusal
  const found = counts.total && `${countLabel(counts.total)} ${desk.leads.table.toLowerCase()}`
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
          counts={counts.tabs}
          onRefresh={refresh}
          loading={list.loading === 'first'}
        />
        {list.refusal && <Trouble refusal={list.refusal} onRetry={refresh} className="mx-4 mb-3 lg:mx-5" />}
        <div ref={place} className="relative min-h-0 flex-1 lg:overflow-y-auto">
          <VisuallyHidden>
            <span role="status">{list.loading === 'first' ? desk.leads.loading : found}</span>
          </VisuallyHidden>
          {isEmpty ? (
            <NothingHere
              none={desk.leads.empty}
              noMatch={desk.leads.nothing}
              action={<TextLink to={paths.contact}>{desk.leads.empty.link}</TextLink>}
            />
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
