import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('login')

export default function Login() {
  return <h1>{pages.login.name}</h1>
}
