import { controls } from '../../../content/controls.ts'
import { Button } from '../../ui/button.tsx'

export const WAITLIST_ID = 'waitlist'

/** Brings the waitlist's form into sight and puts the cursor into its first field. */
export function JoinWaitlist({ variant }: { variant?: 'primary' | 'ghost' }) {
  const go = () => {
    const form = document.getElementById(WAITLIST_ID)
    form?.scrollIntoView({ block: 'center' })
    form?.querySelector<HTMLInputElement>('input[type=email]')?.focus({ preventScroll: true })
  }
  return (
    <Button variant={variant} onClick={go}>
      {controls.joinWaitlist}
    </Button>
  )
}
