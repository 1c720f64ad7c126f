import type { MouseEvent, ReactNode } from 'react'

/** The look of a row's link while the whole row answers to the pointer. */
export const rowLinkClass = 'font-[540] hover:underline hover:underline-offset-4'

/** On narrow screens a row is an item of a list, over which its link can be stretched. */
export const rowCardClass = 'relative grid gap-1 border-line border-b px-4 py-2.5 active:bg-raised'
export const rowCardLinkClass =
  'font-[540] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-text focus-visible:after:-outline-offset-2 dark:focus-visible:after:outline-volt'

/**
 * A row of a table that is pressed anywhere and then follows its link (`data-row`). By script: a link stretched over
 * its row covers the whole table where rows are not positioned, as in WebKit.
 */
export function PressableRow({ children }: { children: ReactNode }) {
  return (
    <tr
      onClick={followLink}
      className="cursor-pointer border-line border-b transition-colors hover:bg-surface has-aria-[current=true]:bg-raised has-focus-visible:bg-raised"
    >
      {children}
    </tr>
  )
}

function followLink({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button')) return
  // Who marks words in a row wants to copy them, not to leave.
  if (getSelection()?.type === 'Range') return
  currentTarget
    .querySelector('[data-row]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}
