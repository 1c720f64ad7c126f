import { ArrowLeft } from 'lucide-react'
import { consult } from '../../content/consult.ts'
import { controls } from '../../content/controls.ts'
import { paths } from '../../contract/paths.ts'
import { ConsultForm } from '../features/consult/consult-form.tsx'
import { metaOf } from '../head.ts'
import { GoButton } from '../ui/go-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { WhatHappensNext } from './consult/what-happens-next.tsx'

export const meta = metaOf('signup')

/** Two halves of the window: the form on the ground, who waits behind it on a surface of its own. */
export default function Consult() {
  return (
    <div className="grid pt-bar lg:min-h-dvh lg:grid-cols-[1.1fr_1fr]">
      <div className="w-full px-gutter pt-6 pb-16 lg:max-w-164 lg:justify-self-end lg:py-12 lg:pr-16">
        <GoButton to={paths.team} variant="quiet" size="small">
          <Icon of={ArrowLeft} size="small" />
          {controls.backToTeam}
        </GoButton>
        <h1 className="mt-10 text-masthead">{consult.title}</h1>
        <p className="mt-4 mb-9 text-lead text-muted">{consult.subtitle}</p>
        <ConsultForm />
      </div>
      <WhatHappensNext className="border-line-strong bg-surface max-lg:border-t lg:border-l" />
    </div>
  )
}
