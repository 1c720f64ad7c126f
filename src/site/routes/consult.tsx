import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('signup')

export default function Consult() {
  return <h1>{pages.signup.name}</h1>
}
