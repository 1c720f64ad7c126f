import { defineConfig } from 'vite'

/** The room's page is a build of its own: the studio serves it from memory, on its own origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  build: {
    outDir: '../../../build/room',
    emptyOutDir: true,
    // A data: URI would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
})
