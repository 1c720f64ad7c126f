import type { LeadFiltersGiven } from '../../../../contract/staff.ts'
import { useDeskSession } from '../session.ts'
import { useLoaded } from '../use-loaded.ts'

/** How many each tab holds: counted as if that of the suspects were not chosen. */
export function useLeadCounts(filters: LeadFiltersGiven) {
  const { api } = useDeskSession()
  const isOnlySuspects = filters.suspects === 'only'
  const ofTabs = isOnlySuspects ? ({ ...filters, suspects: 'shown' } as const) : filters
  const { value, reload } = useLoaded(JSON.stringify(ofTabs), (signal) => api.counts(ofTabs, signal))
  return { tabs: value, total: isOnlySuspects ? value?.suspects : value?.total, reload }
}
