import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('contact')

export default function Contact() {
  return <h1>{pages.contact.name}</h1>
}
