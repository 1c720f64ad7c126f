import { type FormEvent, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { personRequest } from '../../../../contract/staff.ts'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactInput } from '../../../ui/tool/compact-field.tsx'
import { ViewPage } from '../view-page.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { useSavePerson } from './use-save-person.ts'

const { people: words } = desk

export function PeopleView() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [erasing, setErasing] = useState<string>()
  const person = useSavePerson()

  /** Both buttons need a real address first. */
  function withAddress(act: (address: string) => void) {
    const read = personRequest.safeParse({ email })
    if (!read.success) return setError('Please enter a valid email address')
    setError(undefined)
    act(read.data.email)
  }
  return (
    <ViewPage title={desk.views.people} text={words.text}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          withAddress(person.save)
        }}
        className="grid max-w-2xl gap-6"
      >
        <CompactInput
          label={words.email}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setError(undefined)
          }}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={error}
          className="max-w-96"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-between gap-4 rounded-tile border border-line bg-surface p-5">
            <p className="text-muted">{words.exportHint}</p>
            <CompactButton type="submit" busy={person.saving} className="justify-self-start">
              {words.export}
            </CompactButton>
          </div>
          <div className="grid content-between gap-4 rounded-tile border border-line bg-surface p-5">
            <p className="text-muted">{words.eraseHint}</p>
            <CompactButton
              variant="danger"
              onClick={() => withAddress(setErasing)}
              className="justify-self-start"
            >
              {words.erase}
            </CompactButton>
          </div>
        </div>
      </form>
      {erasing && (
        <EraseDialog email={erasing} onClose={() => setErasing(undefined)} onErased={() => setEmail('')} />
      )}
    </ViewPage>
  )
}
