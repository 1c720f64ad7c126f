import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { showPasskey } from '../../passkeys/ask-browser.ts'
import { wayBack } from '../desk-memory.ts'
import { useDeskSession } from '../session.ts'
import type { AsksForPasskey, Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'

const { asking: words } = desk.passkeys

/** Stands over whatever was being done, which goes on once the passkey was shown. */
export function StepUpDialog({
  code,
  onDone,
}: {
  code: AsksForPasskey
  onDone: (isMended: boolean) => void
}) {
  const { api, leave } = useDeskSession()
  const { go } = useDeskAddress()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const ways: Record<AsksForPasskey, () => Promise<void>> = {
    async passkey_needed() {
      const answer = await showPasskey(api.askToStepUp, api.stepUp)
      if (answer.ok) onDone(true)
      else setRefusal(answer.refusal)
    },
    async passkey_missing() {
      onDone(false)
      go({ view: 'passkeys', lead: undefined, talk: undefined })
    },
    async passkey_wants_new_sign_in() {
      const answer = await api.signOut()
      if (!answer.ok) return setRefusal(answer.refusal)
      wayBack.keep(hrefOf({ view: 'passkeys' }))
      leave()
    },
  }
  async function proceed() {
    setBusy(true)
    setRefusal(undefined)
    await ways[code]()
    setBusy(false)
  }

  const { heading, text, yes, ...more } = words[code]
  return (
    <Dialog title={heading} onClose={() => onDone(false)}>
      <p className="text-muted">{text}</p>
      {refusal && <Trouble refusal={refusal} className="mt-4" />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={() => onDone(false)}>{words.no}</CompactButton>
        <CompactButton variant="solid" busy={busy} onClick={proceed}>
          {yes}
        </CompactButton>
      </div>
      {'hint' in more && <p className="mt-5 border-line border-t pt-4 text-label text-muted">{more.hint}</p>}
    </Dialog>
  )
}
