import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { WebhookStatus, WebhookTest } from '../../../../contract/staff.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { wholeMoment } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useRepeated } from '../use-repeated.ts'
import { ViewPage } from '../view-page.tsx'

const { webhook: words } = desk
const EVERY_MS = 10_000

export function WebhookView() {
  const { api } = useDeskSession()
  const status = useLoaded('webhook', api.webhook)
  useRepeated(EVERY_MS, status.reload)
  return (
    <ViewPage title={desk.views.webhook} text={words.text}>
      {status.refusal && <Trouble refusal={status.refusal} onRetry={status.reload} />}
      {!status.value && !status.refusal && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={4} />
        </div>
      )}
      {status.value &&
        (status.value.isOn ? (
          <Running status={status.value} onTested={status.reload} />
        ) : (
          <div className="rounded-tile border border-line border-dashed p-8 text-center">
            <p className="font-[540]">{words.off}</p>
            <p className="mt-1 text-muted">{words.offText}</p>
          </div>
        ))}
    </ViewPage>
  )
}

function Running({ status, onTested }: { status: WebhookStatus; onTested: () => void }) {
  const { api } = useDeskSession()
  const [testing, setTesting] = useState(false)
  const [outcome, setOutcome] = useState<WebhookTest>()
  const [refusal, setRefusal] = useState<Refusal>()
  async function test() {
    setTesting(true)
    setOutcome(undefined)
    setRefusal(undefined)
    const answer = await api.testWebhook()
    setTesting(false)
    if (answer.ok) setOutcome(answer.value)
    else setRefusal(answer.refusal)
    onTested()
  }
  const { pending, failed, lastDelivered, lastProblem } = words.fields
  const facts = [
    [words.on, status.host ?? ''],
    [pending, `${status.pending}`],
    [failed, `${status.failed}`],
    [lastDelivered, status.lastDeliveredAt ? wholeMoment(status.lastDeliveredAt) : words.never],
    [lastProblem, status.lastProblem ?? words.none],
  ] as const
  return (
    <div className="grid max-w-2xl gap-5">
      <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-tile border border-line bg-surface p-5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <CompactButton variant="solid" busy={testing} onClick={test} className="justify-self-start">
        {words.test}
      </CompactButton>
      {refusal && <Trouble refusal={refusal} />}
      {outcome && <Outcome outcome={outcome} />}
    </div>
  )
}

function Outcome({ outcome: { isDelivered, status, problem, milliseconds } }: { outcome: WebhookTest }) {
  const facts = [status && `HTTP ${status}`, problem, `${milliseconds} ms`].filter(Boolean).join(' · ')
  return (
    <Banner kind={isDelivered ? 'note' : 'trouble'}>
      {isDelivered ? words.delivered : words.refused} <span className="text-muted">{facts}</span>
    </Banner>
  )
}
