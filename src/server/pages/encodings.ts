/** In the order we prefer among those a client likes equally: the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const remembered = new Map<string, readonly Encoding[]>()
const REMEMBERED_AT_MOST = 200

/** Which encodings an `Accept-Encoding` allows, best first. Browsers send a handful of values: each is read once. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const accepted = rank(header)
  if (remembered.size < REMEMBERED_AT_MOST) remembered.set(header, accepted)
  return accepted
}

function rank(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = q === undefined ? 1 : Number(q)
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight >= 0 && weight <= 1 ? weight : 0)
  }
  const rest = weights.get('*')
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? rest ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0)
  // Stable: our own order decides between equals.
  accepted.sort((a, b) => weightOf(b) - weightOf(a))
  // Who refuses everything still gets the plain file, as the HTTP specification suggests.
  return accepted.length > 0 ? accepted : ['identity']
}
