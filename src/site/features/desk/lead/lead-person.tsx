import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { Part } from '../part.tsx'
import { EraseDialog } from '../people/erase-dialog.tsx'
import { useSavePerson } from '../people/use-save-person.ts'

const { lead: words } = desk

/** The rights of the person behind a lead: to have what is held, and to have it gone. */
export function LeadPerson({ email, onErased }: { email: string; onErased: () => void }) {
  const [erasing, setErasing] = useState(false)
  const person = useSavePerson()
  return (
    <Part heading={words.person}>
      <div className="flex flex-wrap gap-2">
        <CompactButton busy={person.saving} onClick={() => person.save(email)}>
          {words.exportPerson}
        </CompactButton>
        <CompactButton variant="danger" onClick={() => setErasing(true)}>
          {words.erasePerson}
        </CompactButton>
      </div>
      {erasing && <EraseDialog email={email} onClose={() => setErasing(false)} onErased={onErased} />}
    </Part>
  )
}
