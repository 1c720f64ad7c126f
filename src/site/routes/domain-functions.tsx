import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('domainFunctions')

export default function DomainFunctions() {
  return <h1>{pages.domainFunctions.name}</h1>
}
