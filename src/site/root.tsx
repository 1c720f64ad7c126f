import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
} from 'react-router'
import './site.css'
import geist from './fonts/geist-core.woff2?url'
import { ErrorScreen } from './layout/error-screen.tsx'
import { SiteFrame } from './layout/site-frame.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: geist, crossOrigin: 'anonymous' },
]

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
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <SiteFrame>
      <ErrorScreen kind={missing ? 'not-found' : 'failure'} />
    </SiteFrame>
  )
}
