import { type RefObject, useEffect, useRef } from 'react'

/** Whoever closes what was opened from a row is on that row again, once the list is shown. */
export function useFocusBack(place: RefObject<HTMLElement | null>, open: string | undefined) {
  const former = useRef(open)
  useEffect(() => {
    const left = former.current
    former.current = open
    if (left === undefined || open !== undefined) return
    place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left)}"]`)?.focus()
  }, [place, open])
}
