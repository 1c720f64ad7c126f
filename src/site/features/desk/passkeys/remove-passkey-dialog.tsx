import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { Passkey } from '../../../../contract/passkeys.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { removal: words } = desk.passkeys

export function RemovePasskeyDialog({
  passkey: { id, name, email },
  isOnlyOwn,
  onClose,
  onRemoved,
}: {
  passkey: Passkey
  isOnlyOwn: boolean
  onClose: () => void
  onRemoved: () => void
}) {
  const { api, staff } = useDeskSession()
  const [removing, setRemoving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  async function remove() {
    setRemoving(true)
    setRefusal(undefined)
    const answer = await api.removePasskey(id)
    setRemoving(false)
    if (!answer.ok) return setRefusal(answer.refusal)
    showToast.success(desk.passkeys.removed)
    onClose()
    onRemoved()
  }
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <p className="break-words font-[560]">{email === staff.email ? name : `${name}, ${email}`}</p>
      <p className="mt-2 text-muted">{words.text}</p>
      {isOnlyOwn && <p className="mt-2 text-muted">{words.last}</p>}
      {refusal && <Trouble refusal={refusal} className="mt-4" />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={onClose}>{words.no}</CompactButton>
        <CompactButton variant="danger" busy={removing} onClick={remove}>
          {words.yes}
        </CompactButton>
      </div>
    </Dialog>
  )
}
