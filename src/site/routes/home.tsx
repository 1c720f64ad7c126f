import { metaOf } from '../head.ts'
import { BenefitsSection } from './home/benefits.tsx'
import { CapabilitiesSection } from './home/capabilities.tsx'
import { ClosingSection } from './home/closing.tsx'
import { CommandCenterSection } from './home/command-center.tsx'
import { GlobalEnterpriseSection } from './home/global-enterprise.tsx'
import { HomeHero } from './home/hero.tsx'
import { HrAgentSection } from './home/hr-agent.tsx'
import { WhyChooseSection } from './home/why-choose.tsx'

export const meta = metaOf('home')

export default function Home() {
  return (
    <>
      <HomeHero />
      <HrAgentSection />
      <CapabilitiesSection />
      <WhyChooseSection />
      <BenefitsSection />
      <CommandCenterSection />
      <ClosingSection />
      <GlobalEnterpriseSection />
    </>
  )
}
