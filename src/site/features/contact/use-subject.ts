import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The subject as the address suggests it, until the visitor writes one. What is written stays, whatever is chosen
 * afterwards; a field left empty takes the next suggestion.
 */
export function useSubject(suggested: string) {
  const { key } = useLocation()
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null)
  const own = typed && (typed.text !== '' || typed.at === key)
  return {
    value: own ? typed.text : suggested,
    type: (text: string) => setTyped({ text, at: key }),
    forget: () => setTyped(null),
  }
}
