import { Copy, Mail, UserRoundPlus } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import { type LeadSummary, leadStates } from '../../../../contract/staff.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CompactButton, compactButtonClass } from '../../../ui/tool/compact-button.tsx'
import { CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import type { Change, Conflict, useLead } from './use-lead.ts'

const { lead: words } = desk

/** What is done with a lead: its state, who has it, and writing to the person. Each choice is saved at once. */
export function LeadWork({ lead, shown }: { lead: ReturnType<typeof useLead>; shown: LeadSummary }) {
  const { staff, api } = useDeskSession()
  const choices = useLoaded('choices', api.choices).value
  const owners = [
    ...new Set([...(choices?.owners ?? []), ...(shown.owner ? [shown.owner] : []), staff.email]),
  ]
  const take = () => lead.change({ owner: staff.email })
  useShortcuts({ t: take })

  async function copy() {
    await navigator.clipboard.writeText(shown.email)
    showToast.success(words.copied)
  }
  return (
    <div className="grid gap-3.5" aria-busy={lead.saving}>
      {lead.conflict && (
        <ConflictNotice
          conflict={lead.conflict}
          onKeep={lead.dismissConflict}
          onSave={(wanted) => lead.change(wanted)}
        />
      )}
      {lead.failed && (
        <Trouble
          refusal={lead.failed.refusal}
          onRetry={() => lead.failed && lead.change(lead.failed.wanted)}
        />
      )}
      <Segments
        legend={words.state}
        value={shown.state}
        onChange={(state) => lead.change({ state })}
        segments={leadStates.map((state) => ({ value: state, label: desk.states[state] }))}
      />
      <div className="flex flex-wrap items-end gap-2">
        <CompactSelect
          label={words.owner}
          className="flex-1 basis-44"
          value={shown.owner ?? ''}
          onChange={({ target }) => lead.change({ owner: target.value || null })}
        >
          <option value="">{words.nobody}</option>
          {owners.map((owner) => (
            <option key={owner}>{owner}</option>
          ))}
        </CompactSelect>
        {shown.owner !== staff.email && (
          <CompactButton onClick={take}>
            <Icon of={UserRoundPlus} size="small" />
            {words.take}
          </CompactButton>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CompactButton variant="bare" onClick={copy} className="-ml-3">
          <Icon of={Copy} size="small" />
          {words.copyEmail}
        </CompactButton>
        <a href={`mailto:${encodeURIComponent(shown.email)}`} className={compactButtonClass('bare')}>
          <Icon of={Mail} size="small" />
          {words.write}
        </a>
      </div>
    </div>
  )
}

const ownerWord = (owner: string | null | undefined) => owner ?? words.nobody

/** Each difference in words: "State: Won". */
const said = ({ state, owner }: Change) => [
  ...(state === undefined ? [] : [`${words.state}: ${desk.states[state]}`]),
  ...(owner === undefined ? [] : [`${words.owner}: ${ownerWord(owner)}`]),
]

function ConflictNotice({
  conflict: { before, now, wanted },
  onKeep,
  onSave,
}: {
  conflict: Conflict
  onKeep: () => void
  onSave: (wanted: Change) => void
}) {
  const theirs: Change = {
    ...(now.state !== before.state && { state: now.state }),
    ...(now.owner !== before.owner && { owner: now.owner }),
  }
  return (
    <Banner
      kind="trouble"
      actions={
        <>
          <CompactButton onClick={onKeep}>{words.conflict.keep}</CompactButton>
          <CompactButton variant="solid" onClick={() => onSave(wanted)}>
            {words.conflict.save}
          </CompactButton>
        </>
      }
    >
      <b className="block font-[560]">{words.conflict.heading}</b>
      {words.conflict.text}
      <span className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        <span className="text-muted">{words.conflict.theirs}</span>
        <span>{said(theirs).join(' · ')}</span>
        <span className="text-muted">{words.conflict.yours}</span>
        <span>{said(wanted).join(' · ')}</span>
      </span>
    </Banner>
  )
}
