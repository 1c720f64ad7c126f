import { Download, ListFilter, RefreshCw } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { BoundedCount } from '../../../../contract/staff.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { isFiltered, noFilters } from '../desk-address.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { SearchField } from './search-field.tsx'
import { useSaveCsv } from './use-save-csv.ts'

const { list: words } = desk

/** Above every list: its name, the search, what narrows it, and taking it out. */
export function ListToolbar({
  title,
  search,
  searchHint,
  csv,
  tabs,
  filters,
  loading,
  onRefresh,
}: {
  title: string
  search: RefObject<HTMLInputElement | null>
  searchHint: string
  csv: { path: string; filters: Record<string, unknown> }
  /** Chosen most often, with what each holds. */
  tabs: ReactNode
  /** The rest, shown when asked for. */
  filters: ReactNode
  loading: boolean
  onRefresh: () => void
}) {
  const { address, go } = useDeskAddress()
  const id = useId()
  const [open, setOpen] = useState(() => isFiltered({ ...address, ...ofTabs, search: undefined }))
  const saveCsv = useSaveCsv(csv.path, csv.filters)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pt-4 pb-3 lg:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="mr-1 font-[560] text-[1.05rem]">{title}</h1>
        <SearchField field={search} hint={searchHint} />
        <CompactButton
          variant="bare"
          aria-expanded={open}
          aria-controls={id}
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
        {tabs}
        {isFiltered(address) && (
          <CompactButton variant="bare" onClick={() => go(noFilters)}>
            {words.clear}
          </CompactButton>
        )}
      </div>
      {open && (
        <div id={id} className="flex flex-wrap items-end gap-2.5">
          {filters}
        </div>
      )}
    </div>
  )
}

/** What is chosen by a tab is seen there. */
const ofTabs = { state: undefined, who: undefined, suspects: noFilters.suspects } as const

const number = new Intl.NumberFormat('en')
export const countLabel = ({ count, isMore }: BoundedCount) => `${number.format(count)}${isMore ? '+' : ''}`

/** Filters share a line as long as it has room for them. */
export const filterClass = 'flex-1 basis-36 max-w-56'

/** What the address asks for stands in the menu, also while the choices are on their way or no longer name it. */
export const withChosen = (
  choices: readonly string[],
  chosen: string | undefined,
  named: readonly string[] = [],
) => [...new Set([...choices, ...(chosen ? [chosen] : [])])].filter((choice) => !named.includes(choice))
