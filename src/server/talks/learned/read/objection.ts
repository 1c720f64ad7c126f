import type { ReadSentence, ReadTurn } from '../reading.ts'

export const objectionKinds = [
  'security',
  'jobs',
  'price',
  'lock-in',
  'trust',
  'works council',
  'mistakes',
  'effort',
  'privacy',
  'vendor risk',
  'control',
  'other',
] as const
export type ObjectionKind = (typeof objectionKinds)[number]
export type Objection = { turn: number; about: ObjectionKind; words: string; weight: number }

/** What a worry is about, in the order in which they are asked; each said so that it is one. */
const worries: [ObjectionKind, RegExp][] = [
  ['works council', /\b(?:works council|betriebsrat|shop stewards?|the unions? (?:will|would|won't))\b/i],
  [
    'vendor risk',
    /\b(?:go(?:es)? bust|going bust|bankrupt|go under|(?:you|you're|your company) (?:\w+ ){0,4}(?:still (?:be )?(?:here|around|exist)|disappear|gone|acquired|bought)|around in (?:two|three|five|ten) years|young company|how long (?:have you|will you) (?:been around|exist)|run out of money|start-?up like you)\b/i,
  ],
  [
    'lock-in',
    /\b(?:lock(?:ed)?[- ]?in(?:to)?|married to|tied to (?:one|a|you)|dependent on (?:one|a|you)|depend on (?:one|a single|you)|(?:our|my|the) (?:own )?data back|get out (?:again|of it|of the contract)|hostage|stuck with (?:you|one|a vendor))\b/i,
  ],
  [
    'jobs',
    /\b(?:los(?:e|es|ing|t) (?:the|their|our|my|his|her|a) jobs?|job cuts|cut(?:s|ting)? (?:\w+ )?jobs|replac(?:e|es|ing) (?:the |my |our |all |any )*(?:people|us|nurses|staff|workers|team|teachers|humans|them|jobs|drivers|lawyers|employees|operators|agents)|fir(?:e|es|ing) (?:people|everyone|half|staff|them|my|the|our)|layoffs?|lay(?:ing)? off|redundan\w+|out of (?:a )?(?:work|job)|would riot|afraid (?:for|of) their jobs?|take (?:our|their|my|people's) jobs?|throw(?:ing)? people out|they're afraid|jobs? (?:at risk|gone)|make (?:us|them|me|people) (?:redundant|obsolete))\b/i,
  ],
  [
    'control',
    /\b(?:(?:wouldn't|would never|won't|will never|never|not going to|don't want to) let (?:a |an |any |it |your |the )?(?:machine|robot|computer|software|ai|agent|it|program|algorithm|bot)|human (?:presses|has to|must|needs to|in the loop|always)|(?:lose|losing|loss of) control|without (?:a person|a human|asking|approval|my approval|our approval|me knowing)|must require|on its own without|decides? (?:by itself|on its own|alone)|who(?:'s| is) in (?:charge|control)|keep(?:ing)? (?:a )?human|final (?:say|decision|word)|nothing (?:goes out|happens|gets sent|that trades) without|stop it)\b/i,
  ],
  [
    'privacy',
    /\b(?:(?:data|records|documents?|files|information|names|it)\b[^.?!]{0,40}\b(?:(?:should|must|can|may|can't|cannot|could)(?: not| never|, ever| ever)*[, ]*(?:leave|go (?:to|out)|be (?:in|stored|sent)|stay|end up)|never leave|leaves? the (?:country|building|house)|outside)|privileged|training data|train(?:ed|s|ing)? on (?:our|my|client|customer|patient)|gdpr|hipaa|dsgvo|data protection|confidentiality|patient data|personal data|medical records|keystrokes|spy(?:ing)? on|surveill\w+|watch(?:es|ing)? (?:us|them|my people|employees|every)|monitor(?:s|ing)? (?:of )?(?:us|them|the employees|employees|people|staff)|how fast somebody works|cloud in (?:another|the us|america)|other(?:'s)? cloud|american cloud|us cloud|no cloud|not in the cloud|never .{0,25}cloud|straight no|data (?:has|have) to (?:stay|remain)|see (?:our|my|all) (?:data|files|mails|emails))\b/i,
  ],
  [
    'security',
    /\b(?:(?:you|it|we|they)(?:'re|'s)? (?:get|gets|got|are|is) (?:hacked|breached|compromised)|get hacked|hackers?|admin rights|root access|air[- ]gapped|nobody(?:'s| is) touching|attack surface|prompt injection|penetration|pen[- ]?test\w*|supplier breach|third party without|back ?door|won't even open|security (?:concern|worry|risk|hole|issue|team will|people will)|cyber ?(?:risk|attack)|injected?|obeys? it|keys to (?:the|our)|access to everything|secure enough)\b/i,
  ],
  [
    'price',
    /\b(?:too expensive|(?:can't|cannot|couldn't|could not|won't|don't) (?:\w+ )?(?:pay|afford|spend)|pay (?:triple|double|twice|again)|sounds expensive|expensive\b|no budget|budget (?:is|for that|for this)|costs? a fortune|cost too much|pay you\?|out of our (?:league|reach)|even that hurts|money we don't have|for rich|only for (?:big|large)|price tag|hidden costs?|why should i pay|overpriced|cheaper)\b/i,
  ],
  [
    'effort',
    /\b(?:don't have (?:the )?(?:people|time|staff|resources|capacity|bandwidth|anyone)|no (?:time|capacity|resources|people) (?:for|to)|(?:two|three|one|a|five)[- ]year project|becomes? a .{0,15}project|another project|busy with nothing else|too much (?:work|effort|hassle)|how much work|third screen|another (?:screen|tool|system|dashboard|login|platform)|one more (?:tool|system|screen)|set(?:ting)? (?:it|something|all that) up|years to implement|months to implement|who (?:is going to|will|would) (?:set|maintain|train|feed)|too complicated|too complex|overwhelm\w*|learning curve|change everything)\b/i,
  ],
  [
    'mistakes',
    /\b(?:(?:it|agent|machine|ai|bot|robot|software|thing|patch|system)(?:'s)?\b[^.?!]{0,30}\b(?:wrong|mistakes?|errors?|hallucinat\w+|invents?|overlooks?|misses|breaks|kills?|kill|deletes?|messes|screws)|makes? (?:an? )?(?:mistakes?|errors?)|hallucinat\w+|who(?:'s| is| would be|'d be)? (?:liable|responsible|to blame|accountable)|who (?:pays|carries|answers|takes the blame)|liab\w+|the machine did it|tells? (?:someone|somebody|a customer|a patient|people) (?:\w+ ){0,4}(?:wrong|covered|nonsense)|gets? it wrong|get(?:s|ting)? (?:it|things|something) wrong|percent too little|not (?:good|accurate) enough|what if (?:it|the|your)|if (?:it|your \w+|the \w+) (?:tells|says|sends|makes|books|deletes|kills|kill|breaks|gives|pays|approves|misses|overlooks|does something)|and if it|breaks (?:the|our|my|it))\b/i,
  ],
  [
    'trust',
    /\b(?:(?:do not|don't|can't|hard to|cannot|never) (?:believe|trust|buy)|i(?:'ll| will) believe|doubt (?:it|that|this)|i doubt|sceptical|skeptical|not convinced|everyone (?:says|promises) that|everybody (?:says|promises)|they all (?:say|promise)|(?:never|won't|not) (?:understand|work|get) (?:that|those|this|it|us|them|here)?|black box|snake oil|just hype|hype\b|buzzwords?|that's marketing|marketing (?:talk|speak|number|headline)|slide answer|another promise|not in the mood|sounds? too good|too good to be true|sounds? like (?:chatgpt|a robot|sales)|sound like chatgpt|will (?:they|people|customers|patients|guests) (?:like|accept|trust|want)|by a robot|to a robot|talk to a machine|not for us|allergic|burn(?:ed|t) (?:before|by)|heard that before|said the same|percentages off)\b/i,
  ],
]

/** Heard from the heads: what an objection of that subject is about. */
const bySubject = {
  mistakes: 'mistakes',
  jobs: 'jobs',
  vendor_risk: 'vendor risk',
  works_council: 'works council',
  control: 'control',
  hype: 'trust',
  savings: 'trust',
  leaving: 'lock-in',
  residency: 'privacy',
  training_data: 'privacy',
  privacy: 'privacy',
  security: 'security',
  access: 'security',
  hosting: 'security',
  effort: 'effort',
  duration: 'effort',
  price: 'price',
  watching: 'privacy',
  change: 'trust',
  ciso: 'security',
  certificates: 'security',
} as const

const WANTS = /\b(?:send|share|mail|email|call me|book|demo|pilot|trial|quote|brochure|waitlist)\b/i
const ENOUGH = 2.2

/** What keeps the visitor from it: at most one to a turn, with what it is about. */
export function objectionsOf(turns: readonly ReadTurn[]): Objection[] {
  return turns.flatMap((turn) => {
    const [best] = turn.sentences
      .map((sentence) => ({ ...weighed(sentence), words: sentence.words.trim() }))
      .filter(({ weight }) => weight >= ENOUGH)
      .toSorted((a, b) => b.weight - a.weight)
    return best ? [{ turn: turn.turn, ...best }] : []
  })
}

function weighed(sentence: ReadSentence): { about: ObjectionKind; weight: number } {
  const { words } = sentence
  const named = worries.find(([, pattern]) => pattern.test(words))?.[0]
  const [heard, likely] = heardIn(sentence)
  let weight = 1.6 * sentence.meant('objection') + (named ? 1.5 : 0) + 0.8 * likely
  weight -= 1.2 * sentence.about('pain')
  if (WANTS.test(words)) weight -= 1
  if (words.split(/\s+/).length < 4) weight -= 1
  if (sentence.clauses.every(({ standing }) => standing === 'others')) weight -= 2
  return { about: named ?? heard, weight }
}

function heardIn(sentence: ReadSentence): [ObjectionKind, number] {
  const [best] = (Object.keys(bySubject) as (keyof typeof bySubject)[])
    .map((subject) => [bySubject[subject], sentence.about(subject)] as [ObjectionKind, number])
    .toSorted((a, b) => b[1] - a[1])
  return best ?? ['other', 0]
}
