import { domainToASCII } from 'node:url'

/** Hosts that deliver with and without dots alike, each by the name it counts under. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** What spells a name another way and leaves it the same: comments, quotes, escapes, and what nobody sees. */
const decoration = /\([^()]*\)|["\\]|\p{Cf}/gu

/**
 * The mailbox behind an address, for counting what reaches it: one person's mailbox has any number of spellings to
 * choose from, as an IPv6 customer has addresses. Nothing is ever sent to what this answers: a host may well hold two
 * people's mailboxes whom we count as one. What is no address counts as it stands.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const written = plain.slice(at + 1)
  const host = (domainToASCII(written) || written).replace(/\.+$/, '')
  const [name = ''] = plain.slice(0, at).replaceAll(decoration, '').split('+')
  const one = dotless.get(host)
  return one === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${one}`
}
