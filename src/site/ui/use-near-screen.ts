import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come within a screen's reach of the window; stays true. False until hydrated. */
export function useNearScreen(place: RefObject<Element | null>, margin = '300px') {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, margin, near])
  return near
}
