import { type AgentStatus, type StatusDisplay, statusDisplay } from '../../../content/agent-status.ts'
import type { Agent } from '../../../content/agents.ts'
import { catalog } from '../../../content/catalog.ts'
import { controls } from '../../../content/controls.ts'
import { paths } from '../../../contract/paths.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { StatusLabel, type StatusTone } from '../../ui/status-label.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WAITLIST_ID } from '../digital-twins/join-waitlist.tsx'
import { agentHref } from '../products/agent-href.ts'
import { AgentBadge } from './agent-badge.tsx'

const tones: Record<StatusDisplay['color'], StatusTone> = { green: 'ok', orange: 'dev', gray: 'unknown' }

/** What can be had leads to a consultation, what is being built to its waitlist. */
const wayIn: Record<AgentStatus, { to: string; label: string }> = {
  available: { to: paths.signup, label: controls.getStarted },
  development: { to: `${paths.digitalTwins}#${WAITLIST_ID}`, label: controls.joinWaitlist },
}

/** One agent: its sign, name, status, version, what it does and three features. */
export function AgentCell({ agent }: { agent: Agent }) {
  const status = statusDisplay(agent.status)
  return (
    <li id={agent.slug} className="-mt-px -ml-px border-line border-t border-l">
      <article className="flex h-full flex-col p-6">
        <header className="mb-4 flex items-start gap-3.5">
          <AgentBadge agent={agent} />
          <div className="min-w-0 flex-1">
            <h3 className="text-subheading">
              <PageLink to={agentHref(agent)} className="underline-offset-4 hover:underline">
                {agent.name}
              </PageLink>
            </h3>
            <p className="text-faint text-label">
              {catalog.versionLabel} {agent.version}
            </p>
          </div>
          <StatusLabel label={status.label} tone={tones[status.color]} className="pt-1" />
        </header>
        <p className="mb-5 text-muted text-small">{agent.summary}</p>
        <CheckList items={agent.features} label={`What ${agent.name} does`} ruled className="mt-auto" />
        <TextLink
          to={wayIn[agent.status].to}
          className="relative mt-5 self-start text-small after:-inset-y-2.5 after:absolute after:inset-x-0"
        >
          {wayIn[agent.status].label}
        </TextLink>
      </article>
    </li>
  )
}
