import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { now: words } = desk

/** A visitor is in there: nobody is put out by a slip of the hand. */
export function EndDialog({
  id,
  onClose,
  onEnded,
}: {
  /** Of the conversation. */
  id: string
  onClose: () => void
  onEnded: () => void
}) {
  const { api } = useDeskSession()
  const [ending, setEnding] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  async function end() {
    setEnding(true)
    const answer = await api.endConversation(id)
    setEnding(false)
    if (!answer.ok) return setRefusal(answer.refusal)
    showToast.success(words.ended)
    onEnded()
  }
  return (
    <Dialog title={words.confirm.heading} onClose={onClose}>
      <p className="text-muted">{words.confirm.text}</p>
      {refusal && <Trouble refusal={refusal} className="mt-4" />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={onClose}>{words.confirm.no}</CompactButton>
        <CompactButton variant="danger" busy={ending} onClick={end}>
          {words.confirm.yes}
        </CompactButton>
      </div>
    </Dialog>
  )
}
