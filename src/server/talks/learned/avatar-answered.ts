import { sentencesIn } from './said.ts'
import type { WantKind } from './want-kinds.ts'

/**
 * How the avatar took what was said. It makes no facts of its own; but who is told "a fair worry" had one, and who is
 * told "I'll pass on your wish for a demo" has wished for it.
 */

const CONCEDES =
  /\b(?:fair (?:worry|point|question|concern|enough)|understand (?:that|your|how|the|this|why)?[^.?!]{0,12}(?:fear|worry|concern|serious|hesita\w+|doubts?|scepti\w+)|(?:reasonable|justified|valid|legitimate|understandable|good|important|serious|common|natural) (?:concern|question|point|worry|fear|objection|doubt)|fair to be (?:sceptical|skeptical|careful)|raise that|that(?:'s| is) understandable|right to (?:ask|be|worry|insist)|you're right to|i (?:hear|see|understand) (?:that|you|your|the)? ?(?:fear|worry|concern)|i respect that|healthy (?:scepticism|skepticism)|scepti\w+|that explains it|i understand\.|i hear you)\b/i
const REASSURES =
  /\b(?:you (?:can )?(?:define|decide|set|keep|choose|approve|stay in|name)\b|can be (?:set|kept|limited|required|reviewed|switched|made mandatory)|approv\w+|role[- ]based|encrypted|on[- ]premises|on your (?:own )?(?:premises|infrastructure|servers|side)|own (?:data cent(?:re|er)|infrastructure|installation)|within your|stays? (?:in|with|within|on) (?:your|the)|roll(?:s|ed)? ?back|rollback|read-only|(?:most|many) (?:companies|customers|clients) (?:shift|reassign|use|move|redeploy)|people move to|takes? (?:paperwork|routine)|modular|export your|no lock|logged|every (?:action|step|decision|posting|figure) (?:is|can|keeps)|reviewed by|a (?:human|person) (?:decides|approves|signs)|transparen\w+|anonym\w+|do(?:es)? not need personal|effort (?:depends|is)|start(?:ing)? small|small (?:step|pilot|proof)|explains? (?:each|every)|involving|settled in the contract|contract matter|matter for the contract|in the contract)\b/i

/** 0 to 1: how much it sounds like an answer to a worry. */
export const reassured = (after: string): number =>
  (CONCEDES.test(after) ? 0.2 : 0) + (REASSURES.test(after) ? 0.8 : 0)

const NOTES =
  /\b(?:i(?:'ll| will) (?:gladly |happily |just |also |certainly )?(?:pass|note|ask|forward|arrange|hand|convey|relay|request|have|get|make sure|see|put|send|share|add)\b|i(?:'ve| have) (?:noted|passed|forwarded|requested|put)\b|a colleague will\b|someone will\b|our team will\b|^noted\b|, noted\b|will do\b|gladly\b|you(?:'ll| will) (?:hear|get|receive)\b|i can ask\b|i'm noting\b)|^(?:an?|one|two|half|fifteen|thirty|\d+) [^.?!]{0,60}(?:noted|pass)/i
const named: [WantKind, RegExp][] = [
  [
    'security documents',
    /\bsecurity (?:documents?|documentation|papers?|material|team to send)|\bpenetration test reports?\b/i,
  ],
  ['references', /\breferences?\b/i],
  ['demo', /\b(?:demo|demonstration|see it (?:live|with|on)|a look (?:in|at))\b/i],
  ['pilot', /\b(?:pilot|trial|proof of concept|poc|test (?:run|phase|environment))\b/i],
  [
    'meeting',
    /\b(?:meeting|appointment|session|(?:half an|one|an) hour|(?:fifteen|thirty|twenty|\d+) minutes|visit)\b/i,
  ],
  ['price', /\b(?:quote|quotation|offer|proposal|price|pricing|cost estimate)\b/i],
  [
    'person',
    /\b(?:(?:be )?contacted|(?:call|contact|phone|reach out to) you|get in touch|a call (?:from|back|to)|the CEO|your wish for a call|specialist|an engineer|an architect|an expert|talk to (?:a|an|the|our)|responsible for)\b/i,
  ],
  [
    'material',
    /\b(?:material|brochure|leaflet|documents?|documentation|white ?paper|samples?|presentation|deck|profile|description|reading|video|pdf|summary|one-pager|terms|newsletter|waitlist|papers?|something sent|have (?:it|something) sent|template|document on)\b/i,
  ],
]
const NOT_NOTED = /\b(?:no|not|without|don't have|do not have|doesn't|isn't|whether|if) (?:\w+ ){0,3}$/i

/** What the avatar says it will see to, at the visitor's wish. */
export function notedWish(after: string): WantKind | undefined {
  for (const sentence of sentencesIn(after)) {
    if (!NOTES.test(sentence) || /\?$/.test(sentence)) continue
    for (const [what, pattern] of named) {
      const match = pattern.exec(sentence)
      if (match && !NOT_NOTED.test(sentence.slice(0, match.index))) return what
    }
  }
  return undefined
}
