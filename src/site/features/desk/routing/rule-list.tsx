import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { RoutingRule } from '../../../../contract/staff-talks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { IconButton } from '../../../ui/tool/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { moveRule, newRule, takesAll } from './move-rule.ts'
import { RuleFields } from './rule-fields.tsx'

const { routing: words } = desk

/** Where the focus goes once the rules have changed: to a part of a rule, or to the button that adds one. */
type Wanted = { id: string; parts: readonly string[] } | 'add'

/** Beginnings first: "Europe/" is all of them. Asked of the browser, which knows them all. */
function zonesAndTheirBeginnings(): string[] {
  const all = Intl.supportedValuesOf('timeZone')
  return [...new Set(all.map((zone) => `${zone.split('/')[0]}/`)), ...all]
}

/** The rules in their order. Whatever is done by a button leaves the focus where the next press is likely. */
export function RuleList({
  rules,
  staff,
  errorOf,
  onChange,
}: {
  rules: readonly RoutingRule[]
  staff: readonly string[]
  /** What is wrong with a rule's owners. */
  errorOf: (rule: RoutingRule, at: number) => string | undefined
  onChange: (rules: readonly RoutingRule[]) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const zonesId = useId()
  const [zones] = useState(zonesAndTheirBeginnings)
  const wanted = useRef<Wanted>(undefined)
  const [told, setTold] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rules
  useEffect(() => {
    const want = wanted.current
    wanted.current = undefined
    if (!want) return
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    if (want === 'add') return find('[data-part=add]')?.focus()
    const parts = want.parts.map((part) => find(`[data-rule="${CSS.escape(want.id)}"] [data-part=${part}]`))
    parts.find((part) => part && !part.matches(':disabled'))?.focus()
  }, [rules])

  function change(to: readonly RoutingRule[], focus: Wanted, said: string) {
    wanted.current = focus
    setTold(said)
    onChange(to)
  }
  function add() {
    const id = crypto.randomUUID()
    change(
      [...rules, newRule(id)],
      { id, parts: ['first'] },
      `${words.rule} ${rules.length + 1} ${words.added}`,
    )
  }
  function move(rule: RoutingRule, by: 1 | -1) {
    const moved = moveRule(rules, rule.id, by)
    const [first, other] = by === 1 ? ['down', 'up'] : ['up', 'down']
    const at = moved.indexOf(rule) + 1
    change(
      moved,
      { id: rule.id, parts: [first, other] },
      `${words.movedTo} ${at} ${words.of} ${rules.length}`,
    )
  }
  function remove(rule: RoutingRule) {
    const at = rules.indexOf(rule)
    const heir = rules[at + 1] ?? rules[at - 1]
    const focus = heir ? { id: heir.id, parts: ['remove'] } : ('add' as const)
    change(rules.toSpliced(at, 1), focus, `${words.rule} ${at + 1} ${words.removed}`)
  }

  const last = rules.findIndex(takesAll)
  return (
    <div ref={place} className="grid gap-3">
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {rules.length === 0 && (
        <div className="rounded-tile border border-line border-dashed p-8 text-center">
          <p className="font-[540]">{words.none}</p>
          <p className="mt-1 text-muted">{words.noneHint}</p>
        </div>
      )}
      <datalist id={zonesId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <ol aria-label={words.rules} className="grid gap-3">
        {rules.map((rule, at) => (
          <li
            key={rule.id}
            data-rule={rule.id}
            className="grid gap-3 rounded-tile border border-line bg-surface p-3.5 sm:p-4"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="font-[540]">
                {words.rule} {at + 1}
              </h2>
              {takesAll(rule) && <Badge>{words.takesAll}</Badge>}
              {last !== -1 && at > last && <Badge tone="dev">{words.neverReached}</Badge>}
              <span className="ml-auto flex">
                <IconButton
                  data-part="up"
                  label={`${words.moveUp}: ${words.rule} ${at + 1}`}
                  icon={ArrowUp}
                  disabled={at === 0}
                  onClick={() => move(rule, -1)}
                />
                <IconButton
                  data-part="down"
                  label={`${words.moveDown}: ${words.rule} ${at + 1}`}
                  icon={ArrowDown}
                  disabled={at === rules.length - 1}
                  onClick={() => move(rule, 1)}
                />
                <IconButton
                  data-part="remove"
                  label={`${words.remove}: ${words.rule} ${at + 1}`}
                  icon={Trash2}
                  onClick={() => remove(rule)}
                />
              </span>
            </div>
            <RuleFields
              rule={rule}
              staff={staff}
              zones={zonesId}
              error={errorOf(rule, at)}
              onChange={(changed) =>
                onChange(rules.map((one) => (one === rule ? { ...rule, ...changed } : one)))
              }
            />
          </li>
        ))}
      </ol>
      <p className="text-muted">{words.otherwise}</p>
      <CompactButton data-part="add" onClick={add} className="justify-self-start">
        <Icon of={Plus} size="small" />
        {words.add}
      </CompactButton>
    </div>
  )
}
