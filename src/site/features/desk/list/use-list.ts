import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from '../staff-api.ts'

type State<Item> = {
  items: readonly Item[]
  /** Where the list goes on; null at its end, undefined before its first page. */
  next?: string | null
  refusal?: Refusal
  loading: 'first' | 'more' | null
}

export type List<Item> = State<Item> & {
  reload: () => void
  more: () => void
  /** One that was worked on beside the list. */
  replace: (changed: Item) => void
  /** One that does not belong into it any more. */
  remove: (id: string) => void
}

/**
 * A list, page by page. While other filters are being asked for, the former rows stay: nothing jumps. An answer to a
 * question that was given up is not heard. The key says when it is another question.
 */
export function useList<Page extends { next: string | null }, Item extends { id: string }>(
  key: string,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Answer<Page>>,
  itemsOf: (page: Page) => readonly Item[],
): List<Item> {
  const [list, setList] = useState<State<Item>>({ items: [], loading: 'first' })
  const underWay = useRef(new AbortController())
  const latest = useRef({ ask, itemsOf })
  useEffect(() => {
    latest.current = { ask, itemsOf }
  })

  const load = useCallback(async (cursor?: string) => {
    underWay.current.abort()
    underWay.current = new AbortController()
    const { signal } = underWay.current
    setList((before) => ({ ...before, loading: cursor ? 'more' : 'first' }))
    const answer = await latest.current.ask(cursor, signal)
    if (signal.aborted) return
    setList((before) => {
      if (!answer.ok) return { ...before, loading: null, refusal: answer.refusal }
      const items = latest.current.itemsOf(answer.value)
      return { items: cursor ? [...before.items, ...items] : items, next: answer.value.next, loading: null }
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    load()
    return () => underWay.current.abort()
  }, [load, key])

  const { next, loading } = list
  return {
    ...list,
    reload: useCallback(() => load(), [load]),
    more: useCallback(() => {
      if (next && !loading) load(next)
    }, [load, next, loading]),
    replace: useCallback(
      (changed) =>
        setList((before) => ({
          ...before,
          items: before.items.map((item) => (item.id === changed.id ? changed : item)),
        })),
      [],
    ),
    remove: useCallback(
      (id) => setList((before) => ({ ...before, items: before.items.filter((item) => item.id !== id) })),
      [],
    ),
  }
}
