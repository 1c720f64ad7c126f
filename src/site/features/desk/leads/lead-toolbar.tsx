import { Download, ListFilter, RefreshCw, Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import {
  type BoundedCount,
  DIRECT,
  type LeadCounts,
  type LeadFiltersGiven,
  leadKinds,
  leadStates,
  NOBODY,
  suspectChoices,
} from '../../../../contract/staff.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactInput, CompactSelect, compactControlClass } from '../../../ui/tool/compact-field.tsx'
import { Keycap } from '../../../ui/tool/keycap.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { isFiltered, noFilters, periods } from '../desk-address.ts'
import { useDeskSession } from '../session.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { useSaveCsv } from './use-save-csv.ts'

const { leads: words } = desk
const number = new Intl.NumberFormat('en')
export const countLabel = ({ count, isMore }: BoundedCount) => `${number.format(count)}${isMore ? '+' : ''}`

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
  const { address, go } = useDeskAddress()
  const [open, setOpen] = useState(() => isFiltered({ ...address, search: undefined, state: undefined }))
  const saveCsv = useSaveCsv(filters)
  const states = ['all', ...leadStates] as const
  return (
    <div className="grid gap-2.5 px-4 pt-4 pb-3 lg:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="mr-1 font-[560] text-[1.05rem]">{desk.views.leads}</h1>
        <SearchField field={search} />
        <CompactButton
          variant="bare"
          aria-expanded={open}
          aria-controls="lead-filters"
          onClick={() => setOpen(!open)}
          className={classNames(open && 'bg-raised text-text!')}
        >
          <Icon of={ListFilter} size="small" />
          {words.filters}
        </CompactButton>
        <span className="ml-auto flex gap-1">
          <CompactButton variant="bare" onClick={onRefresh} busy={loading}>
            {!loading && <Icon of={RefreshCw} size="small" />}
            <span className="max-sm:sr-only">{words.refresh}</span>
          </CompactButton>
          <CompactButton variant="bare" onClick={saveCsv.save} busy={saveCsv.saving}>
            <Icon of={Download} size="small" />
            <span className="max-sm:sr-only">{words.exportCsv}</span>
          </CompactButton>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segments
          legend={words.state}
          value={address.state ?? 'all'}
          onChange={(state) => go({ state: state === 'all' ? undefined : state })}
          segments={states.map((state) => ({
            value: state,
            label: state === 'all' ? words.allStates : desk.states[state],
            count: counts && countLabel(state === 'all' ? sumOf(counts) : counts.states[state]),
          }))}
        />
        {isFiltered(address) && (
          <CompactButton variant="bare" onClick={() => go(noFilters)}>
            {words.clear}
          </CompactButton>
        )}
      </div>
      {open && <Filters />}
    </div>
  )
}

/** "All" counts every state, whichever is chosen. */
const sumOf = ({ states }: LeadCounts): BoundedCount => ({
  count: leadStates.reduce((sum, state) => sum + states[state].count, 0),
  isMore: leadStates.some((state) => states[state].isMore),
})

const PAUSE_MS = 250

/** Searches when the typing pauses; the address follows, so that the search can be shared. */
function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { address, go } = useDeskAddress()
  const said = address.search ?? ''
  const [typed, setTyped] = useState(said)
  // The address may change without typing: a link, the way back, "Clear filters".
  const [heard, setHeard] = useState(said)
  if (heard !== said) {
    setHeard(said)
    if (typed.trim() !== said) setTyped(said)
  }
  // Anew at every change of the address: a lead opened at that moment overtakes the search on its way there.
  useEffect(() => {
    if (typed.trim() === (address.search ?? '')) return
    const timer = setTimeout(() => go({ search: typed.trim() || undefined }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, address, go])
  return (
    <div className="relative min-w-40 max-w-96 flex-1 basis-52">
      <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-2.5 size-4 text-faint" />
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setTyped('')
          event.currentTarget.blur()
        }}
        className={classNames(compactControlClass, 'peer h-8 pr-8 pl-8')}
      />
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2 peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden pointer-coarse:hidden"
      >
        <Keycap>/</Keycap>
      </span>
    </div>
  )
}

function Filters() {
  const { address, go } = useDeskAddress()
  const { api, staff } = useDeskSession()
  const choices = useLoaded('choices', api.choices).value
  const owners = withChosen(choices?.owners ?? [], address.owner, [NOBODY, staff.email])
  const sources = withChosen(choices?.sources ?? [], address.source)
  const size = 'flex-1 basis-36 max-w-56'
  return (
    <div id="lead-filters" className="flex flex-wrap items-end gap-2.5">
      <CompactSelect
        label={words.kind}
        className={size}
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
        className={size}
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
      <CompactSelect
        label={words.source}
        className={size}
        value={address.source ?? ''}
        onChange={({ target }) => go({ source: target.value || undefined })}
      >
        <option value="">{words.anySource}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {sourceName(source)}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={words.received}
        className={size}
        value={address.period}
        onChange={({ target }) => go({ period: periods.find((period) => period === target.value) })}
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {words.periods[period]}
          </option>
        ))}
      </CompactSelect>
      {address.period === 'days' && (
        <>
          <CompactInput
            type="date"
            label={words.from}
            value={address.from ?? ''}
            max={address.to}
            onChange={({ target }) => go({ from: target.value || undefined }, { replace: true })}
          />
          <CompactInput
            type="date"
            label={words.to}
            value={address.to ?? ''}
            min={address.from}
            onChange={({ target }) => go({ to: target.value || undefined }, { replace: true })}
          />
        </>
      )}
      <CompactSelect
        label={words.suspects}
        className={size}
        value={address.suspects}
        onChange={({ target }) => go({ suspects: suspectChoices.find((choice) => choice === target.value) })}
      >
        {suspectChoices.map((choice) => (
          <option key={choice} value={choice}>
            {words.suspectChoices[choice]}
          </option>
        ))}
      </CompactSelect>
    </div>
  )
}

export const sourceName = (source: string) => (source === DIRECT ? 'Direct' : source)

/** What the address asks for stands in the menu, also while the choices are on their way or no longer name it. */
const withChosen = (choices: readonly string[], chosen: string | undefined, named: readonly string[] = []) =>
  [...new Set([...choices, ...(chosen ? [chosen] : [])])].filter((choice) => !named.includes(choice))
