import { pages } from '../../content/pages.ts'
import { metaOf } from '../head.ts'

export const meta = metaOf('products')

export default function Products() {
  return <h1>{pages.products.name}</h1>
}
