import { BRAND } from '../../../content/brand.ts'
import { plainText } from '../../model/plain-text.ts'
import type { Meaning } from '../remember/memory.ts'

/**
 * What no likelihood may decide: prices, certificates, law, dates, and the way to a person. These rules stand in front
 * of what was understood, and before any model. Attempts at the prompt and abuse have theirs in the understanding.
 */

const price = [
  /\b(?:price|prices|pricing|priced)\b(?! (?:and|planning|changes?|markdown))/,
  /\bhow much (?:is|are|does|do|would|will|for)\b.{0,40}\b(?:cost|costs|charge|it|this|that|agents?|you|licen[cs]e)[\s?!.]*$/,
  /\bwhat(?:s| is| does| do| would| will|'s)?\b.{0,40}\bcosts?\b(?: (?:us|me|me then|then|roughly|a year|per year|all in))*[\s?!.]*$/,
  /\b(?:licen[cs]e fees?|licens(?:ing|ed)|subscription|rate card|expensive|afford|quotation|discounts?|rabatt|half off|per (?:seat|user|month)|billing)\b/,
  /\bwhat (?:does|would|will|do) (?:it|that|this|they|one|an agent)\b.{0,12}\bcost\b/,
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

/** A figure for one company that nobody has. */
const exact = /\bto the (?:euro|dollar|cent|penny|pound)\b/

/** Figures of ours that stand on none of our pages. */
const ours = new RegExp(
  `\\b(?:your|${BRAND.toLowerCase()}(?:'s)?) (?:own |annual |total |yearly )?(?:revenues?|turnover|profits?|ebitda|margins?|valuation|headcount|head count|churn|market share|share price|stock price|salar(?:y|ies)|market cap)\\b|\\bhow many (?:people|employees|staff|engineers|developers) (?:do you (?:have|employ)|are you|work (?:at|for|in) (?:you|${BRAND.toLowerCase()}|your))|\\bhow (?:big|large) is your (?:team|company)|\\b(?:are you|is ${BRAND.toLowerCase()}) profitable\\b|\\bhow much (?:money|revenue|profit) do you (?:make|have|earn)|\\byour (?:investors|shareholders|owners|win rate|funding round|next round)\\b|\\b(?:go public|ipo)\\b`,
)

const law =
  /\b(?:legal advice|tax advice|medical advice|should i (?:invest|buy shares|sue)|is (?:it|this|that) legal|(?:would|will) (?:we|it) be (?:legal|lawful|liable)|are we liable|my symptoms)\b/

const release =
  /\bwhen\b.{0,40}\b(?:released?|launch(?:ed)?|ship(?:ped|s)?|come out|coming out)\b|\b(?:release|launch) date\b|\bexact (?:day|date)\b.{0,40}\b(?:twins?|iot|released?|ships?|launch|available)\b/

/** Whoever wants a person is given the way to one, in whichever language. */
const person =
  /\b(?:talk|speak|put me (?:on|through)|connect(?: me)?)\b.{0,20}\b(?:a |an |some |real |actual )*(?:human|person|somebody real|someone real|human being|sales ?(?:person|rep|man|woman))\b|\b(?:mensch(?:en)?|mitarbeiter)\b.{0,20}\bsprechen\b|\bparler a (?:une?|quelqu)|\bhablar con (?:una persona|alguien|un humano)|\bfalar com (?:uma pessoa|alguem|um humano)/

const demo =
  /\b(?:book|schedule|arrange|set up|organi[sz]e)\b.{0,25}\b(?:demos?|demonstration|meeting|appointment|slot|call|that|one|it|session|time)\b(?!.{0,25}\b(?:interviews?|agents?|candidates?)\b)/

const rule = (subject: Meaning['subject'], move: Meaning['move']): Meaning => ({
  subject,
  move,
  focus: 'none',
})

/** What a rule makes of it; the focus is that of what was read. */
export function ruleFor(said: string): Meaning | undefined {
  const plain = plainText(said)
  if (price.some((pattern) => pattern.test(plain)) && !NOT_OUR_PRICE.test(plain))
    return rule('price', 'how_much')
  if (certificates.test(plain) && !NOT_OURS.test(plain)) return rule('certificates', 'whether')
  if (person.test(plain) && !/\b(?:are you|am i|is this)\b/.test(plain)) return rule('person', 'doing')
  if (demo.test(plain) && !/\b(?:does|can|could|will|would) (?:it|they|the agents?)\b/.test(plain))
    return rule('demo', 'doing')
  if (exact.test(plain)) return rule('unknowable', 'how_much')
  if (law.test(plain) || ours.test(plain)) return rule('unknowable', 'talk')
  if (release.test(plain)) return rule('roadmap', 'when')
  return undefined
}
