import { useState } from 'react'
import { agentsFor, catalog, type FilterId, filterAnnouncement } from '../../../content/catalog.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { AgentCell } from './agent-cell.tsx'
import { useFilter } from './use-filter.ts'

/** All agents in one ruled index; a filter leaves only those of its category. */
export function AgentIndex() {
  const [filter, choose] = useFilter()
  // Said only after a choice: a page that opens needs no announcement of what it shows.
  const [announcement, announce] = useState('')
  const pick = (next: FilterId) => {
    choose(next)
    announce(filterAnnouncement(next))
  }
  return (
    <>
      <fieldset className="mb-8">
        <legend className="sr-only">{catalog.filtersLabel}</legend>
        <div className="flex flex-wrap gap-2">
          {catalog.filters.map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === filter}
              onClick={() => pick(id)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small transition-colors',
                id === filter
                  ? 'border-transparent bg-text text-ground'
                  : 'border-control text-muted hover:border-text hover:text-text',
              )}
            >
              {id !== 'all' && id !== filter && <CategoryMark category={id} cubeClassName="h-4" />}
              {name} <span className="opacity-75">{count}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Reveal
        as="ul"
        each
        pace="catalog"
        className="grid overflow-clip rounded-panel border border-line-strong bg-surface md:grid-cols-2 lg:grid-cols-3"
      >
        {agentsFor(filter).map((agent) => (
          <AgentCell key={agent.slug} agent={agent} />
        ))}
      </Reveal>
    </>
  )
}
