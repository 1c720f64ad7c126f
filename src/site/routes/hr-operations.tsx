import { hrOperations } from '../../content/hr-operations.ts'
import { metaOf } from '../head.ts'
import { HrHero } from './hr-operations/hero.tsx'
import { Integration } from './hr-operations/integration.tsx'
import { Journey } from './hr-operations/journey.tsx'
import { Platforms } from './hr-operations/platforms.tsx'
import { RoadEnd } from './hr-operations/road.tsx'
import { Closing } from './products/closing.tsx'

export const meta = metaOf('hrOperations')

/** One colleague's way through the company, from the first application to the payslip. */
export default function HrOperations() {
  return (
    <>
      <HrHero />
      <Journey />
      <Integration />
      <Platforms />
      <Closing page="hrOperations" words={hrOperations.closing} art={<RoadEnd />} align="center" />
    </>
  )
}
