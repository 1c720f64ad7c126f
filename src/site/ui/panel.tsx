import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An instrument panel: cells ruled by hairlines in one frame. `<Panel><PanelCell>…</PanelCell><PanelCell>…</PanelCell></Panel>` */
export function Panel({
  children,
  split = true,
  className,
}: {
  children: ReactNode
  /** Two cells side by side on wide screens, else one over the other. */
  split?: boolean
  className?: string
}) {
  return (
    <div
      className={classNames(
        'grid divide-line overflow-clip rounded-panel border border-line-strong bg-surface shadow-[inset_0_1px_0_var(--sheen)]',
        split ? 'divide-y lg:grid-cols-[1.15fr_1fr] lg:divide-x lg:divide-y-0' : 'divide-y',
        className,
      )}
    >
      {children}
    </div>
  )
}

export function PanelCell({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('min-w-0 p-6 md:p-7.5', className)}>{children}</div>
}

export type LogEntry = { at: string; who: string; what: string }

/** What happened, line by line: time, agent, event. */
export function PanelLog({ entries, className }: { entries: readonly LogEntry[]; className?: string }) {
  return (
    <ol className={classNames('text-label text-muted', className)}>
      {entries.map((entry) => (
        <li
          key={`${entry.at} ${entry.who}`}
          className="grid grid-cols-[3.25rem_5.5rem_1fr] gap-x-2 border-line border-t py-2.75 first:border-t-0"
        >
          <span>{entry.at}</span>
          <span className="font-[520] text-text">{entry.who}</span>
          <span>{entry.what}</span>
        </li>
      ))}
    </ol>
  )
}
