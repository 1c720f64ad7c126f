import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { LiveConversations } from '../../../../contract/staff.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { DataTable } from '../../../ui/tool/data-table.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { showToast } from '../../toasts/show-toast.ts'
import { lasting } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import type { Refusal } from '../staff-api.ts'
import { Trouble } from '../trouble.tsx'
import { hrefOf } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { useNow } from '../use-now.ts'
import { useRepeated } from '../use-repeated.ts'
import { ViewPage } from '../view-page.tsx'

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
          conversation={asking}
          onClose={() => setAsking(undefined)}
          onEnded={() => {
            setAsking(undefined)
            showToast.success(words.ended)
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

function EndDialog({
  conversation,
  onClose,
  onEnded,
}: {
  conversation: Live
  onClose: () => void
  onEnded: () => void
}) {
  const { api } = useDeskSession()
  const [ending, setEnding] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  async function end() {
    setEnding(true)
    const answer = await api.endConversation(conversation.id)
    setEnding(false)
    if (answer.ok) onEnded()
    else setRefusal(answer.refusal)
  }
  return (
    <Dialog title={words.confirm.heading} onClose={onClose}>
      <p className="text-muted">{words.confirm.text}</p>
      {refusal && <Trouble refusal={refusal} className="mt-4" />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={onClose}>{words.confirm.no}</CompactButton>
        <CompactButton variant="danger" busy={ending} onClick={end}>
          {words.confirm.yes}
        </CompactButton>
      </div>
    </Dialog>
  )
}
