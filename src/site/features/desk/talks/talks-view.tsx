import { useCallback, useMemo, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import { paths } from '../../../../contract/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayBefore, talkFiltersOf } from '../desk-address.ts'
import { countLabel } from '../list/list-toolbar.tsx'
import { NothingHere } from '../list/nothing-here.tsx'
import { useFocusBack } from '../list/use-focus-back.ts'
import { useList } from '../list/use-list.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { useDeskSession } from '../session.ts'
import { TalkPage } from '../talk/talk-page.tsx'
import { Trouble } from '../trouble.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { TalkRows } from './talk-rows.tsx'
import { TalkToolbar } from './talk-toolbar.tsx'
import { useTalkCounts } from './use-talk-counts.ts'

/** Every talk, and in its place the one that is being read. */
export function TalksView() {
  const { api } = useDeskSession()
  const { address, go } = useDeskAddress()
  // The day, not the moment: the same filters must stay the same question.
  const today = dayBefore(Date.now(), 0)
  const filters = useMemo(() => talkFiltersOf(address, Date.parse(today)), [address, today])
  const list = useList(
    JSON.stringify(filters),
    (cursor, signal) => api.talks({ ...filters, cursor }, signal),
    ({ talks }) => talks,
  )
  const counts = useTalkCounts(filters)
  const refresh = useCallback(() => {
    list.reload()
    counts.reload()
  }, [list.reload, counts.reload])
  const search = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(place, address.talk)

  const open = useCallback((talk: string | undefined) => go({ talk, turn: undefined }), [go])
  const close = useCallback(() => open(undefined), [open])
  const at = list.items.findIndex(({ id }) => id === address.talk)
  /** The one above or below in the list, where there is one. */
  const neighbour = (by: 1 | -1) => {
    const next = at === -1 ? undefined : list.items[at + by]
    return next && (() => open(next.id))
  }
  const onStep = (by: 1 | -1) => {
    neighbour(by)?.()
    if (by === 1 && at >= list.items.length - 5) list.more()
  }
  useListKeys({
    place,
    search,
    list,
    refresh,
    onStep: address.talk ? onStep : undefined,
    onEscape: address.talk ? close : () => go({ search: undefined }),
  })

  const total = counts.tabs[address.who ?? 'all']
  const found = total && `${countLabel(total)} ${desk.talks.table.toLowerCase()}`
  const isEmpty = list.items.length === 0 && list.loading === null && !list.refusal
  return (
    <div className="min-w-0 lg:h-dvh">
      <div
        className={classNames('flex min-h-0 min-w-0 flex-col lg:h-dvh', address.talk && 'hidden')}
        aria-busy={list.loading !== null}
      >
        <TalkToolbar
          search={search}
          filters={filters}
          counts={counts.tabs}
          onRefresh={refresh}
          loading={list.loading === 'first'}
        />
        {list.refusal && <Trouble refusal={list.refusal} onRetry={refresh} className="mx-4 mb-3 lg:mx-5" />}
        <div ref={place} className="relative min-h-0 flex-1 lg:overflow-y-auto">
          <VisuallyHidden>
            <span role="status">{list.loading === 'first' ? desk.talks.loading : found}</span>
          </VisuallyHidden>
          {isEmpty ? (
            <NothingHere
              none={desk.talks.empty}
              noMatch={desk.talks.nothing}
              action={<TextLink to={paths.home}>{desk.talks.empty.link}</TextLink>}
            />
          ) : (
            <TalkRows list={list} />
          )}
        </div>
      </div>
      {address.talk && (
        <TalkPage
          key={address.talk}
          id={address.talk}
          neighbours={{ before: neighbour(-1), after: neighbour(1) }}
          onClose={close}
          onShown={list.replace}
          onErased={() => {
            if (address.talk) list.remove(address.talk)
            counts.reload()
            close()
          }}
        />
      )}
    </div>
  )
}
