import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { BRAND } from '../../content/brand.ts'
import { aiNotice } from '../../content/conversation.ts'
import { topNavigation } from '../../content/navigation.ts'
import { NAV_SCROLL_THRESHOLD_PX } from '../../contract/interface.ts'
import { paths } from '../../contract/paths.ts'
import { StartButton } from '../features/conversation/start-button.tsx'
import { ThemeToggle } from '../features/theme/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { DesktopMenu, LoginLink } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { hasStart } from './navigation-path.ts'

export const roundClass =
  'grid size-11 place-items-center rounded-full border border-line bg-surface/80 text-muted backdrop-blur-md transition-colors hover:border-line-strong hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text'

/**
 * The fixed bar. Past the scroll threshold its ground changes, for which the early script marks the root, and it holds a
 * way to the talk.
 */
export function TopNavigation() {
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const isScrolled = useIsScrolled()
  useCloseOnRouteChange(bar, pathname)
  const login = topNavigation.find((item) => item.kind === 'login')
  return (
    <header
      ref={bar}
      data-bar=""
      data-print="no"
      className="fixed inset-x-0 top-0 z-50 border-transparent border-b transition-bar duration-300 scrolled:border-line scrolled:bg-ground/85 scrolled:backdrop-blur-lg"
    >
      <div className="mx-auto grid h-bar max-w-frame grid-cols-[1fr_auto] items-center gap-4 px-gutter lg:grid-cols-[1fr_auto_1fr]">
        <PageLink
          to={paths.home}
          aria-label={`${BRAND}, home page`}
          className="flex min-h-11 items-center justify-self-start rounded-lg"
        >
          <Logo name={BRAND} />
        </PageLink>
        <nav aria-label="Main" className="contents">
          <DesktopMenu path={pathname} className="hidden lg:flex" />
          <div className="flex items-center gap-2 justify-self-end">
            {isScrolled && hasStart(pathname) && (
              // Another for each page: who goes on while a talk is being started has left it.
              <StartButton
                key={pathname}
                from="home"
                size="small"
                title={aiNotice.text}
                className="max-[22.5rem]:hidden max-sm:px-3.5!"
              />
            )}
            <ThemeToggle className={roundClass} />
            {login && <LoginLink item={login} path={pathname} className={`${roundClass} max-lg:hidden`} />}
            <MobileMenu path={pathname} buttonClass={`${roundClass} lg:hidden`} />
          </div>
        </nav>
      </div>
    </header>
  )
}

function useIsScrolled() {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true })
      return () => removeEventListener('scroll', changed)
    },
    () => scrollY > NAV_SCROLL_THRESHOLD_PX,
    () => false,
  )
}

function useCloseOnRouteChange(bar: RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const menu of bar.current?.querySelectorAll<HTMLElement>('[popover]') ?? []) menu.hidePopover()
    for (const group of bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
      group.open = false
  }, [bar, pathname])
}
