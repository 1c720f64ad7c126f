import { figures } from '../../../../content/figures.ts'
import { said } from '../../cards/said.ts'
import { presentFocus } from '../../remember/memory.ts'
import type { Point } from './point.ts'

/** Figures, and how they are proven. */
export const proof: readonly Point[] = [
  {
    id: 'proof',
    asks: /^(?:and |ok |any |the )*(?:proof|evidence)\W*$|\b(?:any|have you|got|where'?s?|where is) (?:the |your |some )?(?:proof|evidence)\b/,
    when: ({ memory }) =>
      !['audit', 'compliance', 'security'].includes(memory.answered[0]?.meaning.subject ?? ''),
    says: said`I have no figure of yours to show, so the proof is a pilot by your own measure.`,
    goesOn: () => ({ subject: 'pilot', move: 'proof', focus: 'none' }),
  },
  {
    id: 'figures-differ',
    asks: /\b(?:which is it|which one is (?:it|right|true)|contradict\w*|(?:don't|doesn't|do not) (?:match|add up|agree)|inconsistent)\b/,
    when: ({ plain }) => /\d|percent|figures?|numbers?|fifty|sixty|forty|thirty/.test(plain),
    says: said`Both stand on our pages, for different things: ${figures.costReduction} is our figure for corporate departments, ${figures.costReductionRange} for the processes agents take over anywhere. Neither is yours: that one, only a pilot shows.`,
  },
  {
    id: 'figures-sure',
    asks: /\bhow (?:sure|certain|reliable|real|solid|true)\b.{0,25}\b(?:numbers?|figures?|percent\w*|claims?)\b|\bwhere(?:'s| is| does| do| are| did)\b.{0,15}\b(?:numbers?|figures?)\b.{0,15}\bfrom\b/,
    says: said`They’re our own figures, as our pages give them, and no promise for your case: yours, only a pilot shows.`,
  },
  {
    id: 'how-many-clients',
    asks: /\bhow many (?:\w+ )?(?:clients|customers)\b/,
    not: /\b(?:our|my|we|i)\b/,
    says: said`Our count is ${figures.enterpriseClients} enterprise clients; their names I keep to myself.`,
  },
  {
    id: 'try-one',
    asks: /\b(?:can|could|may) (?:i|we) (?:just |also |first )?(?:try|test|pilot)\b.{0,30}\b(?:one|a single|first|small)\b/,
    says: said`Yes, that’s what a pilot is for.`,
    goesOn: ({ memory }) => ({ subject: 'pilot', move: 'what', focus: presentFocus(memory) }),
  },
  {
    id: 'before-live',
    asks: /\b(?:before|prior to)\b.{0,15}\b(?:live|production)\b|\bhow (?:would|do|can|could|will|should) (?:i|we|you|one|anyone) (?:know|check|verify|test|be sure|make sure)\b/,
    not: /\bat the end\b|\bworked\b|\b(?:who|what) (?:it|an agent|the agent|they) did\b|\bcertif|\bpolicy\b/,
    says: said`You’d see it before it acts: in the shadow stage it only proposes, and your people check it. The measure you already report is taken before it starts and again after, on your own figures.`,
    ways: ['demo'],
  },
  {
    id: 'bad-figures',
    asks: /\b(?:if|when|suppose|say)\b.{0,25}\b(?:numbers?|figures?|results?|pilot|measures?)\b.{0,25}\b(?:bad|fails?|failed|poor|disappoint\w*|don't|doesn't|no good|negative|worse|not)\b|\bstop if\b|\bif (?:it|that) (?:doesn't|does not|didn't) (?:work out|deliver|move|pay off|help)\b/,
    says: said`Then you stop, or change something: the old way of working stays in place until you switch it off.`,
    goesOn: () => ({ subject: 'leaving', move: 'what', focus: 'none' }),
    length: 'short',
  },
  {
    id: 'safeguards',
    asks: /\bwh(?:at|ich)\b.{0,30}\b(?:safeguards?|written into|insist on|put in place|precautions?|guard ?rails?|conditions would)\b/,
    says: said`I’d want these: it only proposes at first, a person decides, every action is logged with its reason, and there’s a switch and a way back.`,
  },
  {
    id: 'no-figure',
    asks: /^(?:and |ok |within |over |so )*(?:how many (?:days|weeks|hours|months|minutes)|what period|how often|how frequently)\b/,
    when: ({ memory, reading }) =>
      !(reading.subject === 'duration' && reading.probability >= 0.5) &&
      !['duration', 'pilot', 'first_month', 'roadmap', 'where_to_start', 'demo', 'effort'].includes(
        memory.answered[0]?.meaning.subject ?? 'duration',
      ),
    says: said`I have no figure for that, and I’d rather not guess: our people can tell you.`,
    ways: ['contact'],
  },
  {
    id: 'sixty',
    asks: /\b(?:60|sixty) ?(?:%|percent\b|per cent\b)/,
    says: said`Yes, that’s our figure for corporate departments: ${figures.costReduction} lower cost. It’s no promise for your case: yours, only a pilot shows.`,
  },
  {
    id: 'which-quickest',
    asks: /\bwhich (?:of (?:those|these|them) |one |part )?(?:comes?|is|would|pays?|shows?|works?)\b.{0,15}\b(?:quick\w*|fast\w*|soon\w*|first)\b/,
    when: ({ memory }) => memory.answered[0]?.meaning.subject === 'savings',
    says: said`Which comes quickest I don’t know: it depends on your process, and a pilot on it would show.`,
    goesOn: ({ memory }) => ({ subject: 'savings', move: 'when', focus: presentFocus(memory) }),
    length: 'short',
  },
]
