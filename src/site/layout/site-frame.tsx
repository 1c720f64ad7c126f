import { type ReactNode, useEffect } from 'react'

/** What surrounds every page: skip link, navigation, main area, footer, toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useEffect(() => window.veyraEarly?.hydrated(), [])
  return <main id="main">{children}</main>
}
