/** As much of MIME as our own letters use: enough to read one as a mail client would. */

export type ReadMail = {
  /** By lower-case name, unfolded and decoded. */
  headers: Record<string, string>
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
  /** Every address in the text, in order: what a reader could follow. */
  links: string[]
}

export function readMail(raw: string): ReadMail {
  const parts = partsOf(raw)
  const top = headersOf(raw.split(/\r?\n\r?\n/)[0] ?? '')
  const bodyOf = (type: string) =>
    parts.find(({ headers }) => isType(headers, type) && !headers['content-disposition'])?.body ?? ''
  const text = bodyOf('text/plain')
  return {
    headers: top,
    subject: top.subject ?? '',
    text,
    html: bodyOf('text/html'),
    attachments: parts
      .filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'))
      .map(({ headers, body }) => ({
        filename: /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '',
        contentType: (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '',
        content: body,
      })),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

type Part = { headers: Record<string, string>; body: string }

function partsOf(raw: string): Part[] {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? []
  const headers = headersOf(head)
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) return [{ headers, body: decoded(body, headers['content-transfer-encoding'] ?? '') }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r?\n/, '').replace(/\r?\n$/, '')))
}

const isType = (headers: Record<string, string>, type: string) =>
  (headers['content-type'] ?? 'text/plain').startsWith(type)

function headersOf(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), decodedWords(value ?? '')]] : []
    }),
  )
}

const decodedWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')),
    )

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const text = encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll(/=\r?\n/g, '')) : body
  return text.replaceAll('\r\n', '\n')
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()
