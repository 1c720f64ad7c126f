import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('terms')

export default function Terms() {
  return <h1>{pages.terms.name}</h1>
}
