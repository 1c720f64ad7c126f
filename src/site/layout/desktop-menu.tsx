import { ChevronDown, LogIn } from 'lucide-react'
import { useId, useRef } from 'react'
import { type NavigationItem, topNavigation } from '../../content/navigation.ts'
import { paths } from '../../contract/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { PageLink } from '../ui/page-link.tsx'
import { onMenuKey } from './menu-keys.ts'
import { isActive, isHere } from './navigation-path.ts'

type Menu = Extract<NavigationItem, { kind: 'menu' }>
type Login = Extract<NavigationItem, { kind: 'login' }>

const itemClass = (active: boolean) =>
  classNames(
    'flex min-h-11 items-center gap-1.5 rounded-full px-3.75 text-[0.9375rem] transition-colors hover:text-text',
    active ? 'bg-raised text-text' : 'text-muted',
  )

/** The pill of the wide screens. */
export function DesktopMenu({ path, className }: { path: string; className: string }) {
  return (
    <ul
      className={classNames(
        'items-center gap-0.5 rounded-full border border-line bg-surface/80 p-1 backdrop-blur-md',
        className,
      )}
    >
      {topNavigation.map((item) =>
        item.kind === 'login' ? null : (
          <li key={item.label}>
            {item.kind === 'menu' ? (
              <Dropdown item={item} path={path} />
            ) : (
              <PageLink
                to={paths[item.page]}
                aria-current={isActive(item, path) ? 'page' : undefined}
                className={itemClass(isActive(item, path))}
              >
                {item.label}
              </PageLink>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

/**
 * A popover of links: the browser opens, closes and keeps it exclusive, before and without React; the early script
 * keeps `aria-expanded`. React adds the arrow keys.
 */
function Dropdown({ item, path }: { item: Menu; path: string }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const active = isActive(item, path)
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        data-active={active || undefined}
        suppressHydrationWarning
        onKeyDown={(event) => onMenuKey(event, button.current, panel.current)}
        className={classNames(itemClass(active), 'dropdown-button pr-3')}
      >
        {item.label}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform expanded:rotate-180" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="dropdown rise min-w-56 rounded-tile border border-line-strong bg-surface p-1.5 shadow-float"
      >
        <ul>
          {item.items.map((link) => (
            <li key={link.label}>
              <PageLink
                to={paths[link.page]}
                aria-current={isHere(path, paths[link.page]) ? 'page' : undefined}
                onKeyDown={(event) => onMenuKey(event, button.current, panel.current)}
                onClick={() => panel.current?.hidePopover()}
                className="flex min-h-11 items-center rounded-[0.9rem] px-3.5 text-[0.9375rem] text-muted transition-colors hover:bg-raised hover:text-text aria-[current=page]:text-text"
              >
                {link.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

export function LoginLink({ item, path, className }: { item: Login; path: string; className: string }) {
  return (
    <PageLink
      to={paths[item.page]}
      title={item.label}
      aria-label={item.label}
      aria-current={isActive(item, path) ? 'page' : undefined}
      className={className}
    >
      <LogIn aria-hidden="true" className="size-4.5" />
    </PageLink>
  )
}
