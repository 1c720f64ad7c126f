import { about } from '../../../content/about.ts'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Voxels } from '../../ui/voxels.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { gathering } from './box-figures.ts'

/** Words in the middle, and under them, from edge to edge, cells that come together. */
export function AboutHero() {
  const { hero } = about
  return (
    <header className="relative isolate overflow-clip border-line border-b pt-bar">
      <Wrap className="relative z-10 pt-10 text-center md:pt-16 lg:pt-20">
        <Eyebrow className="mb-5 justify-center">{hero.eyebrow}</Eyebrow>
        <h1 className="mx-auto max-w-[12em] text-display">{hero.headline}</h1>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-muted">{hero.lead}</p>
      </Wrap>
      <div className="relative h-80 md:h-104 lg:h-116">
        <BackgroundFilm still={<GatheringStill />} controlClassName="right-gutter bottom-4" />
      </div>
    </header>
  )
}

/** The film's place until it comes, and for good where it may not play. */
function GatheringStill() {
  return <Voxels of={gathering} alive fit="xMidYMid slice" className="absolute inset-0 size-full" />
}
