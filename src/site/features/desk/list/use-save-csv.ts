import { useCallback, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { saveFrom } from '../save-file.ts'
import { useDeskSession } from '../session.ts'
import { queryOf } from '../staff-api.ts'
import { tellUnlessAsked } from '../tell-unless-asked.ts'

/**
 * The browser itself fetches the file, so that a hundred thousand rows go to the disk and not through this page. An
 * ended session or a passkey that is wanted is found out before, or it would save the refusal as a file.
 */
export function useSaveCsv(path: string, filters: Record<string, unknown>) {
  const { api } = useDeskSession()
  const [saving, setSaving] = useState(false)
  const save = useCallback(async () => {
    setSaving(true)
    const allowed = await api.mayTakeOut()
    setSaving(false)
    if (!allowed.ok) return tellUnlessAsked(allowed.refusal)
    saveFrom(path + queryOf(filters))
    showToast.success(desk.list.exporting)
  }, [api, path, filters])
  return { save, saving }
}
