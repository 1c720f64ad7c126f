import { type PageName, pageNames, paths } from '../../src/contract/paths.ts'
import { hydratesAtOnce } from '../../src/site/finish/hydration.ts'

export const isContent = (name: PageName) => !hydratesAtOnce(name)
export const contentRoutes = pageNames.filter(isContent)

/** A conversation page without a room leads away after two seconds; with a room that is not ours it stays. */
export const addressOf = (name: PageName) =>
  name === 'conversation' ? `${paths[name]}?url=https://elsewhere.example/room` : paths[name]
