import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { erasing: words } = desk.talk

/** Says what will be gone before it is. Who left an address is erased as a person, with all else they left. */
export function EraseTalkDialog({
  id,
  onClose,
  onErased,
}: {
  id: string
  onClose: () => void
  onErased: () => void
}) {
  const { api } = useDeskSession()
  const [erasing, setErasing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  async function erase() {
    setErasing(true)
    setRefusal(undefined)
    const answer = await api.eraseTalk(id)
    setErasing(false)
    if (!answer.ok) return setRefusal(answer.refusal)
    showToast.success(words.erased)
    onErased()
  }
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <p>{words.text}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-muted">
        {words.gone.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{words.stays}</p>
      {refusal && <Trouble refusal={refusal} className="mt-4" />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={onClose}>{words.no}</CompactButton>
        <CompactButton variant="danger" busy={erasing} onClick={erase}>
          {words.yes}
        </CompactButton>
      </div>
    </Dialog>
  )
}
