import { useCallback, useEffect } from 'react'
import { useDeskAddress } from '../use-desk-address.ts'
import { turnId } from './talk-words.tsx'

/** The turn that the address names is marked, brought into sight and given the focus once its words are here. */
export function useMarkedTurn(isHere: boolean) {
  const { turn } = useDeskAddress().address
  const show = useCallback((number: number) => {
    const shown = document.getElementById(turnId(number))
    shown?.scrollIntoView({ block: 'center' })
    shown?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isHere && turn !== undefined) show(turn)
  }, [isHere, turn, show])
  return { marked: turn, show }
}
