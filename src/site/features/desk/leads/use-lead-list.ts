import { useCallback, useEffect, useRef, useState } from 'react'
import type { LeadFiltersGiven, LeadSummary } from '../../../../contract/staff.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'

type List = {
  leads: readonly LeadSummary[]
  /** Where the list goes on; null at its end, undefined before its first page. */
  next?: string | null
  refusal?: Refusal
  loading: 'first' | 'more' | null
}

/**
 * The list, page by page. While other filters are being asked for, the former rows stay: nothing jumps. An answer to a
 * question that was given up is not heard.
 */
export function useLeadList(filters: LeadFiltersGiven) {
  const { api } = useDeskSession()
  const key = JSON.stringify(filters)
  const [list, setList] = useState<List>({ leads: [], loading: 'first' })
  const underWay = useRef(new AbortController())

  const ask = useCallback(
    async (cursor?: string) => {
      underWay.current.abort()
      underWay.current = new AbortController()
      const { signal } = underWay.current
      setList((before) => ({ ...before, loading: cursor ? 'more' : 'first' }))
      const asked: LeadFiltersGiven = JSON.parse(key)
      const answer = await api.leads({ ...asked, cursor }, signal)
      if (signal.aborted) return
      setList((before) => {
        if (!answer.ok) return { ...before, loading: null, refusal: answer.refusal }
        const { leads, next } = answer.value
        return { leads: cursor ? [...before.leads, ...leads] : leads, next, loading: null }
      })
    },
    [api, key],
  )
  useEffect(() => {
    ask()
    return () => underWay.current.abort()
  }, [ask])

  const { next, loading } = list
  return {
    ...list,
    reload: useCallback(() => ask(), [ask]),
    more: useCallback(() => {
      if (next && !loading) ask(next)
    }, [ask, next, loading]),
    /** A lead that was worked on beside the list. */
    replace: useCallback(
      (changed: LeadSummary) =>
        setList((before) => ({
          ...before,
          leads: before.leads.map((lead) => (lead.id === changed.id ? changed : lead)),
        })),
      [],
    ),
  }
}
export type LeadList = ReturnType<typeof useLeadList>
