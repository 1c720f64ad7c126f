import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import type { TypedPhone } from '../consult-machine.ts'
import { formatNumber, namedCountry, typeNumber } from './phone-number.ts'

/** Where the visitor's browser says it is at home; the list stands ready for everybody else. */
export const homeCountry = () => new Intl.Locale(navigator.language).region ?? 'US'

/** The field of the number: formatted while it is typed, with the cursor where the visitor left it. */
export function useNumber({ country, text }: TypedPhone, onType: (typed: TypedPhone) => void) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number | null>(null)

  useLayoutEffect(() => {
    const field = input.current
    if (field && cursor.current !== null && document.activeElement === field && field.value === text)
      field.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }, [text])

  return {
    input,
    type({ target }: ChangeEvent<HTMLInputElement>) {
      const typed = typeNumber(text, target.value, target.selectionStart ?? target.value.length, country)
      cursor.current = typed.cursor
      onType({ country: namedCountry(typed.text) ?? country, text: typed.text })
    },
    choose: (chosen: string) =>
      onType({
        country: chosen,
        text: text.startsWith('+') ? text : formatNumber(text.replaceAll(/\D/g, ''), chosen),
      }),
  }
}
