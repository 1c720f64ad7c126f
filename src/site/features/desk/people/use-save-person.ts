import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { saveText } from '../save-file.ts'
import { useDeskSession } from '../session.ts'
import { tellUnlessAsked } from '../tell-unless-asked.ts'

/** Saves all that is held on one address. The file's name does not tell whose it is: downloads lie about. */
export function useSavePerson() {
  const { api } = useDeskSession()
  const [saving, setSaving] = useState(false)
  async function save(email: string) {
    setSaving(true)
    const answer = await api.exportPerson({ email })
    setSaving(false)
    if (!answer.ok) return tellUnlessAsked(answer.refusal)
    const { held, exportedAt } = answer.value
    if (Object.values(held).every((rows) => rows.length === 0))
      return showToast.blank(desk.people.nothingHeld)
    saveText(
      `person-${exportedAt.slice(0, 10)}.json`,
      'application/json',
      JSON.stringify(answer.value, null, 2),
    )
    showToast.success(desk.people.exported)
  }
  return { save, saving }
}
