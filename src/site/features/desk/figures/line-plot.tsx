import { type PointerEvent, useId, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Tone, toneText } from '../../../ui/tone.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { dayName } from '../moments.ts'
import { heightOf, labelledPlaces, linePath, nearestPlace, placesAcross, ticksUpTo } from './plot-geometry.ts'

export type Series = { name: string; tone: Tone; values: readonly (number | null)[] }

/** Drawn about as large as they are shown, so that their letters keep their size. */
const frames = {
  wide: { width: 960, height: 240, left: 44, right: 12, top: 12, bottom: 26, days: 10 },
  medium: { width: 680, height: 220, left: 42, right: 12, top: 12, bottom: 26, days: 7 },
  narrow: { width: 360, height: 220, left: 40, right: 10, top: 12, bottom: 26, days: 4 },
} as const

/** Lines are told apart by their strokes as well as by their colours. */
const strokes = [undefined, '6 4', '2 3'] as const

/** Days across, counts up. To a screen reader, and to whoever prefers it, the same as a table. */
export function LinePlot({
  title,
  hint,
  days,
  series,
  shape,
  format,
  isShare = false,
}: {
  title: string
  hint?: string
  days: readonly string[]
  series: readonly Series[]
  shape: 'plot' | 'table'
  format: (value: number) => string
  /** Shares of one: the scale ends at a share, not at a whole number. */
  isShare?: boolean
}) {
  const id = useId()
  return (
    <figure aria-labelledby={id}>
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span>
          <span id={id} className="font-[540]">
            {title}
          </span>
          {hint && <span className="block text-muted">{hint}</span>}
        </span>
        <Legend series={series} />
      </figcaption>
      {shape === 'plot' && <Drawing {...{ days, series, format, isShare }} />}
      <div className={shape === 'plot' ? 'sr-only' : 'max-h-112 overflow-y-auto'}>
        <Table {...{ title, days, series, format }} />
      </div>
    </figure>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4">
      {series.map(({ name, tone }, index) => (
        <li key={name} className="flex items-center gap-1.75 text-muted">
          <svg viewBox="0 0 18 2" className={classNames('h-0.5 w-4.5', toneText[tone])} aria-hidden="true">
            <path d="M0 1h18" stroke="currentColor" strokeWidth="2" strokeDasharray={strokes[index]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

type Parts = {
  days: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
  isShare: boolean
}

const PERCENT = 100

function Drawing({ days, series, format, isShare }: Parts) {
  const wide = useMediaQuery('(min-width: 64rem)')
  const medium = useMediaQuery('(min-width: 40rem)')
  const frame = frames[wide ? 'wide' : medium ? 'medium' : 'narrow']
  const [at, setAt] = useState<number>()
  const unit = isShare ? PERCENT : 1
  const highest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => (value ?? 0) * unit)))
  const ticks = ticksUpTo(highest).map((tick) => tick / unit)
  const top = ticks.at(-1) ?? 1
  const across = placesAcross(days.length, frame)
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(nearestPlace(((event.clientX - left) / width) * frame.width, days.length, frame))
  }
  const base = frame.height - frame.bottom
  return (
    <div className="relative rounded-tile border border-line bg-surface p-2">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerLeave={() => setAt(undefined)}
        className="block h-auto w-full touch-pan-y select-none text-[11px]"
      >
        {ticks.map((tick) => {
          const y = heightOf(tick, top, frame)
          return (
            <g key={tick}>
              <path d={`M${frame.left} ${y}H${frame.width - frame.right}`} className="stroke-line" />
              <text x={frame.left - 8} y={y + 4} textAnchor="end" className="fill-muted">
                {format(tick)}
              </text>
            </g>
          )
        })}
        {labelledPlaces(days.length, frame.days).map((place) => (
          <text
            key={days[place]}
            x={across[place]}
            y={frame.height - 8}
            textAnchor={place === days.length - 1 ? 'end' : 'middle'}
            className="fill-muted"
          >
            {dayName(days[place] ?? '')}
          </text>
        ))}
        {at !== undefined && (
          <path d={`M${across[at]} ${frame.top}V${base}`} className="stroke-line-strong" />
        )}
        {series.map(({ name, tone, values }, index) => (
          <g key={name} className={toneText[tone]}>
            <path
              d={linePath(values, top, frame)}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={strokes[index]}
            />
            {at !== undefined && values[at] !== null && values[at] !== undefined && (
              <circle cx={across[at]} cy={heightOf(values[at], top, frame)} r="3.5" fill="currentColor" />
            )}
          </g>
        ))}
      </svg>
      {at !== undefined && <Reading day={days[at] ?? ''} at={at} series={series} format={format} />}
    </div>
  )
}

/** The figures under the pointer. */
function Reading({
  day,
  at,
  series,
  format,
}: { day: string; at: number } & Pick<Parts, 'series' | 'format'>) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-3 right-3 grid gap-0.5 rounded-lg border border-line-strong bg-raised px-3 py-2"
    >
      <span className="text-muted">{dayName(day)}</span>
      {series.map(({ name, tone, values }) => (
        <span key={name} className="flex justify-between gap-6">
          <span className={toneText[tone]}>{name}</span>
          <span>{inWords(values[at], format)}</span>
        </span>
      ))}
    </div>
  )
}

const inWords = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? desk.figures.noRate : format(value)

function Table({
  title,
  days,
  series,
  format,
}: { title: string } & Pick<Parts, 'days' | 'series' | 'format'>) {
  return (
    <table aria-label={title} className="w-full border-collapse">
      <thead>
        <tr className="border-line border-b text-[0.78rem] text-muted">
          <th scope="col" className="h-8 text-left font-normal">
            {desk.figures.day}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="h-8 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <tr key={day} className="border-line border-b">
            <th scope="row" className="h-8 text-left font-normal">
              {dayName(day)}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="text-right">
                {inWords(values[index], format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
