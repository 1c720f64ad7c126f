import { type ComponentType, useEffect } from 'react'
import { desk } from '../../../content/desk.ts'
import { pages } from '../../../content/pages.ts'
import { AuditView } from './audit/audit-view.tsx'
import type { DeskView } from './desk-address.ts'
import { FiguresView } from './figures/figures-view.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { LeadsView } from './leads/leads-view.tsx'
import { NowView } from './now/now-view.tsx'
import { PasskeysView } from './passkeys/passkeys-view.tsx'
import { PeopleView } from './people/people-view.tsx'
import { RoutingView } from './routing/routing-view.tsx'
import { TalksView } from './talks/talks-view.tsx'
import { UnansweredView } from './unanswered/unanswered-view.tsx'
import { useDeskAddress } from './use-desk-address.ts'
import { WebhookView } from './webhook/webhook-view.tsx'

const views: Record<DeskView, ComponentType> = {
  leads: LeadsView,
  talks: TalksView,
  unanswered: UnansweredView,
  now: NowView,
  figures: FiguresView,
  routing: RoutingView,
  people: PeopleView,
  audit: AuditView,
  webhook: WebhookView,
  passkeys: PasskeysView,
}

export function DeskViews() {
  const { view } = useDeskAddress().address
  const View = views[view]
  useEffect(() => {
    document.title = `${desk.views[view]} · ${pages.desk.title}`
  }, [view])
  return (
    <DeskFrame view={view}>
      <View />
    </DeskFrame>
  )
}
