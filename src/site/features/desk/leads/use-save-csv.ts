import { useCallback, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { LEADS_CSV, type LeadFiltersGiven } from '../../../../contract/staff.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { saveFrom } from '../save-file.ts'
import { useDeskSession } from '../session.ts'
import { queryOf } from '../staff-api.ts'

/**
 * The browser itself fetches the file, so that a hundred thousand rows go to the disk and not through this page. An
 * ended session is found out before, or it would save the refusal as a file.
 */
export function useSaveCsv(filters: LeadFiltersGiven) {
  const { api } = useDeskSession()
  const [saving, setSaving] = useState(false)
  const save = useCallback(async () => {
    setSaving(true)
    const session = await api.session()
    setSaving(false)
    if (!session.ok) return showToast.error(session.refusal.message)
    saveFrom(`${LEADS_CSV}${queryOf(filters)}`)
    showToast.success(desk.leads.exporting)
  }, [api, filters])
  return { save, saving }
}
