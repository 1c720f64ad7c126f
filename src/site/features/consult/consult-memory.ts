import { z } from 'zod'
import { verificationMethods } from '../../../contract/signups.ts'
import type { ConsultPorts } from './consult-machine.ts'

const KEY = 'consult'

const kept = z.object({
  draft: z
    .object({
      name: z.string(),
      email: z.string(),
      method: z.enum(verificationMethods),
      typedPhone: z.object({ country: z.string(), text: z.string() }),
    })
    .optional(),
  attempt: z.object({ key: z.string(), body: z.string() }).optional(),
})

/** What was typed, as long as the tab lives: a reload loses nothing, closing the tab forgets everything. */
export const consultMemory: ConsultPorts['memory'] = {
  read() {
    try {
      const found = kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
      return found.success ? found.data : {}
    } catch {
      return {}
    }
  },
  keep(what) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(what))
    } catch {
      // Storage may be full or forbidden; the form works without it.
    }
  },
  forget() {
    try {
      sessionStorage.removeItem(KEY)
    } catch {}
  },
}
