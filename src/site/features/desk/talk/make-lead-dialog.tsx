import { type FormEvent, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { FieldErrors } from '../../../../contract/errors.ts'
import { leadFromTalk } from '../../../../contract/staff-talks.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactInput } from '../../../ui/tool/compact-field.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { makeLead: words } = desk.talk

/** Somebody found out, or was told, how the visitor can be reached. */
export function MakeLeadDialog({
  id,
  onClose,
  onMade,
}: {
  id: string
  onClose: () => void
  onMade: () => void
}) {
  const { api } = useDeskSession()
  const [person, setPerson] = useState({ email: '', name: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [making, setMaking] = useState(false)
  const type = (change: Partial<typeof person>) => {
    setPerson({ ...person, ...change })
    setErrors({})
  }

  async function make(event: FormEvent) {
    event.preventDefault()
    if (making) return
    const read = leadFromTalk.safeParse({ ...person, email: person.email.trim() })
    if (!read.success) return setErrors({ email: read.error.issues[0]?.message ?? '' })
    setMaking(true)
    setRefusal(undefined)
    const answer = await api.makeLead(id, read.data)
    setMaking(false)
    if (!answer.ok) {
      setErrors(answer.refusal.fields)
      return setRefusal(answer.refusal)
    }
    showToast.success(words.made)
    onMade()
  }

  return (
    <Dialog title={words.heading} onClose={onClose}>
      <p className="text-muted">{words.text}</p>
      <form onSubmit={make} noValidate className="mt-4 grid gap-4">
        <CompactInput
          label={words.email}
          value={person.email}
          onChange={({ target }) => type({ email: target.value })}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errors.email}
        />
        <CompactInput
          label={words.name}
          value={person.name}
          onChange={({ target }) => type({ name: target.value })}
          maxLength={100}
          autoComplete="off"
          error={errors.name}
        />
        {refusal && <Trouble refusal={refusal} />}
        <div className="flex flex-wrap justify-end gap-2">
          <CompactButton onClick={onClose}>{words.no}</CompactButton>
          <CompactButton type="submit" variant="solid" busy={making}>
            {words.yes}
          </CompactButton>
        </div>
      </form>
    </Dialog>
  )
}
