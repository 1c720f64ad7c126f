import { type Agent, agents } from '../../../content/agents.ts'
import type { ecosystem } from '../../../content/ecosystem.ts'
import { paths } from '../../../contract/paths.ts'
import type { Category } from '../../ui/category-mark.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toneText } from '../../ui/tone.ts'
import { WideScreensOnly } from '../../ui/wide-screens-only.tsx'
import { agentHref } from './agent-href.ts'
import { FaceOfBox } from './face-of-box.tsx'

type Group = (typeof ecosystem.groups)[number]

/**
 * How a face lies in the net on wide screens, in quarters of the measure, and how many of its cells the name takes:
 * so that each face is a whole rectangle and all three share their edges.
 */
const lies: Record<Category, { face: string; name: string; ground: string; mark: string }> = {
  it: { face: 'xl:w-3/4 xl:grid-cols-3', name: '', ground: 'bg-it', mark: 'right-0' },
  corporate: { face: 'xl:grid-cols-4', name: 'md:col-span-2', ground: 'bg-corporate', mark: '' },
  domain: {
    face: 'xl:ml-auto xl:w-3/4 xl:grid-cols-3',
    name: 'md:col-span-2',
    ground: 'bg-domain',
    mark: 'left-0',
  },
  upcoming: { face: '', name: '', ground: 'bg-upcoming', mark: '' },
}

/** One face of the unfolded box: its name on its own hue, then a cell for each agent. */
export function AgentFace({ group }: { group: Group }) {
  const lie = lies[group.category]
  return (
    <section
      id={group.category}
      aria-labelledby={`${group.category}-title`}
      className="relative not-first:-mt-px"
    >
      <Reveal
        each
        as="div"
        className={classNames(
          'grid gap-px border border-line-strong bg-line-strong md:grid-cols-2',
          lie.face,
        )}
      >
        <div className={classNames('flex flex-col p-6.5 text-ground', lie.ground, lie.name)}>
          <h2 id={`${group.category}-title`} className="text-heading">
            {group.name}
          </h2>
          <p className="mt-3 max-w-[26em]">{group.description}</p>
          <TextLink
            to={paths[group.page]}
            className="mt-auto min-h-11 self-start border-transparent pt-6 text-ground! hover:border-ground!"
          >
            {group.linkLabel}
          </TextLink>
        </div>
        {group.agents.map((key) => (
          <AgentCell key={key} agent={agents[key]} />
        ))}
      </Reveal>
      {lie.mark && (
        <div
          aria-hidden="true"
          className={classNames('absolute inset-y-0 hidden w-1/4 place-items-center xl:grid', lie.mark)}
        >
          <WideScreensOnly>
            <FaceOfBox category={group.category} className="h-40" />
          </WideScreensOnly>
        </div>
      )}
    </section>
  )
}

/** An agent's cell. The whole of it leads to the agent's place on the group's page, or to a page of its own. */
function AgentCell({ agent }: { agent: Agent }) {
  return (
    <article className="relative flex flex-col bg-ground p-6.5 transition-colors hover:bg-surface">
      <ContentIcon of={agent.icon} size="large" className={toneText[agent.category]} />
      <h3 className="mt-5 text-subheading">
        <PageLink to={agentHref(agent)} className="after:absolute after:inset-0">
          {agent.name}
        </PageLink>
      </h3>
      <p className="mt-2 text-muted text-small">{agent.summary}</p>
      <CheckList ruled items={agent.features} className="mt-auto pt-5" />
    </article>
  )
}
