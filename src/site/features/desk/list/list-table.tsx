import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PressableRow } from './pressable-row.tsx'

export type ListColumn<Item> = {
  name: string
  cell: (item: Item) => ReactNode
  /** Numbers and moments stand right. */
  isRight?: boolean
  /** Read after the others. */
  isQuiet?: boolean
  /** Its width, and from which width of the list on it is shown. */
  className?: string
}

const cellClass = 'overflow-hidden text-ellipsis whitespace-nowrap px-2.5 first:pl-5 last:pr-5'

/** One line for each, as many columns as there is room for. One of its cells holds the row's link (`data-row`). */
export function ListTable<Item extends { id: string }>({
  label,
  items,
  columns,
}: {
  label: string
  items: readonly Item[]
  columns: readonly ListColumn<Item>[]
}) {
  return (
    <div className="@container">
      <table aria-label={label} className="w-full table-fixed border-collapse">
        <thead className="bg-ground shadow-[0_1px_0_var(--line)] lg:sticky lg:top-0 lg:z-10">
          <tr>
            {columns.map(({ name, isRight, className }) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  cellClass,
                  'h-8 font-normal text-[0.78rem] text-faint',
                  isRight ? 'text-right' : 'text-left',
                  className,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PressableRow key={item.id}>
              {columns.map(({ name, cell, isRight, isQuiet, className }) => (
                <td
                  key={name}
                  className={classNames(
                    cellClass,
                    'h-10',
                    isRight && 'text-right',
                    isQuiet && 'text-muted',
                    className,
                  )}
                >
                  {cell(item)}
                </td>
              ))}
            </PressableRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}
