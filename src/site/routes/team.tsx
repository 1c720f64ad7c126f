import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('team')

export default function Team() {
  return <h1>{pages.team.name}</h1>
}
