import { type ReactNode, useEffect } from 'react'
import { Toaster } from '../features/toasts/toaster.tsx'
import { Footer } from './footer.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { TopNavigation } from './top-navigation.tsx'

/** What surrounds every page: skip link, navigation, main area, footer, toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useEffect(() => window.veyraEarly?.hydrated(), [])
  return (
    <>
      <a
        href="#main"
        data-print="no"
        className="fixed -top-24 left-3 z-70 rounded-full bg-action px-5 py-3 font-[560] text-on-action text-small focus:top-3"
      >
        Skip to content
      </a>
      <TopNavigation />
      {/* The fixed bar lies over its head: pages begin with a Hero, or with `pt-bar`. */}
      <main id="main" tabIndex={-1} className="flex-1 overflow-x-clip">
        {children}
      </main>
      <Footer />
      <Toaster />
      <NavigationEffects />
    </>
  )
}
