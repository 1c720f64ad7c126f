import { useEffect, useState } from 'react'
import type { BrowserConfig } from '../../../contract/config.ts'
import { readConfig } from '../api/read-config.ts'

/** What the server lets the browser know; `null` until it has said so, or where it could not be asked. */
export function useBrowserConfig(): BrowserConfig | null {
  const [config, setConfig] = useState<BrowserConfig | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readConfig(leaving.signal).then((answered) => answered.ok && setConfig(answered.value))
    return () => leaving.abort()
  }, [])
  return config
}
