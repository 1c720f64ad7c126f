import { trapLabel } from '../../../content/contact.ts'

/** A field nobody sees, hears or reaches by keyboard: what fills it in is a machine, and the server marks it. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <label>
        {trapLabel}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
