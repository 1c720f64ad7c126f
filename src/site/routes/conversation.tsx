import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('conversation')

export default function Conversation() {
  return <h1>{pages.conversation.name}</h1>
}
