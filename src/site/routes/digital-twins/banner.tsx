import { controls } from '../../../content/controls.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { paths } from '../../../contract/paths.ts'
import { GoButton } from '../../ui/go-button.tsx'
import { Hero } from '../../ui/hero.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { JoinWaitlist } from './join-waitlist.tsx'
import { TwinBoxes } from './twin-boxes.tsx'

/** The thing and its copy, side by side; the copy is still a drawing. */
export function TwinBanner() {
  const { badge, eyebrow, headline, lead } = digitalTwins.banner
  return (
    <Hero
      eyebrow={
        <>
          {eyebrow} <StatusLabel label={badge} tone="dev" className="ml-2" />
        </>
      }
      tone="upcoming"
      title={headline}
      lead={lead}
      actions={
        <>
          <JoinWaitlist />
          <GoButton to={paths.products} variant="ghost">
            {controls.learnMore}
          </GoButton>
        </>
      }
      aside={<TwinBoxes className="mx-auto w-full max-w-xl" />}
    />
  )
}
