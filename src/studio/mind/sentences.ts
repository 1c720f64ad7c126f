/** Sentences of a text, as they are spoken one after the other. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** How a turn begins: two turns in a row do not begin alike. */
export const openingOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu)
    ?.slice(0, 2)
    .join(' ') ?? ''

export const firstOf = (text: string) => sentencesOf(text)[0] ?? text
