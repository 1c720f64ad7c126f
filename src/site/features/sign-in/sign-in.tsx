import { KeyRound } from 'lucide-react'
import { login } from '../../../content/login.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useSignIn } from './use-sign-in.ts'

export function SignIn() {
  const { door, apply, byPasskey } = useSignIn()
  if (door.at === 'applying')
    return (
      <p role="status" className="flex min-h-40 items-center gap-3 text-lead">
        <Spinner />
        {login.applying}
      </p>
    )
  return (
    <div className="grid gap-6">
      {door.at === 'shut' && door.ended && <Banner>{login.ended}</Banner>}
      {door.at === 'refused' &&
        (door.refusal.code === 'offline' ? (
          <Banner
            kind="trouble"
            actions={
              <Button variant="ghost" size="small" onClick={apply}>
                {login.troubles.retry}
              </Button>
            }
          >
            {login.troubles.offline}
          </Banner>
        ) : (
          <Banner kind="trouble">
            <b className="block font-[560]">{login.troubles.heading}</b>
            {door.refusal.message}
          </Banner>
        ))}
      {door.at === 'not shown' && <Banner kind="trouble">{door.refusal.message}</Banner>}
      <Button variant="ghost" busy={door.at === 'waiting'} onClick={byPasskey} className="justify-self-start">
        {door.at !== 'waiting' && <Icon of={KeyRound} />}
        {door.at === 'waiting' ? login.passkey.showing : login.passkey.show}
      </Button>
      <p className="flex items-center gap-4 text-muted text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {login.passkey.or}
      </p>
      <SignInForm />
    </div>
  )
}
