import type { RefObject } from 'react'
import { useShortcuts } from '../use-shortcuts.ts'
import type { List } from './use-list.ts'

type Parts = {
  place: RefObject<HTMLElement | null>
  search?: RefObject<HTMLInputElement | null>
  list: Pick<List<unknown>, 'more'>
  refresh: () => void
  onEscape?: () => void
  /** Where the list is away behind one of its rows: the next or the former one is opened instead. */
  onStep?: ((by: 1 | -1) => void) | undefined
}

/** The list by keyboard: the focus itself walks over the rows' links (`data-row`), so Enter opens what is marked. */
export function useListKeys({ place, search, list, refresh, onEscape, onStep }: Parts) {
  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
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
    if (onStep) onStep(by)
    else step(by)
  }
  /** Arrows scroll, unless the focus is already in the list. */
  const walkInList = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.dataset.row) walk(by)(event)
  }
  useShortcuts({
    j: walk(1),
    k: walk(-1),
    ArrowDown: walkInList(1),
    ArrowUp: walkInList(-1),
    r: refresh,
    ...(search && {
      '/': (event: KeyboardEvent) => {
        event.preventDefault()
        search.current?.focus()
        search.current?.select()
      },
    }),
    ...(onEscape && { Escape: onEscape }),
  })
}
