import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { newPasskey } from '../../../../contract/passkeys.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactInput } from '../../../ui/tool/compact-field.tsx'
import { makePasskey } from '../../passkeys/ask-browser.ts'
import { showToast } from '../../toasts/show-toast.ts'
import { useDeskSession } from '../session.ts'
import { type Refusal, wantsPasskey } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { passkeys: words } = desk

/** As a person would call the device in front of them; they may call it otherwise. */
const thisDevice = () =>
  /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? desk.views.passkeys

export function NewPasskeyForm({ isFirst, onMade }: { isFirst: boolean; onMade: () => void }) {
  const { api } = useDeskSession()
  const [name, setName] = useState(thisDevice)
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [making, setMaking] = useState(false)

  async function make(event: FormEvent) {
    event.preventDefault()
    const read = newPasskey.shape.name.safeParse(name)
    if (!read.success) return setError(read.error.issues[0]?.message)
    setMaking(true)
    setRefusal(undefined)
    const answer = await makePasskey(api.askToMakePasskey, (credential) =>
      api.addPasskey({ name: read.data, credential }),
    )
    setMaking(false)
    if (answer.ok) {
      showToast.success(words.made)
      onMade()
    } else if (!wantsPasskey(answer.refusal)) setRefusal(answer.refusal)
  }
  return (
    <form onSubmit={make} noValidate className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2.5">
        <CompactInput
          label={words.name}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
          maxLength={60}
          autoComplete="off"
          error={error}
          className="w-64 max-sm:w-full"
        />
        <CompactButton type="submit" variant={isFirst ? 'solid' : 'plain'} busy={making}>
          {!making && <Icon of={KeyRound} size="small" />}
          {isFirst ? words.make : words.another}
        </CompactButton>
      </div>
      {refusal && <Trouble refusal={refusal} />}
    </form>
  )
}
