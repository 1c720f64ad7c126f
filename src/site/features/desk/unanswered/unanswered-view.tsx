import { useRef, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { UnansweredGroup } from '../../../../contract/staff-talks.ts'
import { Segments } from '../../../ui/tool/segments.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { shownChoices } from '../desk-address.ts'
import { Onward } from '../list/onward.tsx'
import { useList } from '../list/use-list.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { ViewPage } from '../view-page.tsx'
import { UnansweredItem } from './unanswered-item.tsx'

const { unanswered: words } = desk

/** What visitors asked and the avatar did not know: work for whoever writes what it may say. */
export function UnansweredView() {
  const { address, go } = useDeskAddress()
  return (
    <ViewPage
      title={desk.views.unanswered}
      text={words.text}
      tools={
        <Segments
          legend={words.shown}
          value={address.shown}
          onChange={(shown) => go({ shown })}
          segments={shownChoices.map((shown) => ({ value: shown, label: words.shownChoices[shown] }))}
        />
      }
    >
      <Groups key={address.shown} shown={address.shown} />
    </ViewPage>
  )
}

function Groups({ shown }: { shown: (typeof shownChoices)[number] }) {
  const { api } = useDeskSession()
  const list = useList(
    shown,
    (cursor, signal) => api.unanswered({ shown, cursor }, signal),
    ({ groups }) => groups,
  )
  const place = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState<string>()
  useListKeys({ place, list, refresh: list.reload })
  useShortcuts({
    d: () => {
      const at = document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group
      const group = list.items.find(({ id }) => id === at)
      if (group) move(group)
    },
  })

  /** Into the other list. The focus goes to what takes its place. */
  async function move({ id }: UnansweredGroup) {
    if (moving) return
    setMoving(id)
    const answer = await (shown === 'open' ? api.markDone(id) : api.markUndone(id))
    setMoving(undefined)
    if (!answer.ok) return showToast.error(answer.refusal.message)
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.dataset.row === id)
    const heir = rows[at + 1] ?? rows[at - 1] ?? document.querySelector<HTMLElement>('main')
    heir?.focus()
    list.remove(id)
    showToast.success(words.moved[shown])
  }

  if (list.next === undefined && list.loading)
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton lines={8} />
      </div>
    )
  return (
    <div ref={place} aria-busy={list.loading !== null}>
      {list.refusal && <Trouble refusal={list.refusal} onRetry={list.reload} className="mb-4" />}
      {list.items.length > 0 && (
        <>
          <ol aria-label={desk.views.unanswered} className="border-line border-t">
            {list.items.map((group) => (
              <UnansweredItem
                key={group.id}
                group={group}
                busy={moving === group.id}
                onMove={() => move(group)}
              />
            ))}
          </ol>
          <Onward list={list} />
        </>
      )}
      {list.items.length === 0 && !list.loading && !list.refusal && (
        <div className="rounded-tile border border-line border-dashed p-8 text-center">
          <p className="font-[540]">{words.none[shown].heading}</p>
          <p className="mt-1 text-muted">{words.none[shown].text}</p>
        </div>
      )}
    </div>
  )
}
