import { useEffect, useRef } from 'react'
import { desk } from '../../../../content/desk.ts'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import type { List } from './use-list.ts'

/** Loads on by itself as the end comes near; the button is there for those who do not scroll. */
export function Onward({ list }: { list: Omit<List<unknown>, 'replace'> }) {
  const mark = useRef<HTMLDivElement>(null)
  const { more, next, refusal } = list
  useEffect(() => {
    // After a failure it waits to be asked: the end is still near, and it would ask for ever.
    if (!mark.current || !next || refusal) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '400px',
    })
    near.observe(mark.current)
    return () => near.disconnect()
  }, [more, next, refusal])
  return (
    <div ref={mark} className="flex min-h-16 items-center justify-center px-4 text-faint">
      {next ? (
        <CompactButton variant="bare" onClick={more} busy={list.loading === 'more'}>
          {desk.list.more}
        </CompactButton>
      ) : (
        <p>{desk.list.end}</p>
      )}
    </div>
  )
}
