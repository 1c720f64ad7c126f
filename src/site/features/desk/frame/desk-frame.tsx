import {
  ChartLine,
  CircleHelp,
  FileClock,
  Inbox,
  MessageCircleQuestion,
  MessagesSquare,
  Radio,
  Split,
  UserRoundX,
  Webhook,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BRAND } from '../../../../content/brand.ts'
import { desk } from '../../../../content/desk.ts'
import { paths } from '../../../../contract/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ThemeToggle } from '../../theme/theme-toggle.tsx'
import { type DeskView, deskViews } from '../desk-address.ts'
import { hrefOf } from '../use-desk-address.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { AccountMenu } from './account-menu.tsx'
import { LiveCount } from './live-count.tsx'
import { PasskeyNudge } from './passkey-nudge.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'

const icons = {
  leads: Inbox,
  talks: MessagesSquare,
  unanswered: MessageCircleQuestion,
  now: Radio,
  figures: ChartLine,
  routing: Split,
  people: UserRoundX,
  audit: FileClock,
  webhook: Webhook,
} as const

const roundClass =
  'grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-text pointer-coarse:size-11'

/** A column of views beside the work on wide screens, a strip above it on narrow ones. */
export function DeskFrame({ view, children }: { view: DeskView; children: ReactNode }) {
  const [helping, setHelping] = useState(false)
  const main = useRef<HTMLElement>(null)
  useGoToView()
  useShortcuts({ '?': () => setHelping(true) })
  useFocusOnChange(main, view)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] text-label lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-1">
      <a
        href="#main"
        className="-translate-y-24 fixed top-2 left-2 z-70 rounded-lg bg-action px-4 py-2.5 font-[560] text-on-action transition-transform focus:translate-y-0"
      >
        {desk.skip}
      </a>
      <header className="z-40 flex min-w-0 gap-x-3 border-line border-b bg-surface/60 max-lg:sticky max-lg:top-0 max-lg:flex-wrap max-lg:items-center max-lg:bg-ground max-lg:px-3 max-lg:pt-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:border-r lg:border-b-0 lg:p-3">
        <PageLink
          to={paths.home}
          title={desk.site}
          aria-label={`${BRAND}, ${desk.site.toLowerCase()}`}
          reloadDocument
          className="flex min-h-10 items-center gap-2 rounded-lg px-1 lg:mb-4"
        >
          <Logo name={BRAND} className="gap-2! text-[1rem]! [&_svg]:h-6" />
        </PageLink>
        <nav
          aria-label={desk.navigation}
          className="min-w-0 max-lg:order-last max-lg:w-full max-lg:overflow-x-auto lg:flex-1"
        >
          <ul className="flex gap-0.5 max-lg:pb-1.5 lg:flex-col">
            {deskViews.map((name) => (
              <li key={name}>
                <PageLink
                  to={hrefOf({ view: name })}
                  aria-current={name === view ? 'page' : undefined}
                  className="flex min-h-8 items-center gap-2.5 whitespace-nowrap rounded-lg px-2.5 text-muted transition-colors hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-[540] aria-[current=page]:text-text pointer-coarse:min-h-11"
                >
                  <Icon of={icons[name]} size="small" className="max-sm:hidden" />
                  {desk.views[name]}
                  {name === 'now' && <LiveCount />}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto lg:flex-wrap">
          <AccountMenu />
          <ThemeToggle className={roundClass} />
          <button
            type="button"
            aria-label={desk.shortcuts.open}
            title={desk.shortcuts.open}
            onClick={() => setHelping(true)}
            className={roundClass}
          >
            <Icon of={CircleHelp} size="small" className="size-4.5" />
          </button>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="min-w-0">
        {view !== 'passkeys' && <PasskeyNudge />}
        {children}
      </main>
      {helping && <ShortcutsHelp onClose={() => setHelping(false)} />}
    </div>
  )
}

/** `g`, then the first letter of a view. */
function useGoToView() {
  const navigate = useNavigate()
  const asked = useRef(0)
  const goTo = Object.fromEntries(
    deskViews.map((name) => [
      name[0] ?? '',
      (event: KeyboardEvent) => {
        if (Date.now() - asked.current > 1500) return
        asked.current = 0
        event.preventDefault()
        // A letter may also be a shortcut of the view that is left.
        event.stopImmediatePropagation()
        // As its link does: filters of one view mean nothing to another.
        navigate(hrefOf({ view: name }))
      },
    ]),
  )
  const g = () => {
    asked.current = Date.now()
  }
  useShortcuts({ ...goTo, g }, { first: true })
}

/** On a narrow screen the strip of views is wider than the window. */
const reveal = () => {
  document.querySelector('nav [aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Another view is another page: the focus goes to its heading, as after a document load. */
function useFocusOnChange(main: { readonly current: HTMLElement | null }, view: DeskView) {
  const shown = useRef(view)
  useEffect(reveal, [])
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    reveal()
    scrollTo({ top: 0, behavior: 'instant' })
    const heading = main.current?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [main, view])
}
