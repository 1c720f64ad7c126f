import { classNames } from './class-names.ts'

export type StatusTone = 'ok' | 'dev' | 'unknown'

const tones: Record<StatusTone, string> = { ok: 'text-ok', dev: 'text-dev', unknown: 'text-unknown' }

/** An agent's status: green, orange or gray dot with its label. `<StatusLabel label="Available" tone="ok" />` */
export function StatusLabel({
  label,
  tone,
  className,
}: {
  label: string
  tone: StatusTone
  className?: string
}) {
  return (
    <span
      data-status={tone}
      className={classNames(
        'inline-flex items-center gap-1.75 whitespace-nowrap text-label',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.75 shrink-0 rounded-full bg-current" />
      {label}
    </span>
  )
}
