import { contact } from '../../../content/contact.ts'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const COLUMNS = 12
const ROWS = 9
const sender = { x: 2, y: 6 }
const answerer = { x: 9, y: 2 }

/** The way of the signal over the field: along one row, then across. */
const onTheWay = (x: number, y: number) =>
  (y === sender.y && x > sender.x && x < 7 && x % 2 === 0) ||
  (x === 7 && y < sender.y && y > answerer.y && y % 2 === 1)

/** One lit cell calls over the field, and another one answers. */
const call: readonly Voxel[] = [
  ...Array.from({ length: COLUMNS * ROWS }, (_, index): Voxel => {
    const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    return { x, y, z: 0, ...(onTheWay(x, y) && { tone: 'text', lit: ['top'] }) }
  }),
  { ...sender, z: 1, tone: 'it' },
  { ...answerer, z: 1, tone: 'volt' },
]

/** Words at the left; the film opens at the right like a window that runs on beyond the edge. */
export function ContactHero() {
  const { hero } = contact
  return (
    <header className="grid overflow-clip pt-bar lg:min-h-144 lg:grid-cols-2">
      <div className="flex w-full max-w-150 flex-col justify-center px-gutter py-12 lg:justify-self-end lg:py-24 lg:pr-12">
        <Eyebrow className="mb-5">{hero.eyebrow}</Eyebrow>
        <h1 className="max-w-[8em] text-display">{hero.headline}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{hero.lead}</p>
      </div>
      <div className="relative h-72 overflow-clip border-line border-y bg-linear-to-br from-raised to-ground md:h-96 lg:mt-4 lg:h-auto lg:rounded-l-panel lg:border-l">
        <BackgroundFilm still={<CallStill />} />
      </div>
    </header>
  )
}

/** The film's place until it comes, and for good where it may not play. */
function CallStill() {
  return <Voxels of={call} alive fit="xMidYMid slice" className="absolute inset-[-4%] size-[108%]" />
}
