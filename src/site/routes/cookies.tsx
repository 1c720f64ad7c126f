import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('cookies')

export default function Cookies() {
  return <h1>{pages.cookies.name}</h1>
}
