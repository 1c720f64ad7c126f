import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import './app.css'
import { ErrorScreen } from './layout/error-screen.tsx'
import { SiteFrame } from './layout/site-frame.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The early script sets the class before first paint; dark is what a page without script shows.
    <html lang="en" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** A page that throws still stands in the frame, with a way home. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen />
    </SiteFrame>
  )
}
