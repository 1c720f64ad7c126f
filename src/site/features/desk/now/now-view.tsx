import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { LiveConversations } from '../../../../contract/staff.ts'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { DataTable } from '../../../ui/tool/data-table.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { lasting } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { hrefOf } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { useNow } from '../use-now.ts'
import { useRepeated } from '../use-repeated.ts'
import { ViewPage } from '../view-page.tsx'
import { EndDialog } from './end-dialog.tsx'

const { now: words } = desk
const EVERY_MS = 4000

type Live = LiveConversations['conversations'][number]

export function NowView() {
  const { api } = useDeskSession()
  const live = useLoaded('live', api.live)
  useRepeated(EVERY_MS, live.reload)
  const [asking, setAsking] = useState<Live>()
  const conversations = live.value?.conversations
  return (
    <ViewPage title={desk.views.now} text={words.text}>
      {live.refusal && <Trouble refusal={live.refusal} onRetry={live.reload} />}
      {!conversations && !live.refusal && <Skeleton lines={4} />}
      {conversations && (
        <p role="status" className="flex items-center gap-4">
          {conversations.length > 0 && <LiveDot />}
          <span className="text-figure">{conversations.length}</span>
          <span className="text-muted">{words.table.toLowerCase()}</span>
        </p>
      )}
      {conversations?.length === 0 && (
        <div className="rounded-tile border border-line border-dashed p-8 text-center">
          <p className="font-[540]">{words.none}</p>
          <p className="mt-1 text-muted">{words.noneHint}</p>
        </div>
      )}
      {conversations && conversations.length > 0 && (
        <LiveTable conversations={conversations} onEnd={setAsking} />
      )}
      {asking && (
        <EndDialog
          id={asking.id}
          onClose={() => setAsking(undefined)}
          onEnded={() => {
            setAsking(undefined)
            live.reload()
          }}
        />
      )}
    </ViewPage>
  )
}

function LiveTable({
  conversations,
  onEnd,
}: {
  conversations: readonly Live[]
  onEnd: (conversation: Live) => void
}) {
  const now = useNow(1000)
  const { columns } = words
  return (
    <DataTable
      label={words.table}
      rows={conversations}
      keyOf={({ id }) => id}
      columns={[
        { name: columns.from, cell: ({ source }) => desk.startSources[source] },
        { name: columns.since, cell: ({ startedAt }) => lasting(now - Date.parse(startedAt)) },
        {
          name: columns.avatar,
          cell: ({ isJoined }) => (
            <Badge tone={isJoined ? 'ok' : 'plain'}>{isJoined ? words.joined : words.waiting}</Badge>
          ),
        },
        {
          name: columns.belongsTo,
          cell: ({ leadId }) =>
            leadId ? (
              <PageLink to={hrefOf({ lead: leadId })} className="underline underline-offset-4">
                {words.openLead}
              </PageLink>
            ) : (
              <span className="text-muted">{words.noLead}</span>
            ),
        },
        {
          name: columns.end,
          isNumber: true,
          cell: (conversation) => (
            <CompactButton variant="danger" onClick={() => onEnd(conversation)}>
              {words.end}
            </CompactButton>
          ),
        },
      ]}
    />
  )
}
