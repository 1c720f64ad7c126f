import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { paths } from '../../contract/paths.ts'

/**
 * A link inside the site. Renders a plain `<a href>`, so it works before React does. Links into /conversation, which
 * lends a room devices, and to /login, which asks for passkeys, are always document loads: a document keeps the
 * permissions policy it was loaded with. (/desk is reached from /login or by its address, which has the same.)
 *
 * `<PageLink to={paths.technology}>Technology</PageLink>`
 */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  // All routes are known from the start: no link needs to be marked for discovery.
  return <Link to={to} reloadDocument={hasOwnPermissions(to)} discover="none" {...rest} />
}

const withPermissions: readonly string[] = [paths.conversation, paths.login]
const hasOwnPermissions = (to: string) => withPermissions.includes(to.split(/[?#]/)[0] ?? '')
