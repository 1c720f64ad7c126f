const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or in a quoted attribute. */
export const asHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Only addresses of the web become links: a letter may carry a visitor's own words. */
export const asHref = (url: string) => (/^(https?|mailto):/i.test(url) ? asHtml(url) : '#')
