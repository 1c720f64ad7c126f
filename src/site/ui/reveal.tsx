import { type ReactNode, useEffect, useRef } from 'react'
import { REVEAL } from '../../contract/interface.ts'
import { REDUCED_MOTION } from './use-media-query.ts'

/**
 * Lets content come up as it enters the window. Only what lies below the window when script takes over is hidden
 * first, so nothing is hidden without script, and nothing that has been seen ever blinks.
 *
 * `<Reveal>` moves as one; `<Reveal each>` moves its children one after the other; `pace="catalog"` takes the
 * shorter step.
 */
export function Reveal({
  children,
  each = false,
  pace = 'cards',
  as: Element = 'div',
  className,
}: {
  children: ReactNode
  each?: boolean
  pace?: 'cards' | 'catalog'
  as?: 'div' | 'ul' | 'ol'
  className?: string
}) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place.current || matchMedia(REDUCED_MOTION).matches) return
    const step = pace === 'catalog' ? REVEAL.catalogStepMs : REVEAL.stepMs
    const elements = each ? [...place.current.children] : [place.current]
    return revealOnEntry(elements as HTMLElement[], step)
  }, [each, pace])
  return (
    <Element ref={place as never} className={className}>
      {children}
    </Element>
  )
}

function revealOnEntry(elements: HTMLElement[], stepMs: number) {
  const waiting = elements.filter((element) => element.getBoundingClientRect().top > innerHeight)
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter((entry) => entry.isIntersecting)
      entered.forEach((entry, index) => {
        const element = entry.target as HTMLElement
        element.style.transitionDelay = `${index * stepMs}ms`
        element.dataset.reveal = 'shown'
        observer.unobserve(element)
      })
    },
    { rootMargin: `0px 0px -${REVEAL.offsetPx}px 0px` },
  )
  for (const element of waiting) {
    element.dataset.reveal = 'waiting'
    observer.observe(element)
  }
  return () => {
    observer.disconnect()
    for (const element of waiting) {
      delete element.dataset.reveal
      element.style.transitionDelay = ''
    }
  }
}
