import { conversation } from '../../../../content/conversation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** What the page says before it knows more, also without script. */
export function LoadingRoom({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={classNames('flex flex-1 flex-col items-center justify-center gap-5 text-muted', className)}
    >
      <Spinner size="large" />
      {conversation.loading}
    </div>
  )
}
