import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/**
 * Whether the dark theme is shown; true until hydrated, as in the prerendered page. Only for what CSS cannot
 * choose: which film to fetch.
 */
export const useDarkTheme = () =>
  useSyncExternalStore(
    watch,
    () => document.documentElement.classList.contains('dark'),
    () => true,
  )
