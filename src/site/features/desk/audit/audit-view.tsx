import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { type AuditAction, type AuditEntry, auditActions } from '../../../../contract/staff.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { DataTable } from '../../../ui/tool/data-table.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { describeDetail } from '../describe-entry.ts'
import { wholeMoment } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { hrefOf } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { ViewPage } from '../view-page.tsx'

const { audit: words } = desk

export function AuditView() {
  const { api } = useDeskSession()
  const owners = useLoaded('choices', api.choices).value?.owners ?? []
  const [action, setAction] = useState<AuditAction>()
  const [actor, setActor] = useState('')
  return (
    <ViewPage
      title={desk.views.audit}
      text={words.text}
      tools={
        <>
          <CompactSelect
            label={words.action}
            className="w-48"
            value={action ?? ''}
            onChange={({ target }) => setAction(auditActions.find((one) => one === target.value))}
          >
            <option value="">{words.anyAction}</option>
            {auditActions.map((one) => (
              <option key={one} value={one}>
                {desk.actions[one]}
              </option>
            ))}
          </CompactSelect>
          <CompactSelect
            label={words.actor}
            className="w-48"
            value={actor}
            onChange={({ target }) => setActor(target.value)}
          >
            <option value="">{words.anyActor}</option>
            {owners.map((owner) => (
              <option key={owner}>{owner}</option>
            ))}
          </CompactSelect>
        </>
      }
    >
      <Entries key={`${action} ${actor}`} action={action} actor={actor || undefined} />
    </ViewPage>
  )
}

function Entries({ action, actor }: { action: AuditAction | undefined; actor: string | undefined }) {
  const { api } = useDeskSession()
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const [former, setFormer] = useState<readonly AuditEntry[]>([])
  const page = useLoaded(cursor ?? 'first', (signal) => api.audit({ action, actor, cursor }, signal))
  const entries = [...former, ...(page.value?.entries ?? [])]
  const next = page.value?.next
  return (
    <div aria-busy={page.loading}>
      {page.refusal && <Trouble refusal={page.refusal} onRetry={page.reload} className="mb-4" />}
      {entries.length > 0 && <AuditTable entries={entries} />}
      {entries.length === 0 && page.value && <p className="text-muted">{words.empty}</p>}
      {entries.length === 0 && page.loading && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={10} />
        </div>
      )}
      <div className="flex min-h-16 items-center justify-center">
        {(next || (page.loading && former.length > 0)) && (
          <CompactButton
            variant="bare"
            busy={page.loading}
            onClick={() => {
              if (!next) return
              setFormer(entries)
              setCursors([...cursors, next])
            }}
          >
            {desk.list.more}
          </CompactButton>
        )}
      </div>
    </div>
  )
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { columns } = words
  return (
    <DataTable
      label={words.table}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          name: columns.when,
          className: 'whitespace-nowrap',
          cell: ({ createdAt }) => <time dateTime={createdAt}>{wholeMoment(createdAt)}</time>,
        },
        { name: columns.who, cell: ({ actor }) => actor ?? words.system },
        { name: columns.what, className: 'whitespace-nowrap', cell: (entry) => <What entry={entry} /> },
        { name: columns.detail, className: 'text-muted', cell: describeDetail },
      ]}
    />
  )
}

function What({ entry }: { entry: AuditEntry }) {
  const label = desk.actions[entry.action]
  const { action, subject } = entry
  if (!subject || action === 'talk.erased') return label
  const isTalk = action.startsWith('talk.') || action === 'conversation.ended'
  if (!isTalk && !action.startsWith('lead.')) return label
  return (
    <PageLink
      to={hrefOf(isTalk ? { view: 'talks', talk: subject } : { lead: subject })}
      title={isTalk ? words.openTalk : words.openLead}
      className="underline underline-offset-4"
    >
      {label}
    </PageLink>
  )
}
