import type { Figure, Table } from './part.ts'
import type { PartResult, Results } from './results.ts'

const verdict = (met: boolean | undefined) => (met === undefined ? '' : met ? 'yes' : 'NO')

const number = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1)
const shown = (value: number | string) => (typeof value === 'number' ? number(value) : value)

function measuredOf({ value, unit, range, runs }: Figure) {
  const spread = range && ` (${number(range[0])}–${number(range[1])}, ${runs} runs)`
  return `${shown(value)}${unit ? ` ${unit}` : ''}${spread ?? ''}`
}

const figuresTable = (figures: Figure[]): Table => ({
  title: '',
  columns: ['figure', 'measured', 'to reach', 'reached', 'note'],
  rows: figures.map((one) => [one.name, measuredOf(one), one.reach ?? '', verdict(one.met), one.note ?? '']),
})

/** Columns that are empty throughout say nothing. */
function withoutEmptyColumns({ title, columns, rows }: Table): Table {
  const kept = columns.map((_, n) => rows.some((row) => row[n] !== '' && row[n] !== undefined))
  return {
    title,
    columns: columns.filter((_, n) => kept[n]),
    rows: rows.map((row) => row.filter((_, n) => kept[n])),
  }
}

function asText(table: Table): string {
  const { columns, rows } = withoutEmptyColumns(table)
  const cells = [columns, ...rows.map((row) => row.map(shown))]
  const widths = columns.map((_, n) => Math.max(...cells.map((row) => (row[n] ?? '').length)))
  const lines = cells.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...(table.title ? [table.title] : []), ...lines].map((line) => `  ${line}`).join('\n')
}

function asMarkdown(table: Table): string {
  const { title, columns, rows } = withoutEmptyColumns(table)
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    ...(title ? [`**${title}**`, ''] : []),
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map((cell) => shown(cell).replaceAll('|', '\\|')))),
  ].join('\n')
}

const tablesOf = ({ figures, tables = [] }: PartResult) => [
  ...(figures.length > 0 ? [figuresTable(figures)] : []),
  ...tables,
]

export function textOf(name: string, about: string, result: PartResult): string {
  return [
    `${name}: ${about} (${result.seconds.toFixed(0)} s${result.quick ? ', a quick run' : ''})`,
    ...(result.failure ? [`  FAILED: ${result.failure}`] : []),
    ...tablesOf(result).map(asText),
    ...(result.notes ?? []).map((note) => `  ${note}`),
  ].join('\n\n')
}

/** The summary that is committed: every part's newest result, each with the machine it was taken on. */
export function markdownOf(results: Results, abouts: Record<string, string>): string {
  const parts = Object.entries(abouts).flatMap(([name, about]) => {
    const result = results[name]
    if (!result) return [`## ${name}\n\n${about}. Not measured yet.`]
    const { machine, quick, seconds, failure } = result
    return [
      `## ${name}`,
      `${about[0]?.toUpperCase()}${about.slice(1)}. \`npm run bench -- --only ${name}${quick ? ' --quick' : ''}\`, ` +
        `${machine.at.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}, ${seconds.toFixed(0)} s; ` +
        `the machine then: load ${machine.load}, SHA-256 ${machine.sha256MbPerSecond} MB/s, ` +
        `loop ${machine.loopMillionsPerSecond} M/s.`,
      ...(failure ? [`FAILED: ${failure}`] : []),
      ...tablesOf(result).map(asMarkdown),
      ...(result.notes ?? []),
    ]
  })
  const newest = Object.values(results)
    .map(({ machine }) => machine)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return [
    '# What we measured',
    'Written by `npm run bench -- --publish`; [decision 15](decisions/0015-what-we-measure.md) says how to read it.',
    ...(newest
      ? [
          `${newest.cpu}, ${newest.cores} cores, ${newest.memoryGb} GB, ${newest.system}, Node ${newest.node}. ` +
            'Loads above the number of cores mean that others worked on the machine too: then believe counts and ratios, not times.',
        ]
      : []),
    ...parts,
  ].join('\n\n')
}
