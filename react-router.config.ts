import type { Config } from '@react-router/dev/config'
import { paths } from './src/contract/paths.ts'

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  ssr: false,
  // Every page is plain HTML before any script; `/404` is the error screen for unknown paths.
  prerender: [...Object.values(paths), '/404'],
  // All routes are known to the first page: no manifest requests while a visitor moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
