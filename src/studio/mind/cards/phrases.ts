/** "a, b and c" */
export function listed(items: readonly string[]) {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The first letter small and no full stop, for a text put inside a sentence; abbreviations keep their capitals. */
export function inside(text = '') {
  const phrase = text.replace(/\.$/, '')
  return /^(?:[A-Z][A-Z/]|[A-Z]\S*[A-Z])/.test(phrase)
    ? phrase
    : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

/** Sentences of a text, as they are spoken one after the other. */
export const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter(Boolean)

/** What stands under a key in a list of content, which its schema holds to be there. */
export function found<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const item = items.find(is)
  if (!item) throw new Error('A card refers to content that is not there')
  return item
}
