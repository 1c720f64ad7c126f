import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

/**
 * Stands over everything until it is answered: the browser's own modal dialog keeps the focus in it, closes it on
 * Escape and gives the focus back. Drawn only while it is open.
 *
 * `{asking && <Dialog title="Erase this person?" onClose={() => setAsking(false)}>…</Dialog>}`
 */
export function Dialog({
  title,
  children,
  onClose,
}: {
  title: string
  children: ReactNode
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // Only what the visitor did: unmounting closes it too, and then nobody waits for an answer.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-tile border border-line-strong bg-surface p-6 text-small text-text shadow-float backdrop:bg-black/55"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-text"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <div className="mt-3">{children}</div>
    </dialog>
  )
}
