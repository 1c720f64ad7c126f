import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { aiNotice } from '../../content/conversation.ts'
import { type PageLink as PageLinkData, topNavigation } from '../../content/navigation.ts'
import { MOBILE_MENU_DELAY_MS } from '../../contract/interface.ts'
import { paths } from '../../contract/paths.ts'
import { StartButton } from '../features/conversation/start-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageLink } from '../ui/page-link.tsx'
import { hasStart, isActive, isHere } from './navigation-path.ts'

const rowClass =
  'flex min-h-14 w-full items-center justify-between rounded-control px-3 font-[520] text-[1.35rem] text-muted tracking-[-0.02em] transition-colors hover:text-text aria-[current=page]:text-text'

/** The same items on narrow screens: a popover under the bar, About and Products as exclusive disclosures. */
export function MobileMenu({ path, buttonClass }: { path: string; buttonClass: string }) {
  const id = useId()
  const group = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before React came.
  useEffect(() => setIsOpen(panel.current?.matches(':popover-open') ?? false), [])
  const follow = useDelayedNavigation(() => panel.current?.hidePopover())
  const link = (item: PageLinkData, className: string) => (
    <PageLink
      to={paths[item.page]}
      aria-current={isHere(path, paths[item.page]) ? 'page' : undefined}
      onClick={(event) => follow(event, paths[item.page])}
      className={className}
    >
      {item.label}
    </PageLink>
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label="Menu"
        suppressHydrationWarning
        className={buttonClass}
      >
        <MenuIcon aria-hidden="true" className="size-5 menu-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 menu-open:block" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        data-mobile-menu=""
        className="mobile-menu rise bg-ground px-gutter py-4 lg:hidden"
      >
        <div className="mx-auto max-w-column">
          <ul className="divide-y divide-line">
            {topNavigation.map((item) => (
              <li key={item.label} className="py-1">
                {item.kind === 'menu' ? (
                  <details name={group}>
                    <summary
                      data-active={isActive(item, path) || undefined}
                      className={classNames(rowClass, 'list-none data-active:text-text')}
                    >
                      {item.label}
                      <ChevronDown
                        aria-hidden="true"
                        className="size-5 transition-transform unfolded:rotate-180"
                      />
                    </summary>
                    <ul className="pb-3">
                      {item.items.map((sub) => (
                        <li key={sub.label}>
                          {link(
                            sub,
                            'flex min-h-12 items-center rounded-control pl-7 text-[1.1rem] text-muted hover:text-text aria-[current=page]:text-text',
                          )}
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  link(item, rowClass)
                )}
              </li>
            ))}
          </ul>
          {isOpen && hasStart(path) && (
            <div className="mt-5 pb-4">
              <StartButton key={path} from="home" wide />
              <p className="mt-3 text-faint text-label">{aiNotice.text}</p>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

/** A tap is seen for a moment before the page goes. Before React, and with a modifier held, links just work. */
function useDelayedNavigation(close: () => void) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: MouseEvent, to: string) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      close()
      navigate(to)
    }, MOBILE_MENU_DELAY_MS)
  }
}
