import { createHash } from 'node:crypto'
import { BRAND } from '../../content/brand.ts'
import { outboxWords as words } from '../../content/letters.ts'
import type { Page } from '../store/table.ts'
import { asHref, asHtml } from './html-text.ts'
import { attachmentsOf, type OutboxRow } from './outbox-table.ts'

/**
 * The mailbox of a product that has no mail server: for the developer who follows a link, and for tests that do.
 * Plain HTML, newest first, each letter an article with its recipient, its subject and its links.
 */

const sheet = `:root{color-scheme:light dark;--ground:#fbfaf7;--surface:#fff;--line:#deddd8;--text:#12161f;--muted:#4d535e;--action:#12161f;--on:#f9f8f6}
@media (prefers-color-scheme:dark){:root{--ground:#0a0c11;--surface:#11141b;--line:#2a2e37;--text:#f3f4f7;--muted:#b1b4bb;--action:#dcf900;--on:#171b00}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.55 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main,.top{max-width:46rem;margin:0 auto;padding:0 1.25rem}.top{display:flex;gap:1rem;align-items:baseline;justify-content:space-between;padding-top:2.5rem}
h1{font-size:1.9rem;letter-spacing:-.03em;line-height:1.15;margin:0}h2{font-size:1.1rem;letter-spacing:-.015em;margin:0;line-height:1.35}
a{color:inherit;text-underline-offset:.2em}a:focus-visible{outline:2px solid var(--action);outline-offset:3px;border-radius:3px}
main>article:first-child{margin-top:1.5rem}.lead{color:var(--muted);margin:.6rem 0 2rem}article{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.1rem 1.35rem;margin:0 0 .9rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .9rem;margin:.5rem 0 0;font-size:.875rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
.first{margin:.7rem 0 0;color:var(--muted);font-size:.9375rem;overflow-wrap:anywhere}ul{list-style:none;margin:.8rem 0 0;padding:0;display:grid;gap:.4rem;font-size:.875rem}li a{overflow-wrap:anywhere}
iframe{width:100%;height:38rem;border:1px solid var(--line);border-radius:14px;background:var(--surface)}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.1rem 1.35rem;font:.875rem/1.6 ui-monospace,Menlo,Consolas,monospace}
h3{font-size:.9375rem;margin:1.6rem 0 .6rem}.empty{border-style:dashed;text-align:center;padding:3rem 1.25rem;color:var(--muted)}footer{padding:1rem 0 4rem}`

const sheetHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** For our own page: its one style sheet, and the frame that shows a letter. */
export const PAGE_POLICY = `default-src 'none'; style-src ${sheetHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** For a letter's own HTML: no script, nothing loaded, no origin; its links open beside it. */
export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const document = (title: string, top: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${asHtml(title)} · ${BRAND}</title><style>${sheet}</style></head>
<body><header class="top">${top}</header><main>${main}</main></body></html>
`

export function outboxList({ items, next }: Page<OutboxRow>, siteUrl: string): string {
  const older = next
    ? `<footer><a href="/outbox?createdAt=${encodeURIComponent(next.createdAt)}&amp;id=${next.id}">${words.older}</a></footer>`
    : '<footer></footer>'
  const letters = items.map((row) => article(row, siteUrl)).join('\n')
  const empty = `<article class="empty">${words.empty}</article>`
  return document(
    words.title,
    `<h1>${words.title}</h1><a href="/">${words.toSite}</a>`,
    `<p class="lead">${words.lead}</p>\n${letters || empty}${older}`,
  )
}

function article(row: OutboxRow, siteUrl: string): string {
  // What comes after the greeting says more.
  const [greeting = '', firstLines = greeting || words.blanked] = row.text.split('\n\n')
  return `<article id="letter-${row.id}" data-kind="${asHtml(row.kind)}"><h2><a href="/outbox/${row.id}">${asHtml(row.subject)}</a></h2>${facts(row)}<p class="first">${asHtml(firstLines)}</p>${links(row, siteUrl)}</article>`
}

const facts = ({ to, replyTo, createdAt, kind }: OutboxRow) =>
  `<dl>${[
    [words.to, asHtml(to)],
    ...(replyTo ? [[words.replyTo, asHtml(replyTo)]] : []),
    [words.written, `<time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time>`],
    [words.kind, asHtml(kind)],
  ]
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl>`

/** What a letter asks its reader to follow: every address in it but the signature's. */
function links({ text }: OutboxRow, siteUrl: string): string {
  const found = (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).filter((url) => url !== siteUrl)
  const items = [...new Set(found)].map((url) => `<li><a href="${asHref(url)}">${asHtml(url)}</a></li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

export function outboxLetter(row: OutboxRow, siteUrl: string): string {
  const attached = attachmentsOf(row)
    .map(
      ({ filename }, index) =>
        `<li><a href="/outbox/${row.id}/attachments/${index}" download="${asHtml(filename)}">${asHtml(filename)}</a></li>`,
    )
    .join('')
  return document(
    row.subject,
    `<h1>${asHtml(row.subject)}</h1><a href="/outbox">${words.back}</a>`,
    `<article>${facts(row)}${links(row, siteUrl)}${attached && `<h3>${words.attachments}</h3><ul>${attached}</ul>`}</article>
${row.text ? bothForms(row) : `<p>${words.blanked}</p>`}<footer></footer>`,
  )
}

const bothForms = ({ id, text }: OutboxRow) =>
  `<iframe title="${words.asHtml}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/outbox/${id}/html"></iframe>
<h3>${words.asText}</h3><pre>${asHtml(text)}</pre>`

/** In a frame a link must not replace the letter. */
export const letterDocument = ({ html }: OutboxRow) => html.replace('<head>', '<head><base target="_blank">')
