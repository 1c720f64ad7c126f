import { Mail, MapPin, Phone } from 'lucide-react'
import { company } from '../../../content/brand.ts'
import { contact } from '../../../content/contact.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import { paths } from '../../../contract/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const line = 'flex min-h-11 items-center text-subheading underline-offset-4 hover:underline'
const label = 'mb-1 flex items-center gap-2.5 text-label text-muted'

/** The ways around the form: an address, two numbers, a house. */
export function Information({ className }: { className?: string }) {
  const { heading, lead, emailLabel, phoneLabel, headquarters } = contact.information
  return (
    <section aria-labelledby="information-title" className={className}>
      <h2 id="information-title" className="text-heading">
        {heading}
      </h2>
      <p className="mt-3 max-w-[28em] text-muted">{lead}</p>
      <dl className="mt-8 grid gap-y-6 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        <div className="border-line border-t pt-5">
          <dt className={label}>
            <Icon of={Mail} size="small" />
            {emailLabel}
          </dt>
          <dd>
            <a href={`mailto:${company.email}`} className={line}>
              {company.email}
            </a>
          </dd>
        </div>
        <div className="border-line border-t pt-5">
          <dt className={label}>
            <Icon of={Phone} size="small" />
            {phoneLabel}
          </dt>
          {company.phones.map((phone) => (
            <dd key={phone}>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={line}>
                {phone}
              </a>
            </dd>
          ))}
        </div>
      </dl>
      <div className="mt-6 border-line border-t pt-5">
        <p className="flex items-center gap-2.5 text-subheading">
          <Icon of={MapPin} className="text-muted" />
          {headquarters}
        </p>
        <address className="mt-2 text-muted text-small not-italic">
          {company.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <TextLink to={paths.workingWithUs} className="mt-6">
        {workingWithUs.links.contact}
      </TextLink>
    </section>
  )
}
