import { createHash } from 'node:crypto'
import type { InlineHashes } from '../http/headers.ts'

/** `type`s that a browser runs; JSON-LD and the inert boot element are data and need no leave. */
const executable = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const attributes = /(?:"[^"]*"|'[^']*'|[^'">])*/.source
/** Any other tag is read too, so that what stands in its attributes is not taken for an element. */
const tags = new RegExp(
  String.raw`<(script|style)\b(${attributes})>([\s\S]*?)</\1\s*>|<[a-z]${attributes}>`,
  'gi',
)

/** Hashes of what stands inline in a page, as its content security policy names them. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element, attributes = '', text = ''] of html.matchAll(tags)) {
    if (!element) continue
    if (element.toLowerCase() === 'style') styles.add(hash(text))
    else if (!/\ssrc\s*=/i.test(attributes) && executable.test(typeOf(attributes))) scripts.add(hash(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

const typeOf = (attributes: string) =>
  /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)?.slice(1).find(Boolean) ?? ''
