import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, 'create-icon.ts')
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** The random keys that lucide-react gives the parts of its drawings: ours need none, and they do not compress. */
export const withoutKeys = (code: string) => code.replaceAll(/,\s*key: "\w+"/g, '')

/** Keeps the drawings of lucide-react and leaves its machinery out: 3 KB less for a page to hydrate. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer && icon.test(importer) ? OURS : null,
  transform: (code, id) => (icon.test(id) ? { code: withoutKeys(code), map: null } : null),
})
