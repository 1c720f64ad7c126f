import { leaders } from '../../../../content/leaders.ts'
import { said } from '../../cards/said.ts'
import { presentFocus } from '../../remember/memory.ts'
import type { Asked, Point } from './point.ts'

const officer = (role: string) => leaders.find((one) => one.role === role)

/** Whose field a question is that nobody answered. */
function whoKnows({ memory }: Asked) {
  const asked = memory.lastHeard
  const field =
    /\b(?:llm|model|architecture|technical|technology|api|hood|security|pen.?test|encrypt\w*)\b/i.test(asked)
      ? officer('Chief Technology Officer')
      : /\b(?:price|cost|insur\w+|cover|revenue|valuation|investors?|pay|money|margin)\b/i.test(asked)
        ? officer('Chief Financial Officer')
        : undefined
  return field
    ? said`${field.name}, our ${field.role}, and the people there. Write it on the contact page, and a person answers.`
    : said`Our people: write it on the contact page, and a person answers.`
}

/** What belongs to the talk rather than to the agents. */
export const asides: readonly Point[] = [
  {
    id: 'who-knows',
    asks: /^(?:(?:ok|okay|and|so|then|well|but|hm+|fine|right)[, ]*)*(?:who(?:'d| would| does| could| can| might)? (?:then )?(?:know|tell me|answer)|(?:could|can|would) (?:any(?:one|body)|some(?:one|body))\b.{0,25}\b(?:tell|know|answer|help)|(?:to )?who(?:m)? (?:do|should|can|could) i (?:ask|talk|speak|write|turn|send|call|contact))|\bwho\b.{0,15}\bon your side\b.{0,20}\bhandles?\b/,
    when: ({ memory }) => memory.turn > 0,
    says: whoKnows,
    ways: ['contact'],
  },
  {
    id: 'sentence-for',
    asks: /\bsell (?:this|it|that) to (?:my|our|the)\b|\bwhat (?:should|would|do|could|can|shall|will) i (?:tell|say to|report to)\b|\b(?:one|a single|two) sentences? (?:for|to tell|i can)\b|\bto (?:tell|convince) (?:my|the|our) (?:boss|board|team|wife|husband|cfo|ceo|management)\b/,
    not: /\b(?:ciso|security|works council|union|betriebsrat|auditors?|regulator)\b/,
    says: said`You could say: it’s an agent for one job that does only what we allow, writes down why, and can be switched off.`,
    goesOn: ({ memory }) => {
      const focus = presentFocus(memory)
      return focus === 'none'
        ? { subject: 'overview', move: 'what', focus }
        : { subject: 'does', move: 'what', focus }
    },
    length: 'short',
  },
  {
    id: 'council',
    asks: /\b(?:works? councils?|betriebsrat|unions?|comite d'entreprise)\b/,
    when: ({ reading }) => reading.probability < 0.4,
    goesOn: () => ({ subject: 'works_council', move: 'objection', focus: 'none' }),
  },
  {
    id: 'box',
    asks: /\bcompany in a box\b/,
    says: said`It means a whole company’s routine in one place: agents for each function that work together, explain themselves and stop when told. You switch on one and add the rest when you’re ready.`,
  },
  {
    id: 'what-is-agent',
    asks: /\bwhat (?:an|the) (?:ai )?agent (?:is|means)\b|\bwhat (?:is|are|exactly is|do you mean by) (?:an? )?(?:ai |autonomous )?agents?\W*$/,
    goesOn: () => ({ subject: 'how_it_works', move: 'what', focus: 'none' }),
  },
  {
    id: 'quote',
    asks: /\b(?:quote|cite) you\b|\bon the record\b|\bprint that\b/,
    says: said`What I say is information from our pages, not a statement of the company. For words you may quote, ask our people through the contact page.`,
    ways: ['contact'],
  },
  {
    id: 'listens',
    asks: /\b(?:does|do|is|are) (?:he|she|mira|anyone|anybody|somebody|someone|your boss)\b.{0,25}\b(?:know|listen\w*|hear\w*|read\w*|watch\w*|see|seeing)\b/,
    when: ({ plain }) => /\b(?:you|this|now|say\w*|talk|conversation)\b/.test(plain),
    says: said`No, nobody listens in. The talk is transcribed, and our staff can read it afterwards.`,
  },
  {
    id: 'compliment',
    asks: /\b(?:you're|you are|ur|youre) (?:so |really |quite |pretty |kind of )*(?:hot|cute|sexy|beautiful|handsome|gorgeous)\b|\bmarry me\b|\bgo out with me\b/,
    says: said`Kind of you, but I’m a program, and that’s not for me. Let’s stay with your work.`,
  },
  {
    id: 'may-ask',
    asks: /\b(?:can|could|may|might) (?:i|we) (?:just |quickly )?(?:ask|bother|pick)\b.{0,30}\b(?:things?|questions?|something|brain)\b/,
    says: said`Gladly, ask away: I know about Veyra, its agents and how working with us looks.`,
  },
  {
    id: 'boss-first',
    asks: /\b(?:talk|speak|check|discuss (?:it|this)|go back|run (?:it|this) (?:by|past))\b.{0,10}\b(?:with|to|by|past) (?:my|our|the) (?:boss|manager|team|board|colleagues?|cfo|ceo|cio|director|partners?)\b/,
    when: ({ plain }) =>
      /\b(?:i|i'll|let me|we|we'll)\b/.test(plain) && !/\?|^(?:can|could|how|what|do|would)\b/.test(plain),
    says: said`Good idea. There’s a page on working with us that’s easy to forward, and you can have the transcript of this talk by mail when we’re done.`,
  },
]
