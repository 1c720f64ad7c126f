import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { REDUCED_MOTION } from '../ui/use-media-query.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/**
 * What a document load does by itself, for moves inside the page: to the top (smoothly) or to the fragment, focus on
 * the new heading, the title announced. Going back returns to where one was. A link to the page one is on leads to its
 * top. A change of the query alone moves nothing.
 */
export function NavigationEffects() {
  const { key, pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  const before = useRef({ key, pathname, search })
  const [title, setTitle] = useState('')
  const remembered = useScrollMemory(before)

  // Before paint: a shorter page moves the scroll position, which must not be remembered as the former page's.
  useLayoutEffect(() => {
    const from = before.current
    before.current = { key, pathname, search }
    if (from.key === key) return
    const moved = from.pathname !== pathname
    if (kind === 'POP') {
      const top = remembered(key)
      // A plain link to a fragment comes as a POP nobody has been to: the browser has scrolled there itself.
      if (top !== undefined || !hash) scrollTo({ top: top ?? 0, behavior: 'instant' })
    } else if (hash)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: behavior() })
    else if (moved || from.search === search) scrollTo({ top: 0, behavior: behavior() })
    if (!moved) return
    focusHeading()
    setTitle(document.title)
  }, [key, pathname, search, hash, kind, remembered])

  return (
    <div role="status" aria-live="polite" data-announcer="">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}

const behavior = (): ScrollBehavior => (matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth')

function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Where each entry of the history was scrolled to; the browser's own memory comes before the page is drawn. */
function useScrollMemory(current: { readonly current: { key: string } }) {
  const tops = useRef(new Map<string, number>())
  useEffect(() => {
    const keep = () => tops.current.set(current.current.key, scrollY)
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    addEventListener('scroll', keep, { passive: true })
    addEventListener('pagehide', giveBack)
    addEventListener('pageshow', own)
    return () => {
      giveBack()
      removeEventListener('scroll', keep)
      removeEventListener('pagehide', giveBack)
      removeEventListener('pageshow', own)
    }
  }, [current])
  return useRef((key: string) => tops.current.get(key)).current
}
