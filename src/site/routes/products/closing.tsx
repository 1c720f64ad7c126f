import type { ReactNode } from 'react'
import { controls } from '../../../content/controls.ts'
import type { Heading } from '../../../content/schema/blocks.ts'
import { type PageName, paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Wrap } from '../../ui/wrap.tsx'

/** The contact form with a demo of this page's subject chosen. */
export const demoHref = (page: PageName) =>
  `${paths.contact}?kind=demo&topic=${paths[page].split('/').at(-1)}`

/** Both ways on from a product page: see it on a process of one's own, or begin. */
export function ClosingActions({ page, className }: { page: PageName; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      <ButtonLink to={demoHref(page)}>{controls.scheduleDemo}</ButtonLink>
      <ButtonLink to={paths.signup} variant="ghost">
        {controls.getStarted}
      </ButtonLink>
    </div>
  )
}

/** The end of a product page. `art` is the page's own drawing; it lies behind the words. */
export function Closing({
  page,
  words,
  art,
  align = 'start',
}: {
  page: PageName
  words: Heading
  art?: ReactNode
  align?: 'start' | 'center'
}) {
  const centered = align === 'center'
  return (
    <section aria-labelledby="closing-title" className="relative isolate overflow-clip border-line border-t">
      {art && (
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
          {art}
        </div>
      )}
      <Wrap className="py-section">
        <div className={classNames('max-w-column', centered && 'mx-auto text-center')}>
          <h2 id="closing-title" className="text-title">
            {words.headline}
          </h2>
          <p className={classNames('mt-4.5 max-w-[36em] text-lead text-muted', centered && 'mx-auto')}>
            {words.lead}
          </p>
          <ClosingActions page={page} className={classNames('mt-9', centered && 'justify-center')} />
        </div>
      </Wrap>
    </section>
  )
}
