import { useId } from 'react'
import { desk } from '../../../../content/desk.ts'
import { tradeNames } from '../../../../content/trades.ts'
import { leadKinds } from '../../../../contract/staff.ts'
import type { RoutingRule } from '../../../../contract/staff-talks.ts'
import { trades } from '../../../../contract/talks.ts'
import { CompactInput, CompactSelect } from '../../../ui/tool/compact-field.tsx'

const { routing: words } = desk

/** Whom a rule is about, and to whom it gives. An empty field asks for nothing. */
export function RuleFields({
  rule,
  staff,
  zones,
  error,
  onChange,
}: {
  rule: RoutingRule
  /** Whoever may own a lead. */
  staff: readonly string[]
  /** The id of the list of time zones. */
  zones: string
  /** Of the owners. */
  error: string | undefined
  onChange: (change: Partial<RoutingRule>) => void
}) {
  const id = useId()
  const owners = [...new Set([...staff, ...rule.owners])]
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        <CompactSelect
          label={words.kind}
          value={rule.kind ?? ''}
          data-part="first"
          onChange={({ target }) =>
            onChange({ kind: leadKinds.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">{words.anyKind}</option>
          {leadKinds.map((kind) => (
            <option key={kind} value={kind}>
              {desk.kinds[kind]}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect
          label={words.industry}
          value={rule.industry ?? ''}
          onChange={({ target }) =>
            onChange({ industry: trades.find((trade) => trade === target.value) ?? null })
          }
        >
          <option value="">{words.anyIndustry}</option>
          {trades.map((trade) => (
            <option key={trade} value={trade}>
              {tradeNames[trade]}
            </option>
          ))}
        </CompactSelect>
        <CompactInput
          label={words.place}
          placeholder={words.anyPlace}
          list={zones}
          value={rule.place ?? ''}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ place: target.value || null })}
        />
        <CompactInput
          label={words.score}
          placeholder={words.anyScore}
          type="number"
          min={0}
          max={100}
          value={rule.scoreAtLeast ?? ''}
          onChange={({ target }) => onChange({ scoreAtLeast: scoreOf(target.value) })}
        />
      </div>
      <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="text-[0.78rem] text-muted">
          {words.owners}
          {rule.owners.length > 1 && `, ${words.inTurn}`}
        </legend>
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {owners.map((owner) => (
            <label key={owner} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={rule.owners.includes(owner)}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) =>
                  onChange({
                    owners: target.checked
                      ? [...rule.owners, owner]
                      : rule.owners.filter((one) => one !== owner),
                  })
                }
                className="size-4"
              />
              <span className="break-all">{owner}</span>
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="mt-1 text-[0.78rem] text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </>
  )
}

const scoreOf = (typed: string) =>
  typed === '' ? null : Math.max(0, Math.min(100, Math.round(Number(typed) || 0)))
