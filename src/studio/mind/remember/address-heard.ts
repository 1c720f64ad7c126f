/** What a recognizer of speech makes of an address: "jan dot devries at bank dot example". */
const SPOKEN =
  /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}]+(?: (?:dot|underscore|dash|hyphen|minus|punkt|point|punto|ponto) [\p{L}\p{N}]+){0,4})) (?:at|ät|arroba|arobase|klammeraffe) ((?:[\p{L}\p{N}-]+ (?:dot|punkt|point|punto|ponto) ){1,3}\p{L}{2,24})(?![\p{L}\p{N}])/giu

const signs: readonly (readonly [RegExp, string])[] = [
  [/ (?:dot|punkt|point|punto|ponto) /giu, '.'],
  [/ underscore /giu, '_'],
  [/ (?:dash|hyphen|minus) /giu, '-'],
]
const written = (words: string) => signs.reduce((text, [sign, as]) => text.replace(sign, as), words)

/** The same with the address as it is written. Nobody says "at" and "dot" like this of anything else. */
export const withAddress = (said: string) =>
  said.replace(SPOKEN, (_all, mailbox: string, host: string) =>
    `${written(mailbox)}@${written(host)}`.toLowerCase(),
  )

/** Whoever does not want mail is not asked where to send it. */
const REFUSES =
  /\b(?:don[’']?t|do not|won[’']?t|will not|not|never|no|rather not|without)\b.{0,30}\b(?:e-?mail(?:s|ed|ing)?|mails?|newsletters?|my address|contact me|spam)\b|\bkeine? (?:e-?mails?|mails?|newsletter)\b|\bpas d[e’'] ?(?:e-?mails?|mails?)\b/iu

export const refusesMail = (said: string) => REFUSES.test(said)
