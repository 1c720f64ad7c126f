import { useEffect, useRef } from 'react'
import type { TalkPage } from '../../../../contract/staff-talks.ts'
import { useDeskSession } from '../session.ts'
import type { Loaded } from '../use-loaded.ts'
import { useRepeated } from '../use-repeated.ts'

const WHILE_RUNNING_MS = 5000
/** What was said and learned mostly comes at once. Whoever waits longer asks by hand: each look leaves a line in the audit. */
const WAITS_MS = [3000, 12_000, 60_000]

/** A talk that was opened before it was over, or before anything was learned from it, is looked at again. */
export function useUntilFinished(talk: Loaded<TalkPage>) {
  const { api } = useDeskSession()
  const { value: page, reload } = talk
  const id = page?.talk.id
  const isRunning = page?.talk.state === 'running'
  const isAwaited = page?.talk.state === 'awaited' || (page?.talk.state === 'here' && page.learnedBy === null)

  // Whether it still runs is told by the list of those that do, and nobody's words are read for that.
  useRepeated(WHILE_RUNNING_MS, async () => {
    if (!isRunning) return
    const live = await api.live(new AbortController().signal)
    if (live.ok && !live.value.conversations.some((one) => one.id === id)) reload()
  })

  const tried = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer that leaves something to wait for
  useEffect(() => {
    const wait = isAwaited ? WAITS_MS[tried.current] : undefined
    if (wait === undefined) return
    const timer = setTimeout(() => {
      tried.current += 1
      reload()
    }, wait)
    return () => clearTimeout(timer)
  }, [isAwaited, reload, page])
}
