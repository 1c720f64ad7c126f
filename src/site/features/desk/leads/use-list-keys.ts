import type { RefObject } from 'react'
import { useShortcuts } from '../use-shortcuts.ts'
import type { LeadList } from './use-lead-list.ts'

type Parts = {
  place: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  list: Pick<LeadList, 'more'>
  refresh: () => void
  onEscape: () => void
}

/** The list by keyboard: the focus itself walks over the rows' links, so Enter opens what is marked. */
export function useListKeys({ place, search, list, refresh, onEscape }: Parts) {
  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])]
  const step = (by: 1 | -1) => {
    const all = rows()
    const at = all.findIndex((row) => row.matches(':focus'))
    const open = all.findIndex((row) => row.ariaCurrent === 'true')
    const from = at !== -1 ? at : open !== -1 ? open : by === 1 ? -1 : all.length
    const to = all[from + by]
    to?.focus()
    to?.scrollIntoView({ block: 'nearest' })
    if (from + by >= all.length - 5) list.more()
  }
  const walk = (by: 1 | -1) => (event: KeyboardEvent) => {
    event.preventDefault()
    step(by)
  }
  /** Arrows scroll, unless the focus is already in the list. */
  const walkInList = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.dataset.lead) walk(by)(event)
  }
  useShortcuts({
    j: walk(1),
    k: walk(-1),
    ArrowDown: walkInList(1),
    ArrowUp: walkInList(-1),
    '/': (event) => {
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    },
    r: refresh,
    Escape: onEscape,
  })
}
