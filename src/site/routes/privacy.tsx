import { privacy } from '../../content/legal.ts'
import { metaOf } from '../head.ts'
import { closedBox } from './legal/legal-figures.ts'
import { LegalPage } from './legal/legal-page.tsx'

export const meta = metaOf('privacy')

export default function Privacy() {
  return <LegalPage of={privacy} page="privacy" figure={closedBox} />
}
