import { KeyRound, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CompactButton, compactButtonClass } from '../../../ui/tool/compact-button.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { wholeMoment } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import type { Answer } from '../staff-api.ts'
import { hrefOf } from '../use-desk-address.ts'

/** Who is signed in, until when, and the way out. */
export function AccountMenu() {
  const id = useId()
  const { staff, api, leave } = useDeskSession()
  const [leaving, setLeaving] = useState<'here' | 'everywhere'>()
  const { account } = desk

  async function signOut(where: 'here' | 'everywhere', ask: () => Promise<Answer<undefined>>) {
    setLeaving(where)
    const answer = await ask()
    if (answer.ok) return leave()
    setLeaving(undefined)
    showToast.error(account.failed)
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${account.label}: ${staff.email}`}
        title={staff.email}
        className="flex min-h-8 min-w-8 max-w-48 items-center justify-center gap-2 rounded-lg px-1.5 text-muted hover:bg-raised hover:text-text lg:flex-1 lg:justify-start pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Icon of={UserRound} size="small" className="size-4.5" />
        <span className="truncate max-lg:hidden">{staff.email.split('@')[0]}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="rise fixed inset-auto m-0 w-72 max-lg:top-13 max-lg:right-3 lg:bottom-14 lg:left-3 rounded-tile border border-line-strong bg-surface p-4 text-label shadow-float"
      >
        <p className="text-muted">{account.signedInAs}</p>
        <p className="break-all font-[540]">{staff.email}</p>
        <p className="mt-2 text-muted">
          {account.ends} {wholeMoment(staff.endsAt)}
        </p>
        <div className="mt-4 grid gap-2">
          <PageLink
            to={hrefOf({ view: 'passkeys' })}
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            className={compactButtonClass('plain')}
          >
            <Icon of={KeyRound} size="small" />
            {account.passkeys}
          </PageLink>
          <CompactButton busy={leaving === 'here'} onClick={() => signOut('here', api.signOut)}>
            {account.signOut}
          </CompactButton>
          <CompactButton
            busy={leaving === 'everywhere'}
            aria-describedby={`${id}-everywhere`}
            onClick={() => signOut('everywhere', api.signOutEverywhere)}
          >
            {account.signOutEverywhere}
          </CompactButton>
          <p id={`${id}-everywhere`} className="text-[0.78rem] text-muted">
            {account.everywhereHint}
          </p>
        </div>
      </div>
    </>
  )
}
