import { useSearchParams } from 'react-router'
import { type FilterId, isFilterId } from '../../../content/catalog.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const PARAMETER = 'category'

/** The chosen filter lives in the address, so that a choice can be shared; unknown values show everything. */
export function useFilter(): [FilterId, (filter: FilterId) => void] {
  const [query, setQuery] = useSearchParams()
  const hydrated = useHydrated()
  const asked = (hydrated && query.get(PARAMETER)) || 'all'
  const choose = (filter: FilterId) =>
    setQuery(
      (before) => {
        if (filter === 'all') before.delete(PARAMETER)
        else before.set(PARAMETER, filter)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [isFilterId(asked) ? asked : 'all', choose]
}
