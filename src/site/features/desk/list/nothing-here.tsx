import type { ReactNode } from 'react'
import { desk } from '../../../../content/desk.ts'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { isFiltered, noFilters } from '../desk-address.ts'
import { useDeskAddress } from '../use-desk-address.ts'

type Words = { heading: string; text: string }

/** In the place of a list without rows. That there are none at all is only said where nothing is filtered out. */
export function NothingHere({ none, noMatch, action }: { none: Words; noMatch: Words; action: ReactNode }) {
  const { address, go } = useDeskAddress()
  const filtered = isFiltered(address)
  const words = filtered ? noMatch : none
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-5 py-20 text-center">
      <h2 className="text-subheading">{words.heading}</h2>
      <p className="text-muted text-small">{words.text}</p>
      {filtered ? <CompactButton onClick={() => go(noFilters)}>{desk.list.clear}</CompactButton> : action}
    </div>
  )
}
