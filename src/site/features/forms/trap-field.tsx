import { trapLabel } from '../../../content/contact.ts'

/**
 * A field nobody sees, hears or reaches by keyboard: what fills it in is a machine, and the server marks it. Password
 * managers fill in for people, and are told to leave it alone, each in its own words.
 */
export function TrapField() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <label>
        {trapLabel}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
