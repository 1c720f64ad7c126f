import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minifySync } from 'vite'

const earlyScript = minifySync('early.js', readFileSync('src/site/early/early.js', 'utf8')).code

/** `npm run dev` runs the API beside Vite and says where. */
const api = process.env.VEYRA_DEV_API

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/site/public',
  define: {
    EARLY_SCRIPT: JSON.stringify(earlyScript),
    // One year for the prerendered page and for the browser that takes it over, also on New Year's Eve.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(`${new Date().getFullYear()}`),
  },
  build: {
    // A data: URI would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  ...(api && { server: { proxy: { '/api': api, '/outbox': api } } }),
})
