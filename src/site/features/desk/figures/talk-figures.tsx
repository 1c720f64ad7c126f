import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { TalkFigures as Figures, FunnelCounts } from '../../../../contract/staff-talks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { toneFill } from '../../../ui/tone.ts'
import { type Column, DataTable } from '../../../ui/tool/data-table.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import type { DeskAddress } from '../desk-address.ts'
import { sourceName } from '../list/source-filter.tsx'
import { lasting } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { hrefOf } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { DayColumns, spanName } from './day-columns.tsx'
import { Funnel } from './funnel.tsx'
import { FunnelBar } from './funnel-bar.tsx'
import { funnelDays } from './funnel-days.ts'
import { funnelSteps } from './funnel-steps.ts'

const { funnel: words } = desk.figures
const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const ways = ['page', 'source', 'day', 'greeting'] as const
type Way = (typeof ways)[number]

/** How far talks came, and what became of them. */
export function TalkFigures({ from, shape }: { from: string; shape: 'plot' | 'table' }) {
  const { api } = useDeskSession()
  const [way, setWay] = useState<Way>('page')
  const figures = useLoaded(from, (signal) => api.talkFigures({ from }, signal))
  if (figures.refusal) return <Trouble refusal={figures.refusal} onRetry={figures.reload} />
  if (!figures.value) return <Skeleton lines={8} className="min-h-96 content-start" />
  const { since, until, funnel } = figures.value
  const days = { period: 'days', from: since.slice(0, 10), to: until.slice(0, 10) } as const
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="font-[540]">{words.heading}</h2>
        <p className="mt-0.5 text-muted">{words.hint}</p>
      </div>
      <Funnel counts={funnel} days={days} />
      <Tiles figures={figures.value} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <Segments
          legend={words.compare}
          value={way}
          onChange={setWay}
          segments={ways.map((one) => ({ value: one, label: words.by[one] }))}
        />
        <Legend />
      </div>
      <Comparison figures={figures.value} way={way} shape={shape} days={days} />
    </section>
  )
}

function Tiles({ figures: { medianSeconds, shareAnswered, rating } }: { figures: Figures }) {
  const shown = [
    ['median', medianSeconds === null ? '–' : lasting(medianSeconds * 1000)],
    ['answered', shareAnswered === null ? '–' : percent.format(shareAnswered)],
    ['rating', rating.mean === null ? '–' : oneDigit.format(rating.mean)],
  ] as const
  return (
    <dl className="grid gap-px overflow-clip rounded-tile border border-line bg-line sm:grid-cols-3">
      {shown.map(([key, value]) => (
        <div key={key} className="flex flex-col bg-surface p-4">
          <dt className="text-muted">
            {words.tiles[key]}
            <span className="block text-[0.78rem]">
              {key === 'rating'
                ? `${number.format(rating.count)} ${words.tileHints.rating}`
                : words.tileHints[key]}
            </span>
          </dt>
          <dd className="mt-auto pt-3 text-[1.6rem] leading-none tracking-[-0.03em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {funnelSteps.map(({ key, tone }) => (
        <li key={key} className="flex items-center gap-1.75">
          <svg viewBox="0 0 8 8" className={classNames('size-2', toneFill[tone])} aria-hidden="true">
            <rect width="8" height="8" />
          </svg>
          {words.steps[key]}
        </li>
      ))}
    </ul>
  )
}

type Row = FunnelCounts & { key: string; label: string; address: Partial<DeskAddress> | undefined }

/** Rows of the same shape, whatever they are told apart by. What is gathered under "other" has no talks of its own. */
function rowsOf({ byPage, bySource, byGreeting, byDay, since, until }: Figures, way: Way): Row[] {
  switch (way) {
    case 'page':
      return byPage.map(({ name, ...counts }) => ({
        ...counts,
        key: name,
        label: desk.startSources[name],
        address: { page: name },
      }))
    case 'source':
      return bySource.map(({ name, ...counts }) => ({
        ...counts,
        key: name,
        label: sourceName(name),
        address: name === OTHER ? undefined : { source: name },
      }))
    case 'greeting':
      return byGreeting.map(({ name, ...counts }) => ({
        ...counts,
        key: name,
        label: name,
        address: name === OTHER ? undefined : { greeting: name },
      }))
    case 'day':
      return funnelDays(byDay, since.slice(0, 10), until.slice(0, 10))
        .toReversed()
        .map(({ from, to, ...counts }) => ({
          ...counts,
          key: from,
          label: spanName({ from, to, ...counts }),
          address: { period: 'days', from, to },
        }))
  }
}
const OTHER = 'other'

function Comparison({
  figures,
  way,
  shape,
  days,
}: {
  figures: Figures
  way: Way
  shape: 'plot' | 'table'
  days: Partial<DeskAddress>
}) {
  const rows = rowsOf(figures, way)
  if (rows.length === 0) return <p className="text-muted">{words.nothing}</p>
  if (way === 'day' && shape === 'plot')
    return (
      <DayColumns
        columns={funnelDays(figures.byDay, figures.since.slice(0, 10), figures.until.slice(0, 10))}
      />
    )
  const most = Math.max(1, ...rows.map(({ presses }) => presses))
  const columns: Column<Row>[] = [
    {
      name: words.columns[way],
      className: 'min-w-40',
      cell: (row) => {
        const named = (
          <>
            <span className="line-clamp-2">{row.label}</span>
            <FunnelBar counts={row} most={most} />
          </>
        )
        return row.address ? (
          <PageLink
            to={hrefOf({ view: 'talks', ...days, ...row.address })}
            className="block py-1 hover:underline hover:underline-offset-4"
          >
            {named}
          </PageLink>
        ) : (
          <span className="block py-1">{named}</span>
        )
      },
    },
    ...funnelSteps.map(
      ({ key }): Column<Row> => ({
        name: words.steps[key],
        isNumber: true,
        className: 'w-24',
        cell: (row) => number.format(row[key]),
      }),
    ),
  ]
  return <DataTable label={words.by[way]} rows={rows} keyOf={({ key }) => key} columns={columns} />
}
