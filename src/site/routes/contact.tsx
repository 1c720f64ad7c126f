import { ContactForm } from '../features/contact/contact-form.tsx'
import { metaOf } from '../head.ts'
import { Wrap } from '../ui/wrap.tsx'
import { Categories } from './contact/categories.tsx'
import { ContactHero } from './contact/hero.tsx'
import { Information } from './contact/information.tsx'

export const meta = metaOf('contact')

export default function Contact() {
  return (
    <>
      <ContactHero />
      <Categories />
      <Wrap className="grid gap-x-16 gap-y-16 py-section lg:grid-cols-[1fr_1.55fr]">
        <Information className="max-lg:order-last lg:sticky lg:top-32 lg:self-start lg:pt-10" />
        <ContactForm className="rounded-panel border border-line-strong bg-surface p-6 py-8 shadow-[inset_0_1px_0_var(--sheen)] md:p-10" />
      </Wrap>
    </>
  )
}
