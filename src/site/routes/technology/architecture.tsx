import { technology } from '../../../content/technology.ts'
import { Section, SectionHead } from '../../ui/section.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { Voxel } from '../../ui/voxel-geometry.ts'
import { Voxels } from '../../ui/voxels.tsx'

const SIDE = 6
const LIFT = 2

/** From the ground up: the first layer stays dark, it is the customer's own. */
const layerTones: readonly (readonly Tone[])[] = [[], ['it', 'corporate', 'domain'], ['volt'], ['text']]

const isLit = (layer: number, x: number, y: number) =>
  layer === 1 ? (x * 5 + y * 3) % 4 === 0 : layer === 2 ? x === y : layer === 3 && x === 2 && y === 3

const stack: readonly Voxel[] = layerTones.flatMap((tones, layer) =>
  Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
    return {
      x,
      y,
      z: layer * LIFT,
      ...(isLit(layer, x, y) && { tone: tones[(x + y) % tones.length] }),
    }
  }),
)

/** Four layers drawn as floors of the box, their names beside them from the top floor down, and the scale in figures. */
export function Architecture() {
  const { headline, lead, layers, scale } = technology.architecture
  return (
    <Section labelledBy="architecture-title">
      <SectionHead id="architecture-title" title={headline} lead={lead} />
      <div className="grid items-center gap-10 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <Voxels of={stack} className="mx-auto h-96 w-full md:h-120" />
        <ol className="border-line border-t">
          {layers.toReversed().map((layer, index) => (
            <li key={layer.name} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-6">
              <span aria-hidden="true" className="pt-0.5 text-faint text-label">
                {layers.length - index}
              </span>
              <div>
                <h3 className="text-subheading">{layer.name}</h3>
                <p className="mt-1.5 text-muted text-small">{layer.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-16 grid items-center gap-x-10 gap-y-6 rounded-panel border border-line-strong bg-surface p-8 md:grid-cols-[auto_1fr_auto_1.4fr] md:p-12">
        <p className="text-monument">{scale.from}</p>
        <svg
          viewBox="0 0 200 12"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-3 w-full text-line-strong"
        >
          <path
            d="M0 6h200"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        </svg>
        <p className="text-monument">{scale.to}</p>
        <p className="text-lead text-muted">{scale.text}</p>
      </div>
    </Section>
  )
}
