import { type ReactNode, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { FiguresAnswer } from '../../../../contract/staff.ts'
import { DataTable } from '../../../ui/tool/data-table.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { dayBefore, type Span, spans } from '../desk-address.ts'
import { sourceName } from '../list/source-filter.tsx'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { ViewPage } from '../view-page.tsx'
import { Bar } from './bar.tsx'
import { LinePlot, type Series } from './line-plot.tsx'
import { TalkFigures } from './talk-figures.tsx'

const { figures: words } = desk
const spanNames = Object.keys(spans) as Span[]
type Shape = keyof typeof words.shapes

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const rate = (value: number | null) => (value === null ? '–' : percent.format(value))

export function FiguresView() {
  const { api } = useDeskSession()
  const { address, go } = useDeskAddress()
  const [shape, setShape] = useState<Shape>('plot')
  const from = dayBefore(Date.now(), spans[address.span] - 1)
  const figures = useLoaded(from, (signal) => api.figures({ from }, signal))
  return (
    <ViewPage
      title={desk.views.figures}
      tools={
        <>
          <Segments
            legend={words.span}
            value={address.span}
            onChange={(span) => go({ span })}
            segments={spanNames.map((span) => ({ value: span, label: words.spans[span] }))}
          />
          <Segments
            legend={words.show}
            value={shape}
            onChange={setShape}
            segments={(['plot', 'table'] as const).map((one) => ({ value: one, label: words.shapes[one] }))}
          />
        </>
      }
    >
      {figures.refusal && <Trouble refusal={figures.refusal} onRetry={figures.reload} />}
      {!figures.value && !figures.refusal && (
        <div role="status" className="min-h-160">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={12} />
        </div>
      )}
      {figures.value && (
        <Figures figures={figures.value} shape={shape}>
          <TalkFigures from={from} shape={shape} />
        </Figures>
      )}
    </ViewPage>
  )
}

function Figures({
  figures,
  shape,
  children,
}: {
  figures: FiguresAnswer
  shape: Shape
  /** After the sums, before the days. */
  children: ReactNode
}) {
  const { total, days } = figures
  const names = days.map(({ day }) => day)
  const counts: Series[] = [
    { name: words.series.starts, tone: 'it', values: days.map(({ starts }) => starts) },
    { name: words.series.talks, tone: 'corporate', values: days.map(({ talks }) => talks) },
    { name: words.series.signups, tone: 'domain', values: days.map(({ signups }) => signups) },
  ]
  const conversion: Series[] = [
    { name: words.series.conversion, tone: 'text', values: days.map((day) => day.conversion) },
  ]
  const isEmpty = total.starts + total.leads === 0
  return (
    <>
      <Totals total={total} />
      {isEmpty && <p className="text-muted">{words.empty}</p>}
      {children}
      <LinePlot
        title={words.overTime}
        days={names}
        series={counts}
        shape={shape}
        format={(value) => number.format(value)}
      />
      <LinePlot
        title={words.conversionOverTime}
        hint={words.conversionHint}
        days={names}
        series={conversion}
        shape={shape}
        format={(value) => percent.format(value)}
        isShare
      />
      <BySource sources={figures.sources} />
    </>
  )
}

function Totals({ total }: { total: FiguresAnswer['total'] }) {
  const shown = [
    ['starts', number.format(total.starts)],
    ['talks', number.format(total.talks)],
    ['signups', number.format(total.signups)],
    ['leads', number.format(total.leads)],
    ['conversion', rate(total.conversion)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-tile border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
      {shown.map(([key, value]) => (
        <div key={key} className="flex flex-col bg-surface p-4 max-lg:last:col-span-2">
          <dt className="text-muted">
            {words.series[key]}
            <span className="block text-[0.78rem]">{words.hints[key]}</span>
          </dt>
          <dd className="mt-auto pt-3 text-[1.6rem] leading-none tracking-[-0.03em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function BySource({ sources }: { sources: FiguresAnswer['sources'] }) {
  const most = Math.max(1, ...sources.map(({ leads, starts }) => Math.max(leads, starts)))
  if (sources.length === 0) return null
  const { starts, talks, signups, leads, conversion } = words.series
  return (
    <section>
      <h2 className="font-[540]">{words.bySource}</h2>
      <p className="mt-0.5 mb-3 text-muted">{words.bySourceHint}</p>
      <DataTable
        label={words.bySource}
        rows={sources}
        keyOf={({ source }) => source}
        columns={[
          {
            name: words.sourceColumn,
            className: 'min-w-40',
            cell: (row) => (
              <>
                {sourceName(row.source)}
                <Bar share={row.starts / most} className="text-it" />
                <Bar share={row.leads / most} className="text-domain" />
              </>
            ),
          },
          { name: starts, isNumber: true, cell: (row) => number.format(row.starts) },
          { name: talks, isNumber: true, cell: (row) => number.format(row.talks) },
          { name: signups, isNumber: true, cell: (row) => number.format(row.signups) },
          { name: leads, isNumber: true, cell: (row) => number.format(row.leads) },
          { name: conversion, isNumber: true, cell: (row) => rate(row.conversion) },
        ]}
      />
    </section>
  )
}
