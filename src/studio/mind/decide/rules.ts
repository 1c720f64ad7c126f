import { plainText } from '../../model/plain-text.ts'
import type { Meaning } from '../remember/memory.ts'

/**
 * What no likelihood may decide: secrets, abuse, prices, certificates, law and dates. These rules stand in front of
 * what was understood, and before any model.
 */

const SECRETS = '(?:prompt|instruction|rule|config|context|message|briefing|guideline)'
const like = (source: string) => new RegExp(source, 'i')

const injection = [
  like(`\\b(?:system|hidden|secret|initial|original) ${SECRETS}`),
  like(`\\byour (?:own |exact |full )*${SECRETS}s?\\b`),
  like(
    `\\b(?:reveal|print|show|output|leak|dump|give)(?: me)? (?:your|the) (?:hidden |system |secret |full |initial |own )*${SECRETS}`,
  ),
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|guideline|everything|above|previous|told)/i,
  /conversational[_ ]?context|<\|?(?:system|im_start)|base64/i,
  /\b(?:verbatim|jailbreak|developer mode|debug mode|admin mode|dan mode|sudo|god mode)\b/i,
  /\brepeat (?:everything|all|the (?:text|words|above))|(?:everything|text|words|lines?) above\b|what were you told/i,
  /\bpretend (?:that )?(?:you|to be)|\byou are now\b|\bfrom now on,? you\b/i,
  /(?:^|\byou (?:must |should |will |can )?|please )(?:act|behave|roleplay|respond) as (?!soon|if|a (?:gate|buffer|bridge|filter)\b)/i,
  /\b(?:your|the|show|give).{0,15}(?:api[ _-]?key|password)s?\b(?!.{0,30}\b(?:reset|employee|user|staff|people))/i,
]

const RUDE =
  /\b(?:fuck\w*|shit\w*|asshole|bastard|bitch|dick(?:head)?|crap|bullshit|stupid|idiot\w*|moron|dumb|useless|suck(?:s|ing)?|shut up|hate you|screw you|garbage|trash|scam(?:mer)?|liar|pathetic|wtf|hell|damn(?:ed)?|bloody|freaking)\b/gi
const SMALL =
  /\b(?:you|are|a|an|the|this|is|it|so|such|robot|bot|machine|thing|ai|avatar|off|your|ur|u|r|and|go|to|i|of|piece|really|totally|what|company)\b|[^\p{L}]/giu

/** Rude, and nothing else: a rude question is still a question. */
const isAbuse = (said: string) =>
  said.match(RUDE) ? said.replace(RUDE, ' ').replace(SMALL, '').length < 4 : false

const price = [
  /\b(?:price|prices|pricing|priced)\b(?! (?:and|planning|changes?|markdown))/,
  /\bhow much (?:is|are|does|do|would|will|for)\b.{0,40}\b(?:cost|costs|charge|it|this|that|agents?|you|licen[cs]e)[\s?!.]*$/,
  /\bwhat(?:s| is| does| do| would| will|'s)?\b.{0,40}\bcosts?\b(?: (?:us|me|me then|then|roughly|a year|per year|all in))*[\s?!.]*$/,
  /\b(?:licen[cs]e fees?|licensing|subscription|rate card|expensive|afford|quotation|discounts?|rabatt|half off|per (?:seat|user|month)|billing)\b/,
  /\bhow much money do you\b|\bcost of (?:the |your |an? |this )?(?:agent|licen|it|platform|product)/,
  /\b(?:was|wie viel|wieviel) kostet|\bkostenlos\b|\bcombien (?:ca |cela |est-ce que ca )?(?:coute|vous coutez)|\bcuanto cuesta|\bquanto custa|\bquel(?: est le)? prix\b|\bprei[s]e?\b|\bprecio\b|\bpreco\b/,
  /\b(?:free of charge|for free|free (?:trial|version|plan|tier)|trial (?:version|period|account)|money.?back)\b/,
]
/** What agents do with costs and prices is no question for ours. */
const NOT_OUR_PRICE =
  /\b(?:sav(?:e|es|ing|ings)|reduc\w+|improv\w+|increas\w+|lower\w*|cut|gain|markdowns?|competitors?)\b|\b(?:sets?|setting|plans?|decides?|adjusts?|optimi[sz]es?|changes?|manages?) (?:the |our |shelf |store )?prices?\b/

const certificates =
  /\b(?:soc ?-?[12]|iso ?-?\d{4,5}|fedramp|pci(?: dss)?|hitrust|cmmc|tisax|c5 attestation|certificat(?:e|es|ion|ions)|certified)\b/
/** Training people is another matter, and so is a certificate of somebody's skills. */
const NOT_OURS =
  /\b(?:employees?|staff|people|training|skills?|birth|expir\w+|renew\w*)\b.{0,25}\bcertif|\bcertif\w+.{0,25}\b(?:employees?|staff|nurses?|expire|renewal)\b/

const law =
  /\b(?:legal advice|tax advice|medical advice|should i (?:invest|buy shares|sue)|is (?:it|this|that) legal|would (?:we|it) be (?:legal|lawful|liable)|my symptoms)\b/

const release =
  /\bwhen\b.{0,40}\b(?:released?|launch(?:ed)?|ship(?:ped|s)?|come out|coming out)\b|\b(?:release|launch) date\b/

const GUARANTEE =
  /\b(?:guarantee[sd]?|promise (?:me|us)|garantie\w*)\b|\b(?:save|cut|reduce)\w*\b.{0,25}\b\d+ ?(?:%|percent|per cent)/

/** Whoever wants a person is given the way to one, in whichever language. */
const person =
  /\b(?:talk|speak|put me (?:on|through)|connect(?: me)?)\b.{0,20}\b(?:a |an |some |real |actual )*(?:human|person|somebody real|someone real|human being|sales ?(?:person|rep|man|woman))\b|\b(?:mensch(?:en)?|mitarbeiter)\b.{0,20}\bsprechen\b|\bparler a (?:une?|quelqu)|\bhablar con (?:una persona|alguien|un humano)|\bfalar com (?:uma pessoa|alguem|um humano)/

type Rule = { meaning: Meaning; isFinal: boolean }
const rule = (subject: Meaning['subject'], move: Meaning['move'], isFinal = false): Rule => ({
  meaning: { subject, move, focus: 'none' },
  isFinal,
})

/** `isFinal`: nothing else that was said in the turn is answered. Prices and the like take the focus of what was read. */
export function ruleFor(said: string): Rule | undefined {
  if (injection.some((pattern) => pattern.test(said))) return rule('injection', 'talk', true)
  if (isAbuse(said)) return rule('abuse', 'talk', true)
  const plain = plainText(said)
  if (price.some((pattern) => pattern.test(plain)) && !NOT_OUR_PRICE.test(plain))
    return rule('price', 'how_much')
  if (certificates.test(plain) && !NOT_OURS.test(plain)) return rule('certificates', 'whether')
  if (person.test(plain) && !/\b(?:are you|am i|is this)\b/.test(plain)) return rule('person', 'doing')
  if (law.test(plain)) return rule('unknowable', 'talk')
  if (release.test(plain)) return rule('roadmap', 'when')
  return undefined
}

/** Asked for a promise: answered by us alone, whatever else is understood. */
export const asksForPromise = (said: string) => GUARANTEE.test(plainText(said))
