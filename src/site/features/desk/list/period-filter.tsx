import { desk } from '../../../../content/desk.ts'
import { CompactInput, CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { periods } from '../desk-address.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { filterClass } from './list-toolbar.tsx'

const { list: words } = desk

/** Some days that move with the calendar, or two that are named. */
export function PeriodFilter({ label }: { label: string }) {
  const { address, go } = useDeskAddress()
  return (
    <>
      <CompactSelect
        label={label}
        className={filterClass}
        value={address.period}
        onChange={({ target }) => go({ period: periods.find((period) => period === target.value) })}
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {words.periods[period]}
          </option>
        ))}
      </CompactSelect>
      {address.period === 'days' && (
        <>
          <CompactInput
            type="date"
            label={words.from}
            value={address.from ?? ''}
            max={address.to}
            onChange={({ target }) => go({ from: target.value || undefined }, { replace: true })}
          />
          <CompactInput
            type="date"
            label={words.to}
            value={address.to ?? ''}
            min={address.from}
            onChange={({ target }) => go({ to: target.value || undefined }, { replace: true })}
          />
        </>
      )}
    </>
  )
}
