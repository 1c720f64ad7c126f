import { desk } from '../../../content/desk.ts'
import { Banner } from '../../ui/banner.tsx'
import { CompactButton } from '../../ui/tool/compact-button.tsx'
import type { Refusal } from './staff-api.ts'

/** A question that got no answer, and a way to ask it again. What is shown meanwhile is older. */
export function Trouble({
  refusal,
  onRetry,
  className,
}: {
  refusal: Refusal
  onRetry?: () => void
  className?: string
}) {
  return (
    <Banner
      kind="trouble"
      className={className}
      actions={onRetry && <CompactButton onClick={onRetry}>{desk.troubles.retry}</CompactButton>}
    >
      {refusal.message}
    </Banner>
  )
}
