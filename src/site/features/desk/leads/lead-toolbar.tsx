import type { RefObject } from 'react'
import { desk } from '../../../../content/desk.ts'
import {
  type BoundedCount,
  LEADS_CSV,
  type LeadCounts,
  type LeadFiltersGiven,
  leadKinds,
  leadStates,
  NOBODY,
  suspectChoices,
} from '../../../../contract/staff.ts'
import { CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { countLabel, filterClass, ListToolbar, withChosen } from '../list/list-toolbar.tsx'
import { PeriodFilter } from '../list/period-filter.tsx'
import { SourceFilter } from '../list/source-filter.tsx'
import { useDeskSession } from '../session.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'

const { leads: words } = desk

export function LeadToolbar({
  search,
  filters,
  counts,
  onRefresh,
  loading,
}: {
  search: RefObject<HTMLInputElement | null>
  filters: LeadFiltersGiven
  counts: LeadCounts | undefined
  onRefresh: () => void
  loading: boolean
}) {
  return (
    <ListToolbar
      title={desk.views.leads}
      search={search}
      searchHint={words.searchHint}
      csv={{ path: LEADS_CSV, filters }}
      tabs={<Tabs counts={counts} />}
      filters={<Filters />}
      loading={loading}
      onRefresh={onRefresh}
    />
  )
}

const tabs = ['all', ...leadStates, 'suspects'] as const
type Tab = (typeof tabs)[number]

function Tabs({ counts }: { counts: LeadCounts | undefined }) {
  const { address, go } = useDeskAddress()
  const chosen: Tab = address.suspects === 'only' ? 'suspects' : (address.state ?? 'all')
  const choose = (tab: Tab) => {
    if (tab === 'suspects') return go({ state: undefined, suspects: 'only' })
    // Whoever has them hidden keeps them hidden.
    const suspects = address.suspects === 'only' ? 'shown' : address.suspects
    go({ state: tab === 'all' ? undefined : tab, suspects })
  }
  const labels: Record<Tab, string> = { all: words.allStates, ...desk.states, suspects: words.suspects }
  const countOf = (tab: Tab, { states, suspects }: LeadCounts) =>
    tab === 'suspects' ? suspects : tab === 'all' ? sumOf(states) : states[tab]
  return (
    <Segments
      legend={words.state}
      value={chosen}
      onChange={choose}
      segments={tabs.map((tab) => ({
        value: tab,
        label: labels[tab],
        ...(counts && { count: countLabel(countOf(tab, counts)) }),
      }))}
    />
  )
}

/** "All" counts every state, whichever is chosen. */
const sumOf = (states: LeadCounts['states']): BoundedCount => ({
  count: leadStates.reduce((sum, state) => sum + states[state].count, 0),
  isMore: leadStates.some((state) => states[state].isMore),
})

function Filters() {
  const { address, go } = useDeskAddress()
  const { api, staff } = useDeskSession()
  const choices = useLoaded('choices', api.choices).value
  const owners = withChosen(choices?.owners ?? [], address.owner, [NOBODY, staff.email])
  return (
    <>
      <CompactSelect
        label={words.kind}
        className={filterClass}
        value={address.kind ?? ''}
        onChange={({ target }) => go({ kind: leadKinds.find((kind) => kind === target.value) })}
      >
        <option value="">{words.anyKind}</option>
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {desk.kinds[kind]}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={words.owner}
        className={filterClass}
        value={address.owner ?? ''}
        onChange={({ target }) => go({ owner: target.value || undefined })}
      >
        <option value="">{words.anyOwner}</option>
        <option value={staff.email}>{words.mine}</option>
        <option value={NOBODY}>{words.nobody}</option>
        {owners.map((owner) => (
          <option key={owner}>{owner}</option>
        ))}
      </CompactSelect>
      <SourceFilter sources={choices?.sources ?? []} />
      <PeriodFilter label={words.received} />
      <CompactSelect
        label={words.suspects}
        className={filterClass}
        value={address.suspects}
        onChange={({ target }) => go({ suspects: suspectChoices.find((choice) => choice === target.value) })}
      >
        {suspectChoices.map((choice) => (
          <option key={choice} value={choice}>
            {words.suspectChoices[choice]}
          </option>
        ))}
      </CompactSelect>
    </>
  )
}
