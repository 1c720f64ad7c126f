import { home } from '../../../content/home.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Voxels } from '../../ui/voxels.tsx'
import { WideScreensOnly } from '../../ui/wide-screens-only.tsx'
import { nineAtWork } from './cell-figures.ts'

/** Nine reasons as an index: the head stays beside it while one reads down. */
export function WhyChooseSection() {
  const { whyChoose } = home
  return (
    <Section id={whyChoose.id} labelledBy="why-choose-title">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.9fr]">
        <div>
          <div className="lg:sticky lg:top-[calc(var(--spacing-bar)+2.5rem)]">
            <SectionHead
              id="why-choose-title"
              eyebrow={whyChoose.eyebrow}
              title={whyChoose.headline}
              lead={whyChoose.lead}
            />
            <div className="-ml-1 h-56 max-lg:hidden">
              <WideScreensOnly>
                <Voxels of={nineAtWork} className="h-full" />
              </WideScreensOnly>
            </div>
          </div>
        </div>
        <Reveal as="ol" each className="border-line border-t">
          {whyChoose.reasons.map((reason, index) => (
            <li
              key={reason.title}
              className="group/reason grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-2 border-line border-b py-6.5 md:grid-cols-[auto_1fr_1.15fr] md:gap-x-8"
            >
              <NineCells at={index} />
              <h3 className="text-heading md:text-[1.55rem]">{reason.title}</h3>
              <p className="text-muted text-small max-md:col-start-2 md:pt-1">{reason.text}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  )
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Three by three: the reason's own cell lit, those before it filled. */
function NineCells({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 35 35" aria-hidden="true" className="mt-0.5 size-9 shrink-0">
      {cells.map((cell) => (
        <rect
          key={cell}
          x={(cell % 3) * 12}
          y={Math.floor(cell / 3) * 12}
          width="11"
          height="11"
          rx="2"
          className={cell === at ? 'fill-text' : cell < at ? 'fill-line-strong' : 'fill-raised'}
        />
      ))}
    </svg>
  )
}
