import { sentencesIn } from './said.ts'

/** What the avatar wanted to know: an answer to it may be as short as "About four thousand". */
export type Asked = 'size' | 'role' | 'industry' | 'system' | 'country' | 'pain' | 'area'

const patterns: [Asked, RegExp][] = [
  ['size', /\bhow (?:many|large|big)\b|\b(?:size|headcount) of\b|\bwhat size\b/i],
  [
    'role',
    /\byour (?:own )?(?:role|position|job|title|function)\b|\bwhat do you do\b(?! (?:with|about|today|when))|\bare you (?:in charge|responsible|the)\b|\bare you in (?:operations|hr|it|finance|marketing|sales|legal)\b|\bwho am i (?:speaking|talking)\b|\babout your work\b/i,
  ],
  [
    'industry',
    /\b(?:which|what) (?:industry|sector|trade|line of business|field)\b|\bwhat (?:kind|sort|type) of (?:company|business|organi[sz]ation|firm)\b|\bwhat (?:does|do) (?:your company|you) (?:do|make|produce|run|sell|offer)\b|\babout your (?:company|business|organi[sz]ation|operation|firm|situation)\b|\bwhat is your situation\b|\bwho do you work for\b|\bwhat business are you in\b/i,
  ],
  [
    'system',
    /\b(?:which|what)\b[^?]{0,40}\b(?:systems?|software|erp|crm|tools?|platforms?|suite|application|database|provider|vendor)\b|\bwhat do you (?:use|run on|work with)\b|\bdo you (?:use|run)\b|\byou (?:probably|presumably) (?:run|use)\b|\bhow do you (?:calculate|track|manage|handle|do) (?:it|that|this|them)? ?(?:today|now|at the moment|currently)\b|\bwhere does (?:it|the data|that) (?:sit|live|come from)\b|\bwhat (?:data|stack)\b/i,
  ],
  [
    'country',
    /\bwhere (?:are|is|do) (?:you|your|the) (?!losing|going|data)[^?]{0,30}\b(?:based|located|company|headquarter\w*|operate|work|from|sit)\b|\bwhere are you\?|\b(?:which|what) (?:country|countries|region|market)\b/i,
  ],
  [
    'pain',
    /\b(?:hurts?|hurting|troubles?|trouble|bothers?|painful|pain|headaches?|struggl\w+|challenges?|slow(?:s|est)?|hardest|difficult|suffers?|losing|worries|worr(?:y|ied)|frustrat\w+|burden|bottlenecks?|wrong|problems?|concerns? you|annoy\w*|cost(?:s|ing)? you|eats?)\b[^.!]*\?|\b(?:what|which|where)\b[^.!?]*\b(?:like to (?:improve|change|make easier|see improve|fix|hand over|automate|get rid)|hand over|keeps? (?:you|your|them)|takes? (?:most|the most|up|so)|costs? (?:you|most)|bad day|limits?|holds? you back|on your mind|busy|help (?:you )?most|dislike|call about|take over|(?:an )?agent do for you|should an agent do|most time|do they ask|want (?:the|an) [\w ]*agents? to do)\b[^.!]*\?|\bwhat would (?:help|you (?:want|like|need))\b[^.!]*\?|\bwhat is (?:yours|slow|the challenge)\b|\bwhat would you hand over\b|\broutine work cost you most\b|\beasier\b[^.!]*\?|\bhow (?:is|are|do you|does)\b[^.!?]*\b(?:handled?|done|calculate|do it|do that|manage|organi[sz]ed?|work)\b[^.!?]*\b(?:today|now|currently|at the moment|at present)\b|\bmost (?:urgent|pressing)\b|\bwhat(?:'s| is) (?:weighing|happening|the (?:main|biggest))\b|\bpriority\b[^.!]*\?/i,
  ],
  [
    'area',
    /\b(?:which|what) (?:area|department|part|topic|function|process)\b|\bwhere (?:shall|should|would) (?:we|you)\b[^?]*(?:start|begin)\b|\bcorporate functions\b|\bIT, HR, finance\b|\bwhat (?:brings|brought|can i|may i|would you like to (?:talk|explore|know|look|see|discuss|hear))\b|\bhow (?:can|may) i help\b|\bwhat are you (?:looking for|interested in)\b|\bwhat (?:do you|can i) (?:need|do for you|show)\b|\bwhat interests you\b/i,
  ],
]

/** Everything the last questions of a turn ask for; what was told before them is no question. */
export function askedIn(avatar: string): ReadonlySet<Asked> {
  const questions = sentencesIn(avatar).filter((sentence) => /\?["')]*$/.test(sentence))
  const invited = /\b(?:tell me|let me know|go ahead)\b[^.?!]*/i.exec(avatar)?.[0]
  const asked = [...questions, ...(invited ? [`${invited}?`] : [])]
  return new Set(
    patterns.flatMap(([what, pattern]) => (asked.some((one) => pattern.test(one)) ? [what] : [])),
  )
}

/** What is counted in "How many stores do you have?" */
export function countedIn(avatar: string): string | undefined {
  const [, counted] = /\bhow many (?:\w+ ){0,2}?([a-z]+s|people|staff)\b[^?]*\?/i.exec(avatar) ?? []
  return counted?.toLowerCase()
}
