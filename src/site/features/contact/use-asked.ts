import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { REDUCED_MOTION } from '../../ui/use-media-query.ts'
import { type Asked, askedFor } from './contact-query.ts'

const nothingYet = new URLSearchParams()

/** What the address asks for; nothing until hydrated, since the prerendered page knows no query. */
export function useAsked(): Asked {
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  return askedFor(hydrated ? query : nothingYet)
}

/**
 * Brings the form into sight whenever an address that asks for something is gone to. Going back or forth does not:
 * the visitor returns to where they were.
 */
export function useComeIntoSight(heading: RefObject<HTMLElement | null>, wanted: boolean) {
  const { key } = useLocation()
  const returned = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (!wanted || returned || !key) return
    // After the frame's own move to the top of a new page.
    const frame = requestAnimationFrame(() => {
      const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth'
      heading.current?.scrollIntoView({ behavior, block: 'start' })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, returned, key, heading])
}
