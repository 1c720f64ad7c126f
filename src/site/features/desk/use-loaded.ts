import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from './staff-api.ts'

type State<T> = { key: string; value?: T; refusal?: Refusal; loading: boolean }

export type Loaded<T> = Omit<State<T>, 'key'> & {
  /** Asks again; what is shown stays until the answer is there. */
  reload: () => void
  /** Puts in place what another request has already answered. */
  put: (value: T) => void
}

/**
 * Asks once per key, and again on `reload`. Of two questions under way only the later one is heard. Another key begins
 * empty; the same key keeps its last answer while a newer one is on its way, so that nothing jumps.
 */
export function useLoaded<T>(key: string, ask: (signal: AbortSignal) => Promise<Answer<T>>): Loaded<T> {
  const [state, setState] = useState<State<T>>({ key, loading: true })
  const underWay = useRef(new AbortController())
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })

  const reload = useCallback(async () => {
    underWay.current.abort()
    underWay.current = new AbortController()
    const { signal } = underWay.current
    setState((before) => (before.key === key ? { ...before, loading: true } : { key, loading: true }))
    const answer = await latest.current(signal)
    if (signal.aborted) return
    setState((before) =>
      answer.ok
        ? { key, value: answer.value, loading: false }
        : { ...before, refusal: answer.refusal, loading: false },
    )
  }, [key])

  useEffect(() => {
    reload()
    return () => underWay.current.abort()
  }, [reload])

  const { value, refusal, loading } =
    state.key === key ? state : { value: undefined, refusal: undefined, loading: true }
  const put = useCallback((answered: T) => setState({ key, value: answered, loading: false }), [key])
  return { value, refusal, loading, reload, put }
}
