import { useEffect, useRef } from 'react'
import { MINUTE_MS } from '../../../contract/durations.ts'

/** After so long without a key or a pointer nobody is there: asking on would keep an abandoned session alive. */
const QUIET_MS = 15 * MINUTE_MS
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Does it again and again while the page is looked at, and at once when it is looked at again. */
export function useRepeated(everyMs: number, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let lastSign = Date.now()
    const stir = () => {
      lastSign = Date.now()
    }
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - lastSign < QUIET_MS) latest.current()
    }
    const lookAgain = () => {
      stir()
      look()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', lookAgain)
    for (const sign of signs) addEventListener(sign, stir, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      for (const sign of signs) removeEventListener(sign, stir)
    }
  }, [everyMs])
}
