import { useCallback, useRef, useState } from 'react'
import type { AsksForPasskey, Mend } from '../staff-api.ts'

/** Who is asked for a passkey, and for what; of several questions at once one is put, and its outcome is all of theirs. */
export function useStepUp() {
  const [asked, setAsked] = useState<AsksForPasskey>()
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined)

  const mend: Mend = useCallback((code) => {
    waiting.current ??= Promise.withResolvers<boolean>()
    setAsked(code)
    return waiting.current.promise
  }, [])
  const settle = useCallback((isMended: boolean) => {
    setAsked(undefined)
    waiting.current?.resolve(isMended)
    waiting.current = undefined
  }, [])
  return { asked, mend, settle }
}
