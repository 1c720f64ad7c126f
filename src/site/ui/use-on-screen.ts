import { type RefObject, useEffect, useState } from 'react'

/** Whether a good part of the element is on the screen now. False until hydrated. */
export function useOnScreen(place: RefObject<Element | null>, share = 0.25) {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      threshold: share,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, share])
  return seen
}
