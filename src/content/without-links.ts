/**
 * What somebody else said or typed, for a letter in our name: as it was, except that nothing in it can be pressed.
 * Mail programs make links of whatever looks like an address, so every such thing is broken up by brackets, as people
 * do who warn each other of bad addresses: `https[://]evil[.]example`. One can see that it was done and undo it by hand.
 * (Invisible signs would be prettier; but some programs overlook them, and every browser takes them out again.)
 */

/** Browsers read all of these as the dot between the parts of an address. */
const DOT = '[.\\u3002\\uff0e\\uff61]'

/**
 * An address ends in a word of two letters or more, in any script, or is four numbers. Figures, days and abbreviations
 * ("3.5", "15.11.2026", "e.g") do neither.
 */
const anAddress = new RegExp(`\\S${DOT}\\p{L}[\\p{L}\\p{M}\\p{N}-]|\\d(?:${DOT}\\d+){3}`, 'u')
/** The full stop of Chinese and Japanese stands between two words without a space: there it separates nothing of an address. */
const dots = /(?<=[^\s.])\.(?=[^\s.])|(?<=[a-z\d])[\u3002\uff0e\uff61]|[\u3002\uff0e\uff61](?=[a-z\d])/giu

const inBrackets = (signs: string) => `[${signs}]`

export const withoutLinks = (text: string) =>
  text
    // With its scheme, without it, and a folder on somebody's machine.
    .replaceAll(/:?(?:\/{2,}|\\{2,})(?=\S)/g, inBrackets)
    .replaceAll(/(?<=[a-z]):(?=\S)|(?<=\d):(?=[^\s\d])/gi, inBrackets)
    .replaceAll(/(?<=\S)[@\uff20](?=\S)/gu, inBrackets)
    .replaceAll(/\S+/g, (word) => (anAddress.test(word) ? word.replaceAll(dots, inBrackets) : word))

/** Whom to answer: whole where it is a plain address, and only then. */
export const asContact = (email: string) =>
  /^[\p{L}\p{M}\p{N}._+'-]+@[\p{L}\p{M}\p{N}.-]+$/u.test(email) ? email : withoutLinks(email)
