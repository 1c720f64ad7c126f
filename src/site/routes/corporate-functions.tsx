import { corporateFunctions } from '../../content/corporate-functions.ts'
import { metaOf } from '../head.ts'
import { CorporateHero } from './corporate-functions/hero.tsx'
import { Ledger } from './corporate-functions/ledger.tsx'
import { Workflow } from './corporate-functions/workflow.tsx'
import { Closing } from './products/closing.tsx'
import { FaceOfBox } from './products/face-of-box.tsx'

export const meta = metaOf('corporateFunctions')

/** Six departments on one ledger. */
export default function CorporateFunctions() {
  return (
    <>
      <CorporateHero />
      <Ledger />
      <Workflow />
      <Closing
        page="corporateFunctions"
        words={corporateFunctions.closing}
        art={
          <FaceOfBox
            category="corporate"
            className="-translate-y-1/2 absolute top-1/2 right-[9%] hidden h-72 xl:block"
          />
        }
      />
    </>
  )
}
