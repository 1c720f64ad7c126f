import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useMediaQuery } from '../use-media-query.ts'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  isNumber?: boolean
  className?: string
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
}

/**
 * Rows of data, close together; on a narrow screen each row is a list of its own. For what comes after hydration: the
 * width is not known before.
 * `<DataTable label="Audit" rows={entries} keyOf={(entry) => entry.id} columns={[{ name: 'When', cell: … }]} />`
 */
export function DataTable<Row>(props: Props<Row>) {
  return useMediaQuery('(min-width: 40rem)') ? <Table {...props} /> : <Stack {...props} />
}

function Table<Row>({ label, rows, keyOf, columns }: Props<Row>) {
  const cell = 'px-2.5 first:pl-0 last:pr-0'
  return (
    <table aria-label={label} className="w-full border-collapse text-label">
      <thead>
        <tr className="border-line border-b">
          {columns.map(({ name, isNumber, className }) => (
            <th
              key={name}
              scope="col"
              className={classNames(
                cell,
                'h-8 whitespace-nowrap font-normal text-[0.78rem] text-muted',
                isNumber ? 'text-right' : 'text-left',
                className,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-line border-b">
            {columns.map(({ name, cell: draw, isNumber, className }) => (
              <td key={name} className={classNames(cell, 'h-10 py-1.5', isNumber && 'text-right', className)}>
                {draw(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stack<Row>({ label, rows, keyOf, columns }: Props<Row>) {
  return (
    <ul aria-label={label} className="border-line border-t text-label">
      {rows.map((row) => (
        <li key={keyOf(row)} className="border-line border-b py-3">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-1.5">
            {columns
              .map(({ name, cell }) => ({ name, value: cell(row) }))
              .filter(({ value }) => value)
              .map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="break-words text-right">{value}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
