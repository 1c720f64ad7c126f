import { consult } from '../../../content/consult.ts'
import { controls } from '../../../content/controls.ts'
import { alreadyRegisteredSentence } from '../../../contract/verification-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ConsultMachine, ConsultState } from './consult-machine.ts'
import { canSendMail } from './consult-rules.ts'

/** Sends the mail, asks whether its link came back, and says how the address stands. */
export function EmailProof({ state, machine }: { state: ConsultState; machine: ConsultMachine }) {
  const { emailState, isChecking, notice } = state
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="ghost"
          size="medium"
          disabled={!canSendMail(state)}
          busy={emailState === 'sending'}
          onClick={machine.sendMail}
          className="px-4!"
        >
          {controls.sendVerificationEmail}
        </Button>
        <Button
          variant="quiet"
          size="medium"
          busy={isChecking || emailState === 'confirming'}
          onClick={machine.check}
          className="px-4!"
        >
          {controls.checkVerificationStatus}
        </Button>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {emailState === 'confirming' && <Notice tone="busy" text={consult.emailConfirming} />}
        {emailState === 'sent' && (
          <Notice tone="plain" text={consult.emailSent}>
            {consult.spamHint}
          </Notice>
        )}
        {emailState === 'verified' && <Notice tone="ok" text={consult.emailVerified} />}
        {emailState === 'already_registered' && <Notice tone="ok" text={alreadyRegisteredSentence} />}
        {notice && <Notice tone="danger" text={notice} />}
      </div>
    </div>
  )
}
