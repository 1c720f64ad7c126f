import { browserConfig } from '../../../contract/config.ts'
import { ask } from './ask.ts'

/** What the server lets the browser know. */
export const readConfig = (signal?: AbortSignal) =>
  ask('/api/config', browserConfig, { ...(signal && { signal }) })
