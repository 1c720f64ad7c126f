import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('corporateFunctions')

export default function CorporateFunctions() {
  return <h1>{pages.corporateFunctions.name}</h1>
}
