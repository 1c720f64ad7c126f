import { login } from '../../content/login.ts'
import { paths } from '../../contract/paths.ts'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { metaOf } from '../head.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Voxel } from '../ui/voxel-geometry.ts'
import { Voxels } from '../ui/voxels.tsx'
import { Wrap } from '../ui/wrap.tsx'

export const meta = metaOf('login')

const WIDTH = 7
const HEIGHT = 5

/** A wall, and in it a door with the light on behind. */
const wall: readonly Voxel[] = Array.from({ length: WIDTH * HEIGHT }, (_, index): Voxel => {
  const [x, z] = [index % WIDTH, Math.floor(index / WIDTH)]
  const door = (x === 3 || x === 4) && z < 3
  return door ? { x, y: 0, z, tone: 'volt', lit: ['left'] } : { x, y: 0, z }
})

export default function Login() {
  return (
    <Wrap className="grid items-center gap-x-20 gap-y-12 pt-[calc(var(--spacing-bar)+3rem)] pb-section lg:min-h-[80dvh] lg:grid-cols-[1fr_1.2fr]">
      <Voxels of={wall} className="mx-auto h-56 w-full max-lg:order-last md:h-80 lg:h-104" />
      <div>
        <h1 className="text-display">{login.headline}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{login.lead}</p>
        <div className="mt-9 max-w-[30rem]">
          <SignIn />
        </div>
        <p className="mt-10 max-w-[36em] text-muted text-small">{login.visitors}</p>
        <TextLink to={paths.home} className="mt-4 text-small">
          {login.home}
        </TextLink>
      </div>
    </Wrap>
  )
}
