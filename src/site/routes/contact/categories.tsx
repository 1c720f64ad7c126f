import { contact } from '../../../content/contact.ts'
import { controls } from '../../../content/controls.ts'
import { paths } from '../../../contract/paths.ts'
import { useAsked } from '../../features/contact/use-asked.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { GoButton } from '../../ui/go-button.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** A switchboard: four lines in one frame; each puts its subject into the form below. */
export function Categories() {
  const { category } = useAsked()
  return (
    <Wrap className="pt-14 md:pt-20">
      <ul className="grid overflow-clip rounded-panel border border-line-strong bg-surface sm:grid-cols-2 lg:grid-cols-4">
        {contact.categories.map(({ slug, title, text, icon }) => (
          <li
            key={slug}
            className={classNames(
              '-mt-px -ml-px flex flex-col border-line border-t border-l p-6.5 transition-colors',
              slug === category && 'bg-raised',
            )}
          >
            <ContentIcon of={icon} size="large" />
            <h2 id={slug} className="mt-7 text-subheading">
              {title}
            </h2>
            <p className="mt-2 mb-7 text-muted text-small">{text}</p>
            <div className="mt-auto">
              <GoButton
                to={`${paths.contact}?category=${slug}`}
                variant={slug === category ? 'primary' : 'ghost'}
                size="small"
                aria-describedby={slug}
              >
                {controls.contactNow}
              </GoButton>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
