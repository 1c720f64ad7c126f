import { hrOperations } from '../../../content/hr-operations.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** The names themselves, large: a buyer looks for their own. */
export function Platforms() {
  const { platforms } = hrOperations
  return (
    <Section labelledBy="platforms-title">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-line border-b pb-8">
        <h2 id="platforms-title" className="text-heading">
          {platforms.headline}
        </h2>
        <p className="max-w-[28em] text-muted">{platforms.lead}</p>
      </div>
      <Reveal
        each
        as="ul"
        className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between"
      >
        {platforms.items.map((platform) => (
          <li key={platform.name} className="border-line pt-8 pb-2 max-sm:border-b max-sm:pb-8">
            <h3 className="text-title">{platform.name}</h3>
            <p className="mt-2 text-muted text-small">{platform.text}</p>
          </li>
        ))}
      </Reveal>
    </Section>
  )
}
