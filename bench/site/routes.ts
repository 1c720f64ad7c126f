import { pages } from '../../src/content/pages.ts'
import { type PageName, pageNames, paths } from '../../src/contract/paths.ts'

/** Decision 31: these have fields or gestures and start React at once; all others are for reading. */
const AT_ONCE: readonly PageName[] = ['signup', 'emailVerified', 'contact', 'conversation', 'login']

export const isContent = (name: PageName) => !AT_ONCE.includes(name)
export const contentRoutes = pageNames.filter(isContent)
export const indexedRoutes = pageNames.filter((name) => pages[name].indexed)

/** A conversation page without a room leads away after two seconds; with a room that is not ours it stays. */
export const addressOf = (name: PageName) =>
  name === 'conversation' ? `${paths[name]}?url=https://elsewhere.example/room` : paths[name]
