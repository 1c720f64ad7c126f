import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('itOperations')

export default function ItOperations() {
  return <h1>{pages.itOperations.name}</h1>
}
