import { ecosystem } from '../../content/ecosystem.ts'
import { metaOf } from '../head.ts'
import { Wrap } from '../ui/wrap.tsx'
import { AgentFace } from './products/agent-face.tsx'
import { ComingSoon } from './products/coming-soon.tsx'
import { EcosystemHero } from './products/hero.tsx'

export const meta = metaOf('products')

/** The ecosystem: the box as a map. First its three faces in perspective, then the same faces unfolded flat. */
export default function Products() {
  return (
    <>
      <EcosystemHero />
      <Wrap className="pt-section pb-section">
        {ecosystem.groups.map((group) => (
          <AgentFace key={group.category} group={group} />
        ))}
        <ComingSoon />
      </Wrap>
    </>
  )
}
