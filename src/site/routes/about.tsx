import { metaOf } from '../head.ts'
import { AboutClosing } from './about/closing.tsx'
import { CompanyInABox } from './about/company-in-a-box.tsx'
import { AboutHero } from './about/hero.tsx'
import { Leadership } from './about/leadership.tsx'
import { Statements } from './about/statements.tsx'
import { Values } from './about/values.tsx'

export const meta = metaOf('about')

export default function About() {
  return (
    <>
      <AboutHero />
      <Statements />
      <Leadership />
      <Values />
      <CompanyInABox />
      <AboutClosing />
    </>
  )
}
