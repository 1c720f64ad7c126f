import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** `npm run dev` runs the API beside Vite and says where. */
const api = process.env.VEYRA_DEV_API

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/site/public',
  build: {
    // A data: URI would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  ...(api && { server: { proxy: { '/api': api, '/outbox': api } } }),
})
