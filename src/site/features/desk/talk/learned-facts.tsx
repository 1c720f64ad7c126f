import { desk } from '../../../../content/desk.ts'
import { type FactKind, factKinds, type LearnedFact } from '../../../../contract/talks.ts'
import { PageLink } from '../../../ui/page-link.tsx'

const { talk: words } = desk

/** What was learned of the visitor, by kind; each a way to the turn it comes from. */
export function LearnedFacts({
  facts,
  hrefOfTurn,
  onPress,
}: {
  facts: readonly LearnedFact[]
  hrefOfTurn: (turn: number) => string
  /** Where the turn stands on the same page: pressed again, it is shown again. */
  onPress?: (turn: number) => void
}) {
  const groups = factKinds
    .map((kind) => ({ kind, ofKind: numbered(facts).filter((fact) => fact.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
  return (
    <dl aria-label={words.facts} className="grid gap-y-1">
      {groups.map(({ kind, ofKind }) => (
        <div key={kind} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2">
          <dt className="py-1.25 text-muted">{words.factKinds[kind]}</dt>
          <dd>
            <ul>
              {ofKind.map(({ number, turn, ...fact }) => (
                <li key={number}>
                  <PageLink
                    to={hrefOfTurn(turn)}
                    replace={onPress !== undefined}
                    preventScrollReset
                    onClick={() => onPress?.(turn)}
                    className="group -mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-lg px-2 py-1.25 hover:bg-raised pointer-coarse:py-2.5"
                  >
                    <Said {...fact} />
                    <span className="whitespace-nowrap text-[0.78rem] text-muted underline decoration-line-strong underline-offset-4 group-hover:text-text group-hover:decoration-current">
                      {words.turn} {turn + 1}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Said({ kind, value, words: quoted }: { kind: FactKind; value: string; words: string | null }) {
  // A question that was not answered is nothing but its words.
  if (kind === 'unanswered') return <span className="break-words">{quoted ?? value}</span>
  return (
    <span className="min-w-0 break-words">
      <span className="font-[540]">{value}</span>
      {quoted && <span className="block text-muted">“{quoted}”</span>}
    </span>
  )
}

const numbered = (facts: readonly LearnedFact[]) => facts.map((fact, number) => ({ ...fact, number }))
