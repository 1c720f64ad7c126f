import { desk } from '../../../../content/desk.ts'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDeskSession } from '../session.ts'
import { useLoaded } from '../use-loaded.ts'
import { useRepeated } from '../use-repeated.ts'

const EVERY_MS = 10_000

/** How many talk right now, beside the view that shows them. */
export function LiveCount() {
  const { api } = useDeskSession()
  const live = useLoaded('live-count', api.live)
  useRepeated(EVERY_MS, live.reload)
  const count = live.value?.conversations.length ?? 0
  if (count === 0) return null
  return (
    <span className="ml-auto flex items-center gap-1 text-text">
      <LiveDot />
      {count}
      <VisuallyHidden> {desk.now.table.toLowerCase()}</VisuallyHidden>
    </span>
  )
}
