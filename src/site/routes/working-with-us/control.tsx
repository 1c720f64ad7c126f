import { workingWithUs } from '../../../content/working-with-us.ts'
import { Section, SectionHead } from '../../ui/section.tsx'
import { StageMark } from './stage-mark.tsx'

/** Each step higher than the one before, from the left; on narrow screens further in instead. */
const rises = ['lg:mt-36', 'max-lg:ml-3 lg:mt-24', 'max-lg:ml-6 lg:mt-12', 'max-lg:ml-9']

/** How far an agent may go, as stairs; and under them what happens when it stumbles. */
export function Control() {
  const { control } = workingWithUs
  return (
    <Section id={control.id} ground="sunken" labelledBy="control-title">
      <SectionHead id="control-title" title={control.headline} lead={control.lead} />
      <ol className="grid gap-2 lg:-mt-10 lg:grid-cols-4 lg:gap-0">
        {control.steps.map((step, index) => (
          <li
            key={step.title}
            className={`border-line-strong bg-surface p-6 max-lg:rounded-tile max-lg:border lg:border-t lg:border-l lg:last:border-r ${rises[index]}`}
          >
            <StageMark at={index} of={control.steps.length} />
            <h3 className="mt-5 text-heading">{step.title}</h3>
            <p className="mt-2.5 text-muted text-small">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="border-line-strong border-t pt-12 max-lg:mt-12">
        <h3 className="text-heading">{control.wrongHeading}</h3>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {control.wrong.map((what) => (
            <li key={what.title}>
              <h4 className="text-subheading">{what.title}</h4>
              <p className="mt-2 text-muted text-small">{what.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
