import { type Attribution, attribution } from '../../../contract/attribution.ts'

/** Where the early script keeps it: in this tab, until it is closed. No cookie, nothing sent before a form is. */
const KEY = 'first-touch'

/** What led this visitor here, for the body of a form or a start; `undefined` where the browser keeps nothing. */
export function firstTouch(): Attribution | undefined {
  try {
    return attribution.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}
