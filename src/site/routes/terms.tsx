import { terms } from '../../content/legal.ts'
import { metaOf } from '../head.ts'
import { sheets } from './legal/legal-figures.ts'
import { LegalPage } from './legal/legal-page.tsx'

export const meta = metaOf('terms')

export default function Terms() {
  return <LegalPage of={terms} page="terms" figure={sheets} />
}
