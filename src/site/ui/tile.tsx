import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const spans = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  12: 'lg:col-span-12',
} as const

/** A grid of twelve columns for tiles of unequal weight. `<Bento><Tile span={7}>…</Tile><Tile span={5}>…</Tile></Bento>` */
export function Bento({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:grid-cols-12', className)}>
      {children}
    </div>
  )
}

/**
 * A tile. `decoration` (a Lattice, a large Cube) lies behind the content at the right and fades towards the words;
 * give it `absolute` and a place. Not shown on phones, where there is no room beside the words.
 */
export function Tile({
  children,
  span = 4,
  decoration,
  as: Element = 'article',
  className,
}: {
  children: ReactNode
  span?: keyof typeof spans
  decoration?: ReactNode
  as?: 'article' | 'div' | 'li'
  className?: string
}) {
  return (
    <Element
      className={classNames(
        'tile relative isolate flex min-w-0 flex-col gap-3 overflow-clip rounded-tile border border-line bg-surface p-6.5 lg:min-h-62.5',
        spans[span],
        className,
      )}
    >
      {decoration && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 -z-10 max-sm:hidden [mask-image:linear-gradient(to_right,transparent_35%,black_75%)]"
        >
          {decoration}
        </div>
      )}
      {children}
    </Element>
  )
}
