import { paths } from '../../../contract/paths.ts'
import { isOwnPath } from '../../../contract/room.ts'

/**
 * The little that the desk keeps in the browser. None of it decides anything: the session is an http-only cookie that
 * no script can see, and the server asks for it each time.
 */

/** Storage may be switched off; then the desk simply remembers nothing. */
const reach = (storage: () => Storage) => ({
  get: (key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string | null) => {
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, value)
    } catch {}
  },
  keys: () => {
    try {
      return Object.keys(storage())
    } catch {
      return []
    }
  },
})
const browser = reach(() => localStorage)
const tab = reach(() => sessionStorage)

/** Only ever a place at the desk: a link to somewhere else has no business here. */
export const isDeskPath = (path: string) => isOwnPath(path) && /^\/desk(?=[?#]|$)/.test(path)

/**
 * Where to return to after signing in. The mailed link opens in another tab, so the tab that asked for it leaves a
 * note for that one.
 */
export const wayBack = {
  keep: (path: string) => browser.set('desk-way-back', isDeskPath(path) ? path : null),
  take(): string {
    const path = browser.get('desk-way-back')
    browser.set('desk-way-back', null)
    return path !== null && isDeskPath(path) ? path : paths.desk
  },
}

/** Whether anybody has signed in on this browser: without it there is no session to ask the server about. */
export const signedInBefore = {
  read: () => browser.get('desk-signed-in') === 'yes',
  note: (yes: boolean) => browser.set('desk-signed-in', yes ? 'yes' : null),
}

/** A note that is not sent yet outlives a reload and an ended session, on its own tab only. */
export const draft = {
  read: (leadId: string) => tab.get(`desk-draft-${leadId}`) ?? '',
  keep: (leadId: string, text: string) => tab.set(`desk-draft-${leadId}`, text === '' ? null : text),
  /** Who signs out leaves nothing behind for the next at this machine. */
  forgetAll() {
    for (const key of tab.keys()) if (key.startsWith('desk-draft-')) tab.set(key, null)
  },
}

/** Single-key shortcuts get in the way of speech input: they can be switched off. */
export const shortcutsOff = {
  read: () => browser.get('desk-shortcuts') === 'off',
  note: (off: boolean) => browser.set('desk-shortcuts', off ? 'off' : null),
}
