import { useEffect, useState } from 'react'
import { type BrowserConfig, browserConfig } from '../../../contract/config.ts'

/** What the server lets the browser know; `null` until it has said so, or where it could not be asked. */
export function useBrowserConfig(): BrowserConfig | null {
  const [config, setConfig] = useState<BrowserConfig | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/config', { signal: leaving.signal })
      .then(async (response) => setConfig(browserConfig.parse(await response.json())))
      .catch((error) => leaving.signal.aborted || console.warn('the configuration could not be read', error))
    return () => leaving.abort()
  }, [])
  return config
}
