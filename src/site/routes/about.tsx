import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('about')

export default function About() {
  return <h1>{pages.about.name}</h1>
}
