import { Link } from 'react-router'
import { paths } from '../../contract/paths.ts'

/** The router's error screen: a path nobody knows, or a page that failed. */
export function ErrorScreen() {
  return (
    <section>
      <h1>Unexpected Application Error!</h1>
      <Link to={paths.home}>Home</Link>
    </section>
  )
}
