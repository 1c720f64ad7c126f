import { consult } from '../../../content/consult.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { portraitProps } from '../../portraits/portrait-props.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Portrait } from '../../ui/portrait.tsx'

/** Beside the form: whom one will meet, and the three steps on the way, on one line that leads up to her. */
export function WhatHappensNext({ className }: { className?: string }) {
  const { heading, steps } = consult.next
  return (
    <aside aria-labelledby="next-title" className={className}>
      <Portrait
        name={innovationOfficer.name}
        alt=""
        {...portraitProps(innovationOfficer.photo, 'large')}
        eager
        className="aspect-5/4 border-line border-b object-[50%_18%] lg:max-h-[62vh]"
      />
      <div className="max-w-136 px-gutter py-12 lg:px-14">
        <h2 id="next-title" className="text-heading">
          {heading}
        </h2>
        <ol className="mt-8">
          {steps.map((step) => (
            <li key={step.title} className="group relative grid grid-cols-[3rem_1fr] gap-x-5 pb-9 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-0 left-6 w-px bg-line-strong group-last:hidden"
              />
              <span className="grid size-12 place-items-center rounded-control border border-line-strong bg-ground">
                <ContentIcon of={step.icon} />
              </span>
              <div className="pt-1">
                <h3 className="text-subheading">{step.title}</h3>
                <p className="mt-1.5 text-muted text-small">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}
