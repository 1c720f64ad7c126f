import { Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { compactControlClass } from '../../../ui/tool/compact-field.tsx'
import { Keycap } from '../../../ui/tool/keycap.tsx'
import { useDeskAddress } from '../use-desk-address.ts'

const PAUSE_MS = 250

/** Searches when the typing pauses; the address follows, so that the search can be shared. */
export function SearchField({
  field,
  hint,
}: {
  field: RefObject<HTMLInputElement | null>
  /** What can be searched for. */
  hint: string
}) {
  const { address, go } = useDeskAddress()
  const said = address.search ?? ''
  const [typed, setTyped] = useState(said)
  // The address may change without typing: a link, the way back, "Clear filters".
  const [heard, setHeard] = useState(said)
  if (heard !== said) {
    setHeard(said)
    if (typed.trim() !== said) setTyped(said)
  }
  // Anew at every change of the address: what is opened at that moment overtakes the search on its way there.
  useEffect(() => {
    if (typed.trim() === (address.search ?? '')) return
    const timer = setTimeout(() => go({ search: typed.trim() || undefined }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, address, go])
  return (
    <div className="relative min-w-40 max-w-96 flex-1 basis-52">
      <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-2.5 size-4 text-faint" />
      <input
        ref={field}
        type="search"
        aria-label={desk.list.search}
        placeholder={hint}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setTyped('')
          event.currentTarget.blur()
        }}
        className={classNames(compactControlClass, 'peer h-8 pr-8 pl-8')}
      />
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2 peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden pointer-coarse:hidden"
      >
        <Keycap>/</Keycap>
      </span>
    </div>
  )
}
