import { useEffect, useRef } from 'react'
import { shortcutsOff } from './desk-memory.ts'

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Keys that are no letters cannot be typed by accident: they work with shortcuts switched off, too. */
const always = new Set(['Escape', 'ArrowDown', 'ArrowUp'])

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/**
 * Single keys for a view. They rest while somebody types, holds a modifier or answers a dialog. The frame hears them
 * before the view (`first`), and may keep one to itself.
 */
export function useShortcuts(handlers: Handlers, { first = false } = {}) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return
      if (shortcutsOff.read() && !always.has(event.key)) return
      latest.current[event.key]?.(event)
    }
    addEventListener('keydown', press, { capture: first })
    return () => removeEventListener('keydown', press, { capture: first })
  }, [first])
}
