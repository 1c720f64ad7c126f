import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'

/**
 * Where toasts appear: top right, 350 px wide at most. The library keeps at most 20, times them, and holds the clock
 * while one is pointed at or holds the focus; the markup is ours, because its own sets style attributes, which the
 * content security policy refuses.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    <section
      aria-label="Notifications"
      data-print="no"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed top-under-bar right-4 left-4 z-60 flex flex-col items-end gap-2.5"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  )
}

function ToastCard({ item }: { item: Toast }) {
  return (
    <div
      data-toast={item.type}
      className={classNames(
        'toast pointer-events-auto flex w-full max-w-[350px] items-start gap-3 rounded-control border border-line-strong bg-surface py-2 pr-1.5 pl-4 text-small shadow-float',
        !item.visible && 'toast-leaving',
      )}
    >
      <span className="flex h-11 items-center">{marks[item.type]}</span>
      <div {...item.ariaProps} className="min-w-0 flex-1 py-2.5">
        {resolveValue(item.message, item)}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(item.id)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

const marks = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-ok" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  loading: <Spinner size="small" />,
  blank: <Info aria-hidden="true" className="size-5 text-muted" />,
  custom: null,
} as const
