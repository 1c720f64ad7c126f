import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('privacy')

export default function Privacy() {
  return <h1>{pages.privacy.name}</h1>
}
