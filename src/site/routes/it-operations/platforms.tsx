import { itOperations } from '../../../content/it-operations.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** Four racks on one floor: whatever stands in them, the same agents look after it. */
export function Platforms() {
  const { platforms } = itOperations
  return (
    <Section labelledBy="platforms-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="platforms-title" className="text-heading">
            {platforms.headline}
          </h2>
          <p className="mt-4 text-lead text-muted">{platforms.lead}</p>
        </div>
        <Reveal each as="ul" className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-4">
          {platforms.items.map((platform, index) => (
            <li key={platform.name}>
              <Rack index={index} />
              <h3 className="mt-5 text-subheading">{platform.name}</h3>
              <p className="mt-1 text-muted text-small">{platform.text}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  )
}

const UNITS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const LAMPS = [0, 1, 2] as const

/** Which lamps are lit, so that no two racks look alike. */
const isLit = (rack: number, unit: number, lamp: number) =>
  ((rack + 2) * (unit + 3) + lamp * (unit + rack + 2) * 5) % 7 < 2

function Rack({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 120 154" aria-hidden="true" className="h-auto w-full border-line border-b-2">
      <path d="M0.5 154V6a5 5 0 0 1 5-5h109a5 5 0 0 1 5 5v148" className="fill-surface stroke-line-strong" />
      {UNITS.map((unit) => (
        <g key={unit}>
          <rect x="9" y={10 + unit * 16} width="102" height="12" rx="2" className="fill-raised" />
          <path d={`M46 ${16 + unit * 16}h56`} strokeWidth="1.5" className="stroke-line-strong" />
          {LAMPS.map((lamp) => (
            <rect
              key={lamp}
              x={14 + lamp * 9}
              y={13 + unit * 16}
              width="6"
              height="6"
              className={isLit(index, unit, lamp) ? 'fill-it' : 'fill-line-strong'}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
