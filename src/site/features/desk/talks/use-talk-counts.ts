import { useCallback } from 'react'
import type { BoundedCount } from '../../../../contract/staff.ts'
import type { TalkFiltersGiven } from '../../../../contract/staff-talks.ts'
import { whoChoices } from '../desk-address.ts'
import { useDeskSession } from '../session.ts'
import { useLoaded } from '../use-loaded.ts'

export const whoTabs = ['all', ...whoChoices] as const
export type TabCounts = Record<(typeof whoTabs)[number], BoundedCount | undefined>

/** How many each tab holds, whichever is chosen. */
export function useTalkCounts(filters: TalkFiltersGiven): { tabs: TabCounts; reload: () => void } {
  const all = useTotal({ ...filters, who: undefined })
  const lead = useTotal({ ...filters, who: 'lead' })
  const anonymous = useTotal({ ...filters, who: 'anonymous' })
  return {
    tabs: { all: all.value?.total, lead: lead.value?.total, anonymous: anonymous.value?.total },
    reload: useCallback(() => {
      all.reload()
      lead.reload()
      anonymous.reload()
    }, [all.reload, lead.reload, anonymous.reload]),
  }
}

function useTotal(filters: TalkFiltersGiven) {
  const { api } = useDeskSession()
  return useLoaded(JSON.stringify(filters), (signal) => api.talkCounts(filters, signal))
}
