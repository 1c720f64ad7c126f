import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('digitalTwins')

export default function DigitalTwins() {
  return <h1>{pages.digitalTwins.name}</h1>
}
