import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Tone, toneFill } from '../../ui/tone.ts'

type Instrument = { className?: string }

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** A field of equal cells as one path. */
const field = (
  columns: number,
  rows: number,
  cell: { width: number; height: number; gap: number },
  keep: (index: number) => boolean = () => true,
) =>
  range(columns * rows)
    .filter(keep)
    .map((index) => {
      const x = (index % columns) * (cell.width + cell.gap)
      const y = Math.floor(index / columns) * (cell.height + cell.gap)
      return `M${x} ${y}h${cell.width}v${cell.height}h-${cell.width}z`
    })
    .join('')

/** Uptime: a strip that never drops, with the beat going through it. */
function Uptime({ className }: Instrument) {
  const strip = { width: 3, height: 56, gap: 3 }
  return (
    <Drawing className={className}>
      <path d={field(40, 1, strip)} className="fill-it/45" />
      <g className="lattice-lit">
        {[0, 1, 2, 3, 4].map((beat) => (
          <path
            key={beat}
            d={field(40, 1, strip, (index) => index % 5 === beat)}
            className="animate-lit fill-it"
          />
        ))}
      </g>
    </Drawing>
  )
}

/** Six cells in ten are no longer needed. */
function Cost({ className }: Instrument) {
  const block = { width: 21, height: 26, gap: 4 }
  const kept = (index: number) => index % 5 < 2
  return (
    <Drawing className={className} width={5 * 25 - 4}>
      <path d={field(5, 2, block, kept)} className="fill-corporate" />
      <path
        d={field(5, 2, block, (index) => !kept(index))}
        fill="none"
        strokeDasharray="3 3"
        className="stroke-corporate/60"
      />
    </Drawing>
  )
}

/** Twenty-four hours, seven days: every one of them. */
function AroundTheClock({ className }: Instrument) {
  const hour = { width: 6, height: 5, gap: 3.5 }
  return (
    <Drawing className={className}>
      <path d={field(24, 7, hour)} className="fill-domain/80" />
    </Drawing>
  )
}

/** A hundred cells and one more. */
function Fleet({ className }: Instrument) {
  const cell = { width: 7.5, height: 7.5, gap: 2 }
  return (
    <Drawing className={className}>
      {(['it', 'corporate', 'domain', 'upcoming'] as const).map((tone, index) => (
        <path
          key={tone}
          d={field(20, 5, cell, (place) => (place * 7 + Math.floor(place / 9)) % 4 === index)}
          className={toneFill[tone]}
        />
      ))}
      <path d="M197 27h17M205.5 18.5v17" className="stroke-text" strokeWidth="3" />
    </Drawing>
  )
}

function Drawing({ children, className, width = 237 }: Instrument & { children: ReactNode; width?: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} 56`}
      preserveAspectRatio="xMinYMid meet"
      overflow="visible"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  )
}

/** One for each metric, in their order: uptime, cost reduction, monitoring, agents. */
export const instruments = [Uptime, Cost, AroundTheClock, Fleet] as const

const SEGMENTS = 40

/** A bar made of cells; its lit share is the figure written beside it. */
export function CellBar({ share, tone, className }: { share: number; tone: Tone; className?: string }) {
  const segment = { width: 7, height: 16, gap: 3 }
  const lit = Math.round(share * SEGMENTS)
  return (
    <svg
      viewBox={`0 0 ${SEGMENTS * 10 - 3} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('w-full', className)}
    >
      <path d={field(SEGMENTS, 1, segment, (index) => index >= lit)} className="fill-raised" />
      <path d={field(SEGMENTS, 1, segment, (index) => index < lit)} className={toneFill[tone]} />
    </svg>
  )
}
