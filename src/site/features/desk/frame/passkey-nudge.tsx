import { desk } from '../../../../content/desk.ts'
import { Banner } from '../../../ui/banner.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { compactButtonClass } from '../../../ui/tool/compact-button.tsx'
import { useDeskSession } from '../session.ts'
import { hrefOf } from '../use-desk-address.ts'

/** Said while it is easy: later in the day the first passkey asks for another sign-in. */
export function PasskeyNudge() {
  const { staff } = useDeskSession()
  if (!staff.isPasskeyMissing) return null
  return (
    <Banner
      className="mx-4 mt-4 lg:mx-5"
      actions={
        <PageLink to={hrefOf({ view: 'passkeys' })} className={compactButtonClass('solid')}>
          {desk.passkeys.make}
        </PageLink>
      }
    >
      {desk.passkeys.missing}
    </Banner>
  )
}
