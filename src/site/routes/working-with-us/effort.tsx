import { workingWithUs } from '../../../content/working-with-us.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** Whom it takes: a roster, the head of it in sight while one reads down. */
export function Effort() {
  const { effort } = workingWithUs
  return (
    <Section id={effort.id} labelledBy="effort-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <div className="self-start lg:sticky lg:top-32">
          <h2 id="effort-title" className="text-title">
            {effort.headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{effort.lead}</p>
        </div>
        <Reveal as="ul" each className="border-line-strong border-t">
          {effort.roles.map((role) => (
            <li
              key={role.title}
              className="grid gap-x-8 gap-y-2 border-line border-b py-7 sm:grid-cols-[13rem_1fr]"
            >
              <h3 className="text-subheading">{role.title}</h3>
              <p className="text-muted">{role.text}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  )
}
