import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minifySync } from 'vite'
import { NAV_SCROLL_THRESHOLD_PX } from './src/contract/interface.ts'
import { leanIcons } from './src/site/icons/lean-icons.ts'

/** A built page has the second in its boot file. In development it has none: both stand in its head. */
const earlyScript = (command: 'build' | 'serve') =>
  (command === 'build' ? ['first.js'] : ['first.js', 'boot.js'])
    .map((name) => readFileSync(`src/site/early/${name}`, 'utf8'))
    .map((source) => source.replace('NAV_SCROLL_THRESHOLD_PX', String(NAV_SCROLL_THRESHOLD_PX)))
    .map((source) => minifySync('early.js', source).code)
    .join('\n')

/** `npm run dev` runs the API beside Vite and says where. */
const api = process.env.VEYRA_DEV_API

const within = (...folders: string[]) => new RegExp(`[\\\\/]${folders.join('[\\\\/]')}[\\\\/]`)

export default defineConfig(({ command }) => ({
  plugins: [leanIcons(), tailwindcss(), reactRouter()],
  publicDir: 'src/site/public',
  define: {
    EARLY_SCRIPT: JSON.stringify(earlyScript(command)),
    // One year for the prerendered page and for the browser that takes it over, also on New Year's Eve.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(`${new Date().getFullYear()}`),
  },
  build: {
    // A data: URI would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // What Tailwind itself asks for. Older ones would have every colour of every page written three times.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left alone, a page asks for sixty little files to hydrate. What all pages have, and what many have,
            // stand in a file each: the next page needs them too.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: within('node_modules', '(react|react-dom|scheduler|react-router)'),
                  priority: 3,
                },
                // Only forms and conversations check what crosses a border: nobody else is to load the checker.
                { name: 'schemas', test: within('node_modules', 'zod'), priority: 3 },
                // Words change more often than what shows them.
                { name: 'words', test: within('src', 'content'), minShareCount: 4, priority: 3 },
                { name: 'frame', test: within('src', 'site', 'layout'), priority: 2 },
                {
                  name: 'pieces',
                  test: within('src', 'site', '(ui|portraits|films)'),
                  minShareCount: 4,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Else pages would be rendered with the library's own icons, class names and all, and not with ours.
  ssr: { noExternal: ['lucide-react'] },
  ...(api && { server: { proxy: { '/api': api, '/outbox': api } } }),
}))
