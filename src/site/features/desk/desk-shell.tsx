import { BRAND } from '../../../content/brand.ts'
import { desk } from '../../../content/desk.ts'
import { Banner } from '../../ui/banner.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CompactButton } from '../../ui/tool/compact-button.tsx'
import type { Refusal } from './staff-api.ts'

/** What is prerendered: no data, only what this place is. Stands until it is known who is here. */
export function DeskShell({ refusal, onRetry }: { refusal: Refusal | undefined; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center gap-5 px-gutter text-center">
      <Logo name={BRAND} className="justify-self-center" />
      <h1 className="text-heading">{desk.opening.heading}</h1>
      <p className="max-w-[34em] text-muted text-small">{desk.opening.text}</p>
      <div className="flex min-h-14 items-center justify-center">
        {refusal ? (
          <Banner
            kind="trouble"
            className="text-left"
            actions={<CompactButton onClick={onRetry}>{desk.troubles.retry}</CompactButton>}
          >
            {refusal.message}
          </Banner>
        ) : (
          <p role="status" className="flex items-center gap-2.5 text-label text-muted">
            <Spinner size="small" />
            {desk.opening.loading}
          </p>
        )}
      </div>
      <noscript>
        <p className="text-muted text-small">{desk.opening.noScript}</p>
      </noscript>
    </main>
  )
}
