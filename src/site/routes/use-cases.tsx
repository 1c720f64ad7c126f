import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('useCases')

export default function UseCases() {
  return <h1>{pages.useCases.name}</h1>
}
