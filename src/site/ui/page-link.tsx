import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { paths } from '../../contract/paths.ts'

/**
 * A link inside the site. Renders a plain `<a href>`, so it works before React does. Links into /conversation are
 * always document loads: a document keeps the permissions policy it was loaded with.
 *
 * `<PageLink to={paths.technology}>Technology</PageLink>`
 */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  // All routes are known from the start: no link needs to be marked for discovery.
  return <Link to={to} reloadDocument={isConversation(to)} discover="none" {...rest} />
}

export const isConversation = (to: string) => to.split(/[?#]/)[0] === paths.conversation
