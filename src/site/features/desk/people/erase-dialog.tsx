import { type FormEvent, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { PersonErased } from '../../../../contract/staff.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactInput } from '../../../ui/tool/compact-field.tsx'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'

const { dialog: words } = desk.people

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Says what will be gone and wants the address typed: nobody erases by a slip of the hand. */
export function EraseDialog({
  email,
  onClose,
  onErased,
}: {
  email: string
  onClose: () => void
  /** Once the outcome has been read. */
  onErased?: () => void
}) {
  const { api } = useDeskSession()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [erased, setErased] = useState<PersonErased['erased']>()
  const [erasing, setErasing] = useState(false)

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (!sameAddress(typed, email)) return setError(words.mismatch)
    setErasing(true)
    setRefusal(undefined)
    const answer = await api.erasePerson({ email })
    setErasing(false)
    if (answer.ok) setErased(answer.value.erased)
    else setRefusal(answer.refusal)
  }
  function close() {
    onClose()
    if (erased) onErased?.()
  }

  if (erased)
    return (
      <Dialog title={desk.people.erase} onClose={close}>
        <Outcome erased={erased} />
        <div className="mt-5 flex justify-end">
          <CompactButton variant="solid" onClick={close}>
            {desk.lead.close}
          </CompactButton>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={words.heading} onClose={close}>
      <p className="break-all font-[560]">{email}</p>
      <p className="mt-2">{words.text}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-muted">
        {words.gone.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{words.stays}</p>
      <form onSubmit={erase} noValidate className="mt-4 grid gap-4">
        <CompactInput
          label={words.confirm}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={error}
        />
        {refusal && <Trouble refusal={refusal} />}
        <div className="flex flex-wrap justify-end gap-2">
          <CompactButton onClick={close}>{words.no}</CompactButton>
          <CompactButton type="submit" variant="danger" busy={erasing}>
            {words.yes}
          </CompactButton>
        </div>
      </form>
    </Dialog>
  )
}

function Outcome({ erased }: { erased: PersonErased['erased'] }) {
  const tables = Object.entries(erased)
  if (tables.length === 0) return <p role="status">{desk.people.erasedNothing}</p>
  return (
    <div role="status">
      <p>{desk.people.erased}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {tables.map(([table, rows]) => (
          <div key={table} className="contents">
            <dt className="text-muted">{table}</dt>
            <dd>{rows}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
