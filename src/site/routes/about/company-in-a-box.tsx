import { about } from '../../../content/about.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Voxels } from '../../ui/voxels.tsx'
import { boxParts } from './box-figures.ts'

/** As in a manual: from one cell to the whole box, all drawn to the same scale and standing on one line. */
export function CompanyInABox() {
  const { headline, lead, parts } = about.companyInABox
  return (
    <Section labelledBy="box-title">
      <SectionHead id="box-title" align="center" title={headline} lead={lead} />
      <Reveal
        as="ol"
        each
        className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-[0.7fr_1fr_1.1fr_1.1fr] lg:gap-x-10"
      >
        {parts.map((part, index) => (
          <li key={part.title}>
            <div className="flex h-72 items-end justify-center border-line-strong border-b max-sm:h-auto">
              <Voxels
                of={boxParts[index] ?? []}
                margin={0}
                fit="xMidYMax meet"
                className={`${figureSizes[index]} max-w-full`}
              />
            </div>
            <h3 className="mt-6 text-subheading">{part.title}</h3>
            <p className="mt-2 text-muted text-small">{part.text}</p>
          </li>
        ))}
      </Reveal>
    </Section>
  )
}

/** Heights in proportion to what is drawn: every cell of the four figures is of one size. */
const figureSizes = ['h-19', 'h-48', 'h-57', 'h-67'] as const
