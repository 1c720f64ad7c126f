import { notedWish } from '../avatar-answered.ts'
import type { ReadSentence, ReadTurn } from '../reading.ts'
import type { WantKind } from '../want-kinds.ts'

export type Want = { turn: number; what: WantKind; words: string }

const ASK =
  "(?:can|could|may|might|will|would|let's|let|i'd like|i would like|i want|i need|we need|we want|we'd like|we'd want|i'd want|give|get|book|send|set|have|please|kindly|maybe|perhaps|then|okay|ok|yes|do|is there|any chance|i'd prefer|interested|consider|how about|possible)"

const wishes: [WantKind, RegExp][] = [
  [
    'security documents',
    /\b(?:(?:send|share|need|want|see|get|have|give|forward|provide|show)\b[^.?!]{0,40}\b(?:security (?:papers?|documents?|documentation|whitepaper|white paper|concept|package|pack|questionnaire|overview|stuff)|pen(?:etration)?[- ]?tests?(?: reports?)?|soc ?2(?: report)?|iso ?27001|audit reports?|certificates?|dpa\b|data processing agreement|sub-?processors?|on security)|do you (?:have|hold) (?:a |an |the )?(?:soc ?2|iso ?27001|certificate|certification)|(?:soc ?2|iso ?27001|iso certificate)\b[^.?!]{0,20}(?:\?|do you))/i,
  ],
  [
    'references',
    /\b(?:references?\b(?! (?:number|architecture|data))|reference (?:customers?|clients?)|who (?:else )?(?:has|have|is|are)(?: really| actually| already)? (?:us(?:ed|es|ing)|running|done|working)|who (?:else )?(?:uses|used|runs|(?:among|of) your (?:customers|clients))|which (?:\w+ ){0,3}?(?:company|companies|customers?|clients?|banks?|hospitals?|retailers?|operators?|insurers?|utilities|universit(?:y|ies)|firms?|airlines?|ministr(?:y|ies)|manufacturers?)(?: \w+){0,4} (?:is it|uses?|has|have|already|run|runs|work)|(?:do you have|have you got|any|got any) (?:\w+ ){0,3}(?:customers?|clients?|companies|somebody|someone|anyone|cases?|case studies|success stories) (?:in|from|like|at|who|of|with|here)|which bank is it|customers? like us|somebody (?:in|from) [\w ]+ who|(?:do you have|is) (?:this|it|that) (?:running |live |in use )?(?:in|at) (?:any|a|another|some|one) |who among your|has (?:it|anyone|anybody) (?:been )?(?:used|done|tried)|you have done (?:public|this|that)|case stud(?:y|ies))\b/i,
  ],
  [
    'demo',
    new RegExp(
      `\\b${ASK}\\b[^.?!]{0,50}\\b(?:demo|demonstration|walk-?through)\\b|\\b(?:demo|demonstration)\\b[^.?!]{0,30}\\b(?:please|with our|next|would be|for (?:the|my|our) team|possible|after|then|yes|works)\\b|\\b(?:see (?:it|this|that|one|them)(?: live| in action| working| running)|show (?:me|us)(?: it| this| that)? (?:live|in action|working|on our|with our)|look at it live|live demo|demo\\?)|\\bi'd (?:like|love|want) to see it\\b`,
      'i',
    ),
  ],
  [
    'pilot',
    /\b(?:pilot(?: project| phase)?\b(?! (?:license|training))|proof of concept|poc\b|free trial|trial\b(?! and error)|(?:can|could|may) (?:we|i) (?:try|test)|(?:i'd|we'd|i would|we would|i want to|we want to|i'd want to|want to|like to|love to) (?:try|test)\b|try it (?:in|on|with|for|out)|test (?:it|run|environment|phase)|let me (?:try|test)|try (?:in|with) (?:a|one)|start (?:small )?(?:in|with) one (?:city|store|plant|team|department|branch|ward|site|line))\b/i,
  ],
  [
    'meeting',
    /\b(?:let's (?:sit|meet|talk|plan|set|arrange|schedule|have a (?:call|meeting))|(?:set|hook) (?:me|us) up|(?:book|schedule|arrange|plan|set up|organi[sz]e|fix) (?:me |us )?(?:a |an |the |some )?(?:\w+ ){0,3}(?:meeting|call|appointment|conversation|session|slot|minutes|hour|time|date|talk)|(?:half an|one|an) hour (?:with|next|on)|(?:on|for) a call\b|you come (?:to|by|over)|come (?:by|over|see us|and see|visit)|visit us|(?:we|can|could|should) meet\b|meet (?:in person|face to face|your|next)|(?:fifteen|thirty|twenty|ten|\d+) minutes with|put one of your|get (?:together|on a call)|zoom call|teams call|video call)\b/i,
  ],
  [
    'person',
    /\b(?:(?:call|phone|ring|contact|write|write to) me\b|get me (?:your|a|an|the|some(?:body|one)|one of)\b|(?:let|have|get|ask) (?:some(?:body|one)|a (?:colleague|person|human|specialist)|one of your)[^.?!]{0,30}(?:call|contact|phone|write|reach|get in touch|ring|speak|talk)|(?:speak|talk|spoke)(?: directly)? (?:to|with) (?:a |an |the |your |some(?:body|one)|one of)(?!.*\bmy (?:boss|team)\b)[^.?!]{0,40}|(?:a|an|real|actual) (?:human|person)\b[^.?!]{0,20}(?:please|call|contact|i can|instead)|human please|i need a human|who (?:do|can|should) i (?:talk|speak|write|turn) to|who(?:'s| is) the (?:right )?(?:person|contact)|rather (?:talk|speak|have that from)|put me (?:in touch|through)|connect me|get in touch with|(?:give|pass|forward) my (?:cv|resume|details|number|card|application)|give me (?:a|the|some) (?:specialist|person|human|expert|contact|name)|interview (?:someone|somebody|one of)|let me (?:talk|speak)|phone number of|contact person|reach (?:a|your) (?:sales|human|person))\b/i,
  ],
  [
    'price',
    /\b(?:(?<!by )how much (?:is (?:it|that|this|the|one|a)|does (?:it|that|this|one|the|your)|would (?:it|that|this|one|we|i|you|such|the)|will (?:it|that|this)|do (?:you charge|they cost|we pay|i pay|you take)|are (?:they|the|your|you charging)|for|it (?:is|costs|would)|a month|per)|(?<!by )how much\??$|what (?:does|would|will|do) (?:it|this|that|they|the \w+|such) (?:cost|run|come to)|what (?:it|that|this) (?:costs|would cost)|what's (?:the (?:price|cost|damage|ticket)|it cost|your rate)|(?:price|prices|pricing|price list|price range|ballpark|quotation|rough figure|cost estimate|list price)\b|(?:a|an|your|send|get|mail) (?:me |us )?(?:a |an )?(?:quote|offer|quotation|proposal)\b|quote for|commercials|licen[cs]e costs?|(?:priced|billed|charged|pay|cost) (?:by|per) |(?:like us|we|you|it|small \w+) (?:would |will )?(?:pay|be charged)\?|what would (?:a|an|we|our|i) [\w ]{0,30}pay|how much (?:pounds|euros?|dollars?|money)|price per|per (?:seat|user|month)\?|dollars? a month (?:i|we)|rates?\?|for non-profits\?)/i,
  ],
  [
    'material',
    /\b(?:(?:send|share|mail me|mail us|email me|email us|e-mail|forward|flick|drop me|drop us|shoot|give me|give us|get me|get us|provide|text me|let me have|could i have|can i have|show me)\b[^.?!]{0,45}\b(?:leaflet|registration|proposal|email|mail|brochure|documents?|documentation|deck|pdf|video|white ?paper|something|anything|material|materials|info|information|sample|samples|one[- ]pager|slides|presentation|newsletter|reading|article|link|links|terms|contract|data ?sheet|fact ?sheet|profile|overview|details|description|specs?|specification|example|examples|template|study|report|paper|summary|it over|those|that to me|whatever)|(?:is there|do you have|have you got|are there|got)\b[^.?!]{0,40}\b(?:leaflet|brochure|documents?|documentation|deck|pdf|video|white ?paper|material|samples?|one[- ]pager|study|studies|model agreement|template|data ?sheet|newsletter|reading|guide|handbook|paper|article|documented)\b|(?:some|any) (?:document|material|sample|brochure|reading)\b[^.?!]{0,40}(?:i'd|i would|we'd|please)|if there is (?:a )?(?:sample|document|brochure|material)|waitlist|waiting list|(?:want|need|have|like) (?:that|this|it) in writing|documented somewhere|keep me (?:posted|informed|updated)|let me know when)\b|\bnewsletter\?/i,
  ],
]

const REFUSES =
  /\b(?:no|not|don't|without|never) (?:\w+ ){0,2}(?:demo|meeting|call|calls|brochure|newsletter|sales call|slides|trial|pilot|next step)s?\b/i
const ASIDE =
  /\b(?:leave out|leave aside|forget|never mind|apart from|not about) (?:the )?(?:price|cost|demo|pilot)/i
/** What it is like, not that they want it. */
const ASKS_ABOUT =
  /\b(?:how (?:would|does|do|long|is|are)|what (?:does|would|is|happens|do you need)|who)\b[^.?!]*\b(?:pilot|trial|demo|test)\b/i
const TELLS_OF_OTHERS = /\b(?:for|to) my (?:brother|sister|friend|son|daughter|cousin|husband|wife|mate)\b/i
const SUPPOSED_ONLY = /\b(?:such an?|imagine|suppose|hypothetical\w*)\b/i
const TOLD =
  /\b(?:we (?:get|send|pay|have|had|write|do|use|spend)|they (?:send|want|get)|my (?:team|people|guys)|customers? (?:want|call|send)|told me|gave me|sent me|quoted|consultant|paid|comes by|our (?:prices|pricing|offers?|demo|brochure))\b/i

/** What the visitor wants next: at most one of a kind to a turn. */
export function wantsOf(turns: readonly ReadTurn[]): Want[] {
  const found: Want[] = []
  for (const [at, { turn, text, sentences, after }] of turns.entries()) {
    const here: Want[] = []
    for (const sentence of sentences)
      for (const what of wantsIn(sentence))
        if (!here.some((one) => one.what === what)) here.push({ turn, what, words: sentence.words.trim() })
    // The avatar took it for a wish; whoever only says yes to what they asked for before has no new one.
    const noted = here.length === 0 && !isRefusal(text) ? notedWish(after) : undefined
    const former = turns[at - 1]?.turn
    const isNew =
      noted !== undefined && !found.some((one) => one.turn === former && family(one.what) === family(noted))
    if (noted !== undefined && isNew && text.split(/\s+/).length > 3)
      here.push({ turn, what: noted, words: text })
    found.push(...here)
  }
  return found
}

const isRefusal = (text: string) =>
  /\b(?:no next step|not now|only gathering|no thanks|don't send|do not send)\b/i.test(text)
const family = (what: WantKind) =>
  what === 'security documents' ? 'material' : what === 'meeting' ? 'person' : what

function wantsIn(sentence: ReadSentence): WantKind[] {
  const { words, clauses, isAsked } = sentence
  if (TELLS_OF_OTHERS.test(words) || SUPPOSED_ONLY.test(words) || ASIDE.test(words) || ASKS_ABOUT.test(words))
    return []
  if (clauses.every(({ standing }) => standing === 'others')) return []
  const plainly = words.replaceAll(new RegExp(REFUSES.source, 'gi'), ' ')
  const found = wishes.flatMap(([what, pattern]) => (pattern.test(plainly) ? [what] : []))
  if (found.length === 0) return heardIn(sentence)
  // Told of what is, not asked for: "we pay the consultants for a demo".
  if (!isAsked && TOLD.test(words) && sentence.meant('doing') < 0.5) return []
  return narrowed(found)
}

/** "Send me the security documents" is no wish for material as well. */
function narrowed(found: WantKind[]): WantKind[] {
  const has = (kind: WantKind) => found.includes(kind)
  return found.filter((kind) => {
    if (kind === 'material') return !has('security documents') && !has('price') && !has('references')
    if (kind === 'person') return !has('meeting')
    return true
  })
}

const bySubject = { demo: 'demo', pilot: 'pilot', person: 'person', send: 'material' } as const
const SURE = 0.6

function heardIn(sentence: ReadSentence): WantKind[] {
  if (sentence.meant('doing') < SURE || REFUSES.test(sentence.words)) return []
  return (Object.keys(bySubject) as (keyof typeof bySubject)[])
    .filter((subject) => sentence.about(subject) >= SURE)
    .map((subject) => bySubject[subject])
}
