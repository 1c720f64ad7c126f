import { errorScreen } from '../../content/error-screen.ts'
import { paths } from '../../contract/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Lattice } from '../ui/lattice.tsx'
import { Wrap } from '../ui/wrap.tsx'

const sentences = {
  'not-found': errorScreen.notFound,
  failure: errorScreen.surprise,
} as const

/** The router's error screen: a path nobody knows, or a page that failed. */
export function ErrorScreen({ kind = 'not-found' }: { kind?: keyof typeof sentences }) {
  return (
    <section className="relative isolate overflow-clip pt-bar">
      <div aria-hidden="true" className="-z-10 absolute inset-0">
        <Lattice
          lit={0.04}
          tones={['upcoming']}
          seed={21}
          fit="slice"
          className="absolute inset-0 size-full"
        />
        <div className="wash-start absolute inset-0" />
      </div>
      <Wrap className="pt-hero pb-section">
        <h1 className="max-w-[12em] text-title">{errorScreen.title}</h1>
        <p className="mt-5 mb-9 max-w-[32em] text-lead text-muted">{sentences[kind]}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{errorScreen.home}</ButtonLink>
          <ButtonLink to={paths.contact} variant="ghost">
            {errorScreen.contact}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  )
}
