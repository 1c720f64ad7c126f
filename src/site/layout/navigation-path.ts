import type { NavigationItem } from '../../content/navigation.ts'
import { paths } from '../../contract/paths.ts'

/** Prerendered pages may be asked for with a slash at the end. */
const plain = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''))

export const isHere = (path: string, target: string) => plain(path) === target

/** A link is highlighted on its own path; a menu on any path that begins with its section's. */
export const isActive = (item: NavigationItem, path: string) =>
  item.kind === 'menu' ? path.startsWith(paths[item.section]) : isHere(path, paths[item.page])

/** Where a talk is held already, and where staff work, nobody starts one. */
const withoutStart: ReadonlySet<string> = new Set([paths.conversation, paths.desk, paths.login])
export const hasStart = (path: string) => !withoutStart.has(plain(path))
