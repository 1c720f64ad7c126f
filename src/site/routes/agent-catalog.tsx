import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('agentCatalog')

export default function AgentCatalog() {
  return <h1>{pages.agentCatalog.name}</h1>
}
