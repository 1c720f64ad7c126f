import { login } from '../../content/login.ts'
import { paths } from '../../contract/paths.ts'
import { metaOf } from '../head.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Voxel } from '../ui/voxel-geometry.ts'
import { Voxels } from '../ui/voxels.tsx'
import { Wrap } from '../ui/wrap.tsx'

export const meta = metaOf('login')

const WIDTH = 7
const HEIGHT = 5

/** A wall, and in it the outline of a door that is not there yet. */
const wall: readonly Voxel[] = Array.from({ length: WIDTH * HEIGHT }, (_, index): Voxel => {
  const [x, z] = [index % WIDTH, Math.floor(index / WIDTH)]
  const door = (x === 3 || x === 4) && z < 3
  return { x, y: 0, z, hollow: door }
})

export default function Login() {
  return (
    <Wrap className="grid items-center gap-x-20 gap-y-12 pt-[calc(var(--spacing-bar)+3rem)] pb-section lg:min-h-[80dvh] lg:grid-cols-[1fr_1.2fr]">
      <Voxels of={wall} className="mx-auto h-56 w-full md:h-80 lg:h-104" />
      <div>
        <h1 className="text-display">{login.headline}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{login.lead}</p>
        <p className="mt-6 max-w-[36em] border-line-strong border-l-2 pl-5">{login.closed}</p>
        <p className="mt-6 max-w-[36em] text-muted">{login.visitors}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{login.home}</ButtonLink>
          <ButtonLink to={paths.contact} variant="ghost">
            {login.contact}
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  )
}
