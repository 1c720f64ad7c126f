import { Check, RotateCcw } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import type { UnansweredGroup } from '../../../../contract/staff-talks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ago, wholeMoment } from '../moments.ts'
import { hrefOf } from '../use-desk-address.ts'
import { useNow } from '../use-now.ts'

const { unanswered: words } = desk

const wayTo = ({ talkId, turn }: UnansweredGroup['asked'][number]) =>
  hrefOf({ view: 'talks', talk: talkId, turn })

const talkLinkClass =
  'text-muted underline decoration-line-strong underline-offset-4 hover:text-text hover:decoration-current'

/** One question, in a visitor's words, how often it was put, and the talks it was put in. */
export function UnansweredItem({
  group,
  busy,
  onMove,
}: {
  group: UnansweredGroup
  busy: boolean
  onMove: () => void
}) {
  const now = useNow(30_000)
  const { id, question, count, lastAt, doneAt, asked } = group
  const [newest, ...others] = asked
  const move = doneAt ? words.undone : words.done
  return (
    <li
      data-group={id}
      className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-b py-3.5 has-[[data-row]:focus-visible]:bg-surface"
    >
      <p className="pl-1 text-[1.35rem] leading-tight tracking-[-0.02em] tabular-nums">
        {count}
        <span className="block text-[0.72rem] text-muted tracking-normal">
          {count === 1 ? words.once : words.times}
        </span>
      </p>
      <div className="min-w-0">
        <h2 className="font-[540] text-[0.95rem] leading-snug">
          {newest ? (
            <PageLink
              to={wayTo(newest)}
              data-row={id}
              className="break-words hover:underline hover:underline-offset-4"
            >
              {question}
            </PageLink>
          ) : (
            question
          )}
        </h2>
        <p className="mt-0.5 text-[0.78rem] text-muted">
          {words.last} <time dateTime={lastAt}>{ago(lastAt, now)}</time>
          {newest && (
            <>
              {' '}
              {words.in}{' '}
              <PageLink to={wayTo(newest)} className={talkLinkClass}>
                {words.lastTalk}
              </PageLink>
            </>
          )}
          {doneAt && ` · ${words.doneSince} ${ago(doneAt, now)}`}
        </p>
        <ul aria-label={words.others} className="mt-2 grid gap-1 empty:hidden">
          {others.map((one) => (
            <li key={`${one.talkId} ${one.turn}`} className="flex min-w-0 items-baseline gap-3">
              <PageLink
                to={wayTo(one)}
                className={classNames(talkLinkClass, 'shrink-0 pointer-coarse:py-1.5')}
              >
                {words.talk}
                <VisuallyHidden>, {wholeMoment(one.at)}</VisuallyHidden>
              </PageLink>
              <span className="min-w-0 flex-1 truncate text-muted">“{one.words}”</span>
              <time dateTime={one.at} className="shrink-0 text-[0.78rem] text-muted max-sm:hidden">
                {ago(one.at, now)}
              </time>
            </li>
          ))}
        </ul>
      </div>
      <CompactButton busy={busy} onClick={onMove} aria-label={`${move}: ${question}`}>
        {!busy && <Icon of={doneAt ? RotateCcw : Check} size="small" />}
        {move}
      </CompactButton>
    </li>
  )
}
