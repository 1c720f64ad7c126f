import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { Routing, RoutingRule } from '../../../../contract/staff-talks.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

/**
 * The rules as they are kept, and as they stand on this page until they are saved. Saving names the version it was made
 * from: what comes too late overwrites nothing and waits beside what the other did until somebody decides.
 */
export function useRouting() {
  const { api } = useDeskSession()
  const kept = useLoaded('routing', api.routing)
  const [draft, setDraft] = useState<readonly RoutingRule[]>()
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Routing>()

  function settle(routing: Routing) {
    kept.put(routing)
    setDraft(undefined)
    setTheirs(undefined)
    setRefusal(undefined)
  }

  async function save(version = kept.value?.version) {
    if (version === undefined || !draft || saving) return
    setSaving(true)
    setRefusal(undefined)
    const answer = await api.saveRouting({ version, rules: [...draft] })
    setSaving(false)
    if (!answer.ok) {
      if (answer.refusal.routing) setTheirs(answer.refusal.routing)
      else setRefusal(answer.refusal)
      return
    }
    settle(answer.value)
    showToast.success(desk.routing.saved)
  }

  return {
    kept,
    rules: draft ?? kept.value?.rules,
    change: (rules: readonly RoutingRule[]) => {
      setDraft(rules)
      setRefusal(undefined)
    },
    isChanged: draft !== undefined && JSON.stringify(draft) !== JSON.stringify(kept.value?.rules),
    discard: () => {
      setDraft(undefined)
      setRefusal(undefined)
    },
    save: () => save(),
    saving,
    refusal,
    theirs,
    takeTheirs: () => theirs && settle(theirs),
    saveMine: () => save(theirs?.version),
  }
}
