import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('hrOperations')

export default function HrOperations() {
  return <h1>{pages.hrOperations.name}</h1>
}
