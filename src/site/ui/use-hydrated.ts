import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while prerendering and in the first, hydrating render, then true. Guards what the build cannot know (query
 * string, theme, stored values): render it empty until this says true, or hydration throws the page away.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
