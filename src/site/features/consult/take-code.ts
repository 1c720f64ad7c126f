import { VERIFY_EMAIL_MODE } from '../../../contract/verification.ts'

/** The code of a return link, and the address without it. */
export function splitReturnLink(search: string): { code: string | null; rest: string } {
  const query = new URLSearchParams(search)
  const isReturn = query.get('mode') === VERIFY_EMAIL_MODE
  const code = query.get('oobCode')?.trim()
  // Firebase adds more of its own; all of it belongs to the code.
  for (const name of ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang']) query.delete(name)
  const rest = query.toString()
  return { code: isReturn && code ? code : null, rest: rest && `?${rest}` }
}

/** Takes the code out of the address bar: it must not be bookmarked, shared, reloaded or sent on as a referrer. */
export function takeCode(): string | null {
  const { code, rest } = splitReturnLink(location.search)
  if (location.search !== rest)
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`)
  return code
}
