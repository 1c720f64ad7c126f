import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../contract/paths.ts'
import { isDeskPath, signedInBefore, wayBack } from '../desk/desk-memory.ts'
import { type Refusal, staffApi } from '../desk/staff-api.ts'
import { showPasskey } from '../passkeys/ask-browser.ts'

export type Door =
  /** Nobody is here yet, or somebody whose session has ended. */
  | { at: 'shut'; ended: boolean }
  /** A link is being used, or was of no use. */
  | { at: 'applying' }
  | { at: 'refused'; refusal: Refusal }
  /** A passkey is asked for, or was not shown or not taken. */
  | { at: 'waiting' }
  | { at: 'not shown'; refusal: Refusal }

/**
 * What the address brought along: a code from the mail, a place to return to. The code is used by a POST from here,
 * never by opening the link (mail scanners open links), and leaves the address bar first, so that it stays in no
 * history.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const api = useMemo(() => staffApi(() => signedInBefore.note(false)), [])
  const [door, setDoor] = useState<Door>({ at: 'shut', ended: false })
  const brought = useRef<{ code: string | null; to: string | null }>(undefined)

  const enter = useCallback(() => {
    signedInBefore.note(true)
    const kept = wayBack.take()
    navigate(brought.current?.to ?? kept, { replace: true })
  }, [navigate])

  const apply = useCallback(async () => {
    const code = brought.current?.code
    if (!code) return
    setDoor({ at: 'applying' })
    const answer = await api.signIn({ code })
    if (answer.ok) return enter()
    setDoor({ at: 'refused', refusal: answer.refusal })
  }, [api, enter])

  /** Somebody may have signed in meanwhile, by the link in another tab. */
  const lookAgain = useCallback(async () => {
    if (!signedInBefore.read()) return
    const answer = await api.session()
    if (answer.ok) enter()
  }, [api, enter])

  // Before anything is painted: who comes from the desk must not see the form move down for the banner above it.
  useLayoutEffect(() => {
    if (brought.current) return
    const query = new URLSearchParams(location.search)
    const to = query.get('to')
    brought.current = { code: query.get('code'), to: to !== null && isDeskPath(to) ? to : null }
    if (brought.current.to) wayBack.keep(brought.current.to)
    if (brought.current.code) {
      navigate(paths.login, { replace: true })
      apply()
    } else {
      setDoor({ at: 'shut', ended: brought.current.to !== null })
      lookAgain()
    }
  }, [navigate, apply, lookAgain])

  useEffect(() => {
    const whenSeen = () => document.visibilityState === 'visible' && lookAgain()
    document.addEventListener('visibilitychange', whenSeen)
    addEventListener('storage', whenSeen)
    return () => {
      document.removeEventListener('visibilitychange', whenSeen)
      removeEventListener('storage', whenSeen)
    }
  }, [lookAgain])

  /** Only an answer of the server says who it was; until then nobody is asked for anything but a passkey. */
  const byPasskey = useCallback(async () => {
    setDoor({ at: 'waiting' })
    const answer = await showPasskey(api.askForPasskey, api.signInByPasskey)
    if (answer.ok) return enter()
    setDoor({ at: 'not shown', refusal: answer.refusal })
  }, [api, enter])

  return { door, apply, byPasskey }
}
