import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Eyebrow } from './eyebrow.tsx'
import type { Tone } from './tone.ts'
import { Wrap } from './wrap.tsx'

type HeroProps = {
  title: ReactNode
  eyebrow?: ReactNode
  tone?: Tone
  lead?: ReactNode
  /** Buttons and links under the lead. */
  actions?: ReactNode
  /** Fills the hero behind the words: a film, a lattice. The wash keeps the words readable. */
  backdrop?: ReactNode
  /** display: the home page's size; title: every other page's. */
  size?: 'display' | 'title'
  /** Which way the wash runs: words at the left (start) or in the middle. */
  align?: 'start' | 'center'
  /** Beside the words on wide screens, below them on narrow ones. */
  aside?: ReactNode
  /** Under everything, inside the measure. */
  children?: ReactNode
  className?: string
}

/** The head of a page, running under the fixed bar. Holds the page's only h1. */
export function Hero({
  title,
  eyebrow,
  tone,
  lead,
  actions,
  backdrop,
  size = 'title',
  align = 'start',
  aside,
  children,
  className,
}: HeroProps) {
  const centered = align === 'center'
  return (
    <header className={classNames('relative isolate overflow-clip border-line border-b pt-bar', className)}>
      {backdrop && (
        <div className="absolute inset-0 -z-10">
          {backdrop}
          <div
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute inset-0',
              centered ? 'wash-center' : 'wash-start',
            )}
          />
        </div>
      )}
      <Wrap className="pt-hero pb-hero">
        <div className={classNames(aside ? 'grid items-center gap-12 lg:grid-cols-[1.1fr_1fr]' : undefined)}>
          <div className={classNames(centered && 'mx-auto max-w-4xl text-center')}>
            {eyebrow && (
              <Eyebrow tone={tone} className={classNames('mb-5', centered && 'justify-center')}>
                {eyebrow}
              </Eyebrow>
            )}
            <h1
              className={
                size === 'display'
                  ? classNames('text-display', centered ? 'mx-auto' : 'max-w-[11em]')
                  : classNames('text-masthead', centered ? 'mx-auto' : 'max-w-[16em]')
              }
            >
              {title}
            </h1>
            {lead && (
              <p className={classNames('mt-6 max-w-[36em] text-lead text-muted', centered && 'mx-auto')}>
                {lead}
              </p>
            )}
            {actions && (
              <div
                className={classNames('mt-9 flex flex-wrap items-center gap-3', centered && 'justify-center')}
              >
                {actions}
              </div>
            )}
          </div>
          {aside}
        </div>
        {children}
      </Wrap>
    </header>
  )
}
