import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; false until hydrated. */
export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = matchMedia(query)
        list.addEventListener('change', changed)
        return () => list.removeEventListener('change', changed)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  )

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
