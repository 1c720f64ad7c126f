import type { Leader } from '../../../content/schema/company.ts'
import { linkedInLinkName, team } from '../../../content/team.ts'
import { OutsideLink } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** To the search for this person, in a new tab. Six links that look alike, each with a name of its own. */
export function LinkedInLink({ leader }: { leader: Leader }) {
  return (
    <OutsideLink
      href={leader.linkedIn}
      className="relative self-start text-small after:-inset-y-1.5 after:absolute after:inset-x-0"
    >
      <span aria-hidden="true">{team.linkedInLabel}</span>
      <VisuallyHidden>{linkedInLinkName(leader.name)}</VisuallyHidden>
    </OutsideLink>
  )
}
