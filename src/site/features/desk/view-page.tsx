import type { ReactNode } from 'react'

/** A view other than the list: its name, what it is for, its tools, its content. */
export function ViewPage({
  title,
  text,
  tools,
  children,
}: {
  title: string
  text?: string
  tools?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 lg:px-8 lg:py-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-[560] text-[1.05rem]">{title}</h1>
          {text && <p className="mt-1 max-w-[44em] text-muted">{text}</p>}
        </div>
        {tools && <div className="flex flex-wrap items-end gap-2.5">{tools}</div>}
      </header>
      {children}
    </div>
  )
}
