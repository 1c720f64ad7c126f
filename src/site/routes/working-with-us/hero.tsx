import { workingWithUs } from '../../../content/working-with-us.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const { stages, pilot, effort, start, control, people, security, terms } = workingWithUs
const parts = [stages, pilot, effort, start, control, people, security, terms]

const WIDE = 2
/** Four steps, as many as the first month has stages; the cells that are lit climb them. */
const climb: readonly Voxel[] = [0, 1, 2, 3].flatMap((step) =>
  Array.from({ length: WIDE * WIDE * (step + 1) }, (_, index): Voxel => {
    const [x, y, z] = [index % WIDE, Math.floor(index / WIDE) % WIDE, Math.floor(index / (WIDE * WIDE))]
    const cell = { x: x + (3 - step) * WIDE, y, z }
    return z === step && x === 0 && y === 1
      ? { ...cell, tone: step === 3 ? 'volt' : 'text', lit: step === 3 ? undefined : ['top'] }
      : cell
  }),
)

/** What one wants to know, as a list of places on the page. */
export function WorkingHero() {
  const { hero, partsLabel } = workingWithUs
  return (
    <Hero
      eyebrow={hero.eyebrow}
      title={hero.headline}
      lead={hero.lead}
      aside={<Voxels of={climb} className="h-72 max-lg:hidden lg:h-92" />}
    >
      <nav aria-label={partsLabel} className="mt-12 border-line border-t">
        <ul className="grid grid-cols-1 gap-x-8 xs:grid-cols-2 lg:grid-cols-4">
          {parts.map(({ id, name }) => (
            <li key={id} className="border-line border-b">
              <a
                href={`#${id}`}
                className="flex min-h-13 items-center justify-between gap-3 font-[560] underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Hero>
  )
}
