import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../contract/paths.ts'
import type { StaffSession } from '../../../contract/staff.ts'
import { Toaster } from '../toasts/toaster.tsx'
import { draft, isDeskPath, signedInBefore } from './desk-memory.ts'
import { DeskShell } from './desk-shell.tsx'
import { DeskViews } from './desk-views.tsx'
import { DeskSessionContext } from './session.ts'
import { type Refusal, staffApi } from './staff-api.ts'

/**
 * Asks who is here before it draws anything of the desk. Without a session the way leads to the login page and, from
 * there, back to this very address.
 */
export function DeskScreen() {
  const navigate = useNavigate()
  const [staff, setStaff] = useState<StaffSession>()
  const [refusal, setRefusal] = useState<Refusal>()

  const signedOut = useCallback(() => {
    signedInBefore.note(false)
    const here = location.pathname + location.search
    navigate(isDeskPath(here) ? `${paths.login}?to=${encodeURIComponent(here)}` : paths.login, {
      replace: true,
    })
  }, [navigate])
  const api = useMemo(() => staffApi(signedOut), [signedOut])

  const ask = useCallback(async () => {
    setRefusal(undefined)
    if (!signedInBefore.read()) return signedOut()
    const answer = await api.session()
    if (answer.ok) setStaff(answer.value)
    else setRefusal(answer.refusal)
  }, [api, signedOut])

  useEffect(() => {
    window.veyraEarly?.hydrated()
    ask()
  }, [ask])

  const session = useMemo(
    () =>
      staff && {
        staff,
        api,
        leave() {
          signedInBefore.note(false)
          draft.forgetAll()
          // A document load: whatever was read of visitors leaves the memory of the page with it.
          location.replace(paths.login)
        },
      },
    [staff, api],
  )
  return (
    <>
      {session ? (
        <DeskSessionContext value={session}>
          <DeskViews />
        </DeskSessionContext>
      ) : (
        <DeskShell refusal={refusal?.code === 'unauthorized' ? undefined : refusal} onRetry={ask} />
      )}
      <Toaster />
    </>
  )
}
