import type { PageName } from '../../contract/paths.ts'

/** Pages with fields or gestures, so that nothing typed is lost; all others are for reading and start React late. */
const atOnce: readonly PageName[] = [
  'signup',
  'emailVerified',
  'contact',
  'conversation',
  'transcript',
  'login',
  'desk',
]

export const hydratesAtOnce = (page: PageName) => atOnce.includes(page)
