import { contactPerson } from '../../../content/controls.ts'
import type { Leader } from '../../../content/schema/company.ts'
import { paths } from '../../../contract/paths.ts'
import { portraitProps } from '../../portraits/portrait-props.ts'
import { GoButton } from '../../ui/go-button.tsx'
import { PersonCells } from '../../ui/person-cells.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { LinkedInLink } from './linked-in-link.tsx'

/** A line of a register on phones and tablets, a column under the portrait where five stand side by side. */
export function LeaderCard({ leader }: { leader: Leader }) {
  const picture = 'aspect-4/5 rounded-tile border border-line'
  return (
    <article
      aria-labelledby={leader.slug}
      className="grid h-full grid-cols-[6rem_1fr] gap-x-5 gap-y-4 border-line-strong border-t pt-8 md:grid-cols-[9rem_1fr_auto] md:gap-x-9 md:gap-y-2.5 xl:flex xl:flex-col xl:gap-0 xl:border-0 xl:pt-0"
    >
      <div className="md:row-span-2">
        <Portrait
          name={leader.name}
          {...portraitProps(leader.photo, 'small')}
          fallback={<PersonCells className={picture} />}
          className={picture}
        />
      </div>
      <div className="self-center md:self-end xl:mt-5 xl:self-start">
        <h2 id={leader.slug} className="text-subheading">
          {leader.name}
        </h2>
        <p className="mt-1 text-label text-muted">{leader.role}</p>
      </div>
      <p className="text-muted text-small max-md:col-span-2 md:col-start-2 xl:mt-3.5 xl:mb-6">
        {leader.description}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-md:col-span-2 md:col-start-3 md:row-span-2 md:row-start-1 md:flex-col md:items-start md:self-center xl:mt-auto xl:items-stretch xl:self-stretch">
        <GoButton
          to={`${paths.contact}?${new URLSearchParams({ topic: leader.name })}`}
          variant="ghost"
          size="small"
        >
          {contactPerson(leader.firstName)}
        </GoButton>
        <LinkedInLink leader={leader} />
      </div>
    </article>
  )
}
