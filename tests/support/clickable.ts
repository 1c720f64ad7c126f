import { LinkifyIt, type SchemaOpts } from 'linkify-it'

/**
 * What a mail program makes pressable: what is a link, and what only looks like one. Programs differ, so the most
 * eager of them is played: addresses without a scheme, of every country and of new endings, numbers of machines, and
 * schemes that only some systems have a program for.
 */
const anything: SchemaOpts = { validate: (text, at) => /^\S+/.exec(text.slice(at))?.[0].length ?? 0 }
const eager = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, urlAuth: true }).tlds(
  ['example', 'zip', 'app', 'xyz', 'top', 'uk', 'рф', '中国'],
  true,
)
for (const scheme of ['tel:', 'sms:', 'skype:', 'javascript:', 'data:', 'file:', 'magnet:'])
  eager.add(scheme, anything)

const found = (text: string) => (eager.match(text) ?? []).map(({ url }) => url)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (html: string) => html.replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)

/** In reading order: of the plain text, then the HTML's own links, then what its words look like. */
export function clickableIn({ text, html }: { text: string; html: string }): string[] {
  const body = html.slice(html.indexOf('<body'))
  const anchors = [...body.matchAll(/\b(?:href|src|action|background)="([^"]*)"/g)].map(([, url = '']) =>
    decoded(url),
  )
  return [...found(text), ...anchors, ...found(decoded(body.replaceAll(/<[^>]*>/g, ' ')))]
}
