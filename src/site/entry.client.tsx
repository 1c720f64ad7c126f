import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // React mends a mismatch by rendering anew, silently and slowly: tests listen for this line.
      onRecoverableError: (error) => console.error('hydration mismatch', error),
    },
  )
})
