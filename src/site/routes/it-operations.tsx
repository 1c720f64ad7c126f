import { itOperations } from '../../content/it-operations.ts'
import { metaOf } from '../head.ts'
import { IncidentHero } from './it-operations/hero.tsx'
import { Integration } from './it-operations/integration.tsx'
import { Platforms } from './it-operations/platforms.tsx'
import { Runbook } from './it-operations/runbook.tsx'
import { SteadyLine } from './it-operations/steady-line.tsx'
import { Closing } from './products/closing.tsx'

export const meta = metaOf('itOperations')

/** One incident, told by the five agents that end it. */
export default function ItOperations() {
  return (
    <>
      <IncidentHero />
      <Runbook />
      <Integration />
      <Platforms />
      <Closing page="itOperations" words={itOperations.closing} art={<SteadyLine />} />
    </>
  )
}
