import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('technology')

export default function Technology() {
  return <h1>{pages.technology.name}</h1>
}
