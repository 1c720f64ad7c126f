import type { KeyboardEvent } from 'react'

/** Arrow keys of a menu: down opens it and enters, up and down walk round, Home and End jump, Escape goes back. */
export function onMenuKey(event: KeyboardEvent, button: HTMLElement | null, panel: HTMLElement | null) {
  if (!button || !panel || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...panel.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const open = panel.matches(':popover-open')
  if (event.key === 'Escape') {
    if (!open) return
    panel.hidePopover()
    button.focus()
  } else if (event.key === 'ArrowDown') {
    if (!open) panel.showPopover()
    links[(at + 1) % links.length]?.focus()
  } else if (event.key === 'ArrowUp') {
    if (!open) panel.showPopover()
    links.at(at <= 0 ? -1 : at - 1)?.focus()
  } else if (event.key === 'Home' && open) links[0]?.focus()
  else if (event.key === 'End' && open) links.at(-1)?.focus()
  else return
  event.preventDefault()
}
