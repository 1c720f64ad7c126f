import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { TalkSummary } from '../../../../contract/staff-talks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CompactButton, compactButtonClass } from '../../../ui/tool/compact-button.tsx'
import { IconButton } from '../../../ui/tool/icon-button.tsx'
import { EndDialog } from '../now/end-dialog.tsx'
import { hrefOf } from '../use-desk-address.ts'
import { EraseTalkDialog } from './erase-talk-dialog.tsx'
import { MakeLeadDialog } from './make-lead-dialog.tsx'

const { talk: words } = desk

/** Undefined where the list ends. */
export type Neighbours = Record<'before' | 'after', (() => void) | undefined>

/** The way back, the next one, and what is done with a talk. */
export function TalkBar({
  talk,
  neighbours,
  onClose,
  onChanged,
  onErased,
}: {
  talk: TalkSummary | undefined
  neighbours: Neighbours
  onClose: () => void
  onChanged: () => void
  onErased: () => void
}) {
  const [asking, setAsking] = useState<'lead' | 'end' | 'erase'>()
  const close = () => setAsking(undefined)
  const changed = () => {
    close()
    onChanged()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-ground px-4 py-2 lg:px-5">
      <CompactButton variant="bare" onClick={onClose} className="-ml-2.5">
        <Icon of={ArrowLeft} size="small" />
        {words.back}
      </CompactButton>
      <span className="flex">
        <IconButton
          label={words.former}
          icon={ChevronUp}
          disabled={!neighbours.before}
          onClick={neighbours.before}
        />
        <IconButton
          label={words.next}
          icon={ChevronDown}
          disabled={!neighbours.after}
          onClick={neighbours.after}
        />
      </span>
      {talk && (
        <span className="ml-auto flex flex-wrap gap-2">
          {talk.state === 'running' && (
            <CompactButton variant="danger" onClick={() => setAsking('end')}>
              {words.end}
            </CompactButton>
          )}
          {talk.leadId ? (
            <PageLink to={hrefOf({ lead: talk.leadId })} className={compactButtonClass('plain')}>
              {words.openLead}
            </PageLink>
          ) : (
            <CompactButton variant="solid" onClick={() => setAsking('lead')}>
              {words.makeLead.open}
            </CompactButton>
          )}
          <CompactButton variant="danger" onClick={() => setAsking('erase')}>
            {words.erase}
          </CompactButton>
        </span>
      )}
      {talk && asking === 'lead' && <MakeLeadDialog id={talk.id} onClose={close} onMade={changed} />}
      {talk && asking === 'end' && <EndDialog id={talk.id} onClose={close} onEnded={changed} />}
      {talk && asking === 'erase' && <EraseTalkDialog id={talk.id} onClose={close} onErased={onErased} />}
    </div>
  )
}
