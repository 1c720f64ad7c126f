import { cookies } from '../../content/legal.ts'
import { metaOf } from '../head.ts'
import { bitten } from './legal/legal-figures.ts'
import { LegalPage } from './legal/legal-page.tsx'

export const meta = metaOf('cookies')

export default function Cookies() {
  return <LegalPage of={cookies} page="cookies" figure={bitten} />
}
