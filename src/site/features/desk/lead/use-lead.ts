import { useState } from 'react'
import type { LeadSummary, LeadUpdate } from '../../../../contract/staff.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

export type Change = Pick<LeadUpdate, 'state' | 'owner'>
/** Somebody else was faster: what one saw, what it is now, what one wanted. */
export type Conflict = { before: LeadSummary; now: LeadSummary; wanted: Change }

const isAlready = (lead: LeadSummary, { state, owner }: Change) =>
  (state === undefined || state === lead.state) && (owner === undefined || owner === lead.owner)

/**
 * One lead, and changes to it that name the version they were made from. A change that comes too late is not lost and
 * overwrites nothing: it waits beside what the other did until somebody decides.
 */
export function useLead(id: string, onChanged: (lead: LeadSummary) => void) {
  const { api } = useDeskSession()
  const page = useLoaded(id, (signal) => api.lead(id, signal))
  const [underWay, setUnderWay] = useState<Change>()
  const [conflict, setConflict] = useState<Conflict>()
  const [failed, setFailed] = useState<{ wanted: Change; refusal: Refusal }>()

  function show(lead: LeadSummary) {
    if (page.value) page.put({ ...page.value, lead })
    onChanged(lead)
    // Its history has grown, by our hand or another's.
    page.reload()
  }

  async function change(wanted: Change) {
    const before = page.value?.lead
    if (!before || underWay || isAlready(before, wanted)) return
    setUnderWay(wanted)
    setFailed(undefined)
    const answer = await api.update(id, { version: before.version, ...wanted })
    setUnderWay(undefined)
    if (answer.ok) {
      setConflict(undefined)
      return show(answer.value)
    }
    const { refusal } = answer
    if (refusal.code !== 'lead_changed' || !refusal.lead) return setFailed({ wanted, refusal })
    if (!isAlready(refusal.lead, wanted)) setConflict({ before, now: refusal.lead, wanted })
    show(refusal.lead)
  }

  return {
    page,
    /** As it will be if all goes well: what was chosen is shown at once. */
    shown: page.value && { ...page.value.lead, ...underWay },
    saving: underWay !== undefined,
    change,
    conflict,
    dismissConflict: () => setConflict(undefined),
    failed,
  }
}
