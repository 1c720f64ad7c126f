import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../contract/paths.ts'
import type { StaffSession } from '../../../contract/staff.ts'
import { Toaster } from '../toasts/toaster.tsx'
import { draft, isDeskPath, signedInBefore } from './desk-memory.ts'
import { DeskShell } from './desk-shell.tsx'
import { DeskViews } from './desk-views.tsx'
import { StepUpDialog } from './passkeys/step-up-dialog.tsx'
import { useStepUp } from './passkeys/use-step-up.ts'
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
  const stepUp = useStepUp()
  const api = useMemo(() => staffApi(signedOut, stepUp.mend), [signedOut, stepUp.mend])

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
        refresh: ask,
        leave() {
          signedInBefore.note(false)
          draft.forgetAll()
          // A document load: whatever was read of visitors leaves the memory of the page with it.
          location.replace(paths.login)
        },
      },
    [staff, api, ask],
  )
  return (
    <>
      {session ? (
        <DeskSessionContext value={session}>
          <DeskViews />
          {stepUp.asked && <StepUpDialog key={stepUp.asked} code={stepUp.asked} onDone={stepUp.settle} />}
        </DeskSessionContext>
      ) : (
        <DeskShell refusal={refusal?.code === 'unauthorized' ? undefined : refusal} onRetry={ask} />
      )}
      <Toaster />
    </>
  )
}
