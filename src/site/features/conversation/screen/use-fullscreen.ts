import { type RefObject, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Follows the browser's own state: Escape and the system's gestures leave fullscreen too. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isPossible = typeof document !== 'undefined' && document.fullscreenEnabled === true
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : target.current?.requestFullscreen()
    change?.catch((error: unknown) => console.warn('fullscreen was refused', error))
  }
  return { isFull, isPossible, toggle }
}
