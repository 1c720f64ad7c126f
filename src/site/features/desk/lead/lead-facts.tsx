import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { LeadAttribution, LeadConversation, LeadRecord } from '../../../../contract/staff.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { Badge } from '../../../ui/tool/badge.tsx'
import { lasting, wholeMoment } from '../moments.ts'

const { lead: words } = desk

type Fact = readonly [label: string, value: ReactNode]

/** Names and values; those without a value are left out. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            {/* What visitors wrote is text and stays text. */}
            <dd className="whitespace-pre-wrap break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const fieldsOf = (record: LeadRecord): Fact[] => {
  const { fields } = words
  switch (record.kind) {
    case 'signup':
      return [
        [fields.name, record.name],
        [fields.email, record.email],
        [fields.phone, record.phone],
        [fields.country, record.countryName],
      ]
    case 'message':
    case 'demo':
      return [
        [fields.name, `${record.firstName} ${record.lastName}`],
        [fields.email, record.email],
        [fields.category, record.category],
        [fields.preferredDays, record.preferredDays],
        [fields.timeZone, record.timeZone],
        [fields.subject, record.subject],
        [fields.message, record.message],
      ]
    case 'waitlist':
      return [
        [fields.email, record.email],
        [fields.interest, record.interest],
      ]
    case 'talk':
      return [
        [fields.name, record.name],
        [fields.email, record.email],
        [fields.leftAt, words.contactPlaces[record.place]],
      ]
  }
}

export function RecordFacts({ record }: { record: LeadRecord | null }) {
  return record ? <Facts facts={fieldsOf(record)} /> : <p className="text-muted">{words.noRecord}</p>
}

export function VerificationFacts({ record }: { record: LeadRecord | null }) {
  if (record?.kind === 'talk')
    return <Proof ok={record.provenAt !== null} yes={words.emailVerified} no={words.emailUnverified} />
  if (record?.kind !== 'signup') return <p className="text-muted">{words.noVerification}</p>
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Proof ok={record.isEmailVerified} yes={words.emailVerified} no={words.emailUnverified} />
      {(record.phone || record.isPhoneVerified) && (
        <Proof ok={record.isPhoneVerified} yes={words.phoneVerified} no={words.phoneUnverified} />
      )}
      <span className="text-muted">{words.verifiedBy[record.verificationMethod]}</span>
    </div>
  )
}

function Proof({ ok, yes, no }: { ok: boolean; yes: string; no: string }) {
  return (
    <Badge tone={ok ? 'ok' : 'dev'}>
      <Icon of={ok ? CircleCheck : CircleDashed} size="small" className="size-3.5" />
      {ok ? yes : no}
    </Badge>
  )
}

const attributionKeys = Object.keys(words.attributionFields) as (keyof typeof words.attributionFields)[]

export function AttributionFacts({ attribution }: { attribution: LeadAttribution }) {
  const facts = attributionKeys.map((key): Fact => [words.attributionFields[key], attribution[key]])
  return facts.some(([, value]) => value) ? (
    <Facts facts={facts} />
  ) : (
    <p className="text-muted">{words.noAttribution}</p>
  )
}

export function ConversationFacts({ conversation }: { conversation: LeadConversation | null }) {
  if (!conversation) return <p className="text-muted">{words.noConversation}</p>
  const { from, started, joined, lasted, ended } = words.conversationFields
  const { isActive, startedAt, joinedAt, endedAt, seconds, endReason } = conversation
  return (
    <>
      {isActive && (
        <p className="mb-2 flex items-center gap-2">
          <LiveDot />
          {words.live}
        </p>
      )}
      <Facts
        facts={[
          [from, desk.startSources[conversation.source]],
          [started, startedAt && wholeMoment(startedAt)],
          [joined, joinedAt ? wholeMoment(joinedAt) : words.neverJoined],
          [lasted, seconds !== null && lasting(seconds * 1000)],
          [ended, endedAt && `${wholeMoment(endedAt)}${endReason ? `: ${desk.endReasons[endReason]}` : ''}`],
        ]}
      />
    </>
  )
}
