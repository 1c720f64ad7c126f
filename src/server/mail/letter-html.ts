import { company } from '../../content/brand.ts'
import { asHref, asHtml } from './html-text.ts'
import type { Block, Letter } from './letter.ts'

/**
 * Mail clients know little: tables, inline styles, a dark scheme where they know one, and nothing loaded from
 * anywhere. The tokens of the site, as hex, because few of them know oklch.
 */
const light = {
  ground: '#f1f0ec',
  surface: '#ffffff',
  raised: '#f6f5f1',
  line: '#deddd8',
  text: '#12161f',
  muted: '#4d535e',
  action: '#12161f',
  onAction: '#f9f8f6',
}
const dark: typeof light = {
  ground: '#0a0c11',
  surface: '#11141b',
  raised: '#191d25',
  line: '#2a2e37',
  text: '#f3f4f7',
  muted: '#b1b4bb',
  action: '#dcf900',
  onAction: '#171b00',
}
const FONT = "Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"

/** What the dark scheme turns. Clients that invert by themselves are told that it is done. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background-color:${dark.ground}!important}.surface{background-color:${dark.surface}!important;border-color:${dark.line}!important}.raised{background-color:${dark.raised}!important;border-color:${dark.line}!important}.text{color:${dark.text}!important}.muted{color:${dark.muted}!important}.action{background-color:${dark.action}!important;color:${dark.onAction}!important}}
@media (max-width:620px){.surface{padding:28px 22px!important}}`

export function letterAsHtml(
  { subject, preview, blocks }: Pick<Letter, 'subject' | 'preview' | 'blocks'>,
  siteUrl: string,
): string {
  // Zero-width padding keeps a client from filling the inbox line with what comes after the preview.
  const padding = '&#8199;&#847; '.repeat(60)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${asHtml(subject)}</title><style>${sheet}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${asHtml(preview)} ${padding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:${light.ground}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 18px">${wordmark(siteUrl)}</td></tr>
<tr><td class="surface" style="padding:36px 40px;background-color:${light.surface};border:1px solid ${light.line};border-radius:14px">
${blocks.map(blockAsHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font:400 13px/20px ${FONT};color:${light.muted}">${asHtml(company.name)} · ${asHtml(company.tagline)}<br><a class="muted" href="${asHref(siteUrl)}" style="color:${light.muted};text-decoration:underline">${asHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></td></tr>
</table></td></tr></table></body></html>
`
}

/** The lit face of the box beside the name: drawn as a cell, because mail has no pictures of its own. */
const wordmark = (siteUrl: string) =>
  `<a class="text" href="${asHref(siteUrl)}" style="font:600 20px/24px ${FONT};letter-spacing:-0.02em;color:${light.text};text-decoration:none"><span style="display:inline-block;width:12px;height:12px;margin-right:9px;background-color:#dcf900;border:2px solid #12161f;border-radius:3px"></span>${asHtml(company.name)}</a>`

const lines = (text: string) => asHtml(text).replaceAll('\n', '<br>')

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="text" style="margin:0 0 18px;font:400 16px/26px ${FONT};color:${light.text}">${lines(block.text)}</p>`
    case 'small':
      return `<p class="muted" style="margin:0 0 14px;font:400 13px/20px ${FONT};color:${light.muted}">${lines(block.text)}</p>`
    case 'action':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 24px"><tr><td class="action" style="background-color:${light.action};border-radius:9px"><a class="action" href="${asHref(block.url)}" style="display:inline-block;padding:13px 22px;font:600 16px/20px ${FONT};color:${light.onAction};background-color:${light.action};border-radius:9px;text-decoration:none">${asHtml(block.label)}</a></td></tr></table>`
    case 'code':
      return `<p class="raised text" style="margin:4px 0 22px;padding:16px 20px;font:600 26px/32px ${MONO};letter-spacing:0.14em;text-align:center;color:${light.text};background-color:${light.raised};border:1px solid ${light.line};border-radius:9px">${asHtml(block.code)}</p>`
    case 'quote':
      return `<blockquote class="raised text" style="margin:0 0 18px;padding:14px 18px;font:400 15px/24px ${FONT};color:${light.text};background-color:${light.raised};border:1px solid ${light.line};border-radius:9px">${lines(block.text)}</blockquote>`
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${block.facts
        .map(
          ([label, value]) =>
            `<tr><th scope="row" align="left" valign="top" class="muted" style="padding:3px 18px 3px 0;font:400 14px/22px ${FONT};color:${light.muted};white-space:nowrap">${asHtml(label)}</th><td valign="top" class="text" style="padding:3px 0;font:500 14px/22px ${FONT};color:${light.text}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`
  }
}
