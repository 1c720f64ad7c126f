import { consult } from '../../../content/consult.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { films } from '../../../content/films.ts'
import { innovationOfficer as leader } from '../../../content/leaders.ts'
import { team } from '../../../content/team.ts'
import { paths } from '../../../contract/paths.ts'
import { StartButton } from '../../features/conversation/start-button.tsx'
import { films as files } from '../../films/films.ts'
import { FilmWithControls } from '../../ui/film-with-controls.tsx'
import { LiveDot } from '../../ui/live-dot.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LinkedInLink } from './linked-in-link.tsx'

/** The one who can be talked to at once: the film, who it is, and the button. Everybody else stands around her. */
export function InnovationOfficer() {
  return (
    <article
      aria-labelledby={leader.slug}
      className="grid overflow-clip rounded-panel border border-line-strong bg-surface shadow-[inset_0_1px_0_var(--sheen)] md:grid-cols-[1fr_1.15fr] lg:grid-cols-[1.05fr_1fr]"
    >
      <FilmWithControls
        urgent
        title={films[team.film]}
        playOn="hover"
        ratio="1/1"
        film={files[team.film]}
        fallback={files.about}
        className="border-line max-md:aspect-4/3! max-md:border-b md:aspect-auto md:min-h-full md:border-r lg:min-h-156"
      />
      <div className="flex flex-col justify-center p-6 max-md:pt-5 md:p-9 lg:p-14">
        <p className="flex items-center gap-2.5 text-muted text-small">
          <LiveDot />
          {leader.role}
        </p>
        <h2 id={leader.slug} className="mt-2 text-masthead md:mt-3">
          {leader.name}
        </h2>
        {/* On a phone the button is in the first screen, and what she does is read below it. */}
        <p className="mt-5 text-lead text-muted max-md:order-1 max-md:mt-8">{leader.description}</p>
        <div className="mt-5 flex flex-wrap items-center gap-3 md:mt-9">
          <StartButton from="leadership" />
        </div>
        <p className="mt-4 max-w-[34em] text-label text-muted">{aiNotice.text}</p>
        <div className="mt-9 flex flex-wrap gap-x-8 max-md:order-2 gap-y-5 border-line border-t pt-6">
          <TextLink
            to={paths.signup}
            className="relative text-small after:-inset-y-1.5 after:absolute after:inset-x-0"
          >
            {consult.title}
          </TextLink>
          <LinkedInLink leader={leader} />
        </div>
      </div>
    </article>
  )
}
