import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('home')

export default function Home() {
  return <h1>{pages.home.name}</h1>
}
