import { domainFunctions } from '../../content/domain-functions.ts'
import { metaOf } from '../head.ts'
import { Lattice } from '../ui/lattice.tsx'
import { Dossiers } from './domain-functions/dossiers.tsx'
import { Expertise } from './domain-functions/expertise.tsx'
import { DomainHero } from './domain-functions/hero.tsx'
import { Sheets } from './domain-functions/sheets.tsx'
import { Closing } from './products/closing.tsx'

export const meta = metaOf('domainFunctions')

/** A file for each industry, a sheet for each specialist. */
export default function DomainFunctions() {
  return (
    <>
      <DomainHero />
      <Dossiers />
      <Sheets />
      <Expertise />
      <Closing
        page="domainFunctions"
        words={domainFunctions.closing}
        art={
          <Lattice
            tones={['domain']}
            lit={0.1}
            relief={0.5}
            seed={8}
            columns={8}
            rows={8}
            className="-translate-y-1/2 absolute top-1/2 right-[-22%] hidden h-[115%] xl:block"
          />
        }
      />
    </>
  )
}
