import type { WantKind } from '../want-kinds.ts'

/** Somebody asks for something. */
export const REQUEST =
  /\b(?:send|share|mail|e-?mail|forward|flick|drop|shoot|give|get me|get us|provide|text|show|let me|let us|let's|lets|need|want|like|love|prefer|propose|suggest|appreciate|can (?:i|we|you)|could (?:i|we|you)|may (?:i|we)|would you|will you|do you (?:have|offer|hold)|have you got|got any|got a|is there|are there|any chance|any|put me|put us|sign me|book|schedule|arrange|set up|set me|organi[sz]e|plan|please|kindly|po favor|consider|try|maybe|perhaps|then|okay|ok|yes|how about|what about|looking for|interested in|ask for|request|where (?:can|do) i|how (?:can|do) i get|i'd|we'd|we (?:can|could) do)\b/i

/** What is asked for. */
export const objects: [WantKind, RegExp][] = [
  [
    'security documents',
    /\b(?:security (?:papers?|documents?|documentation|white ?paper|concept|package|pack|questionnaire|overview|stuff|material)|pen(?:etration)?[- ]?tests?(?: reports?)?|soc ?2|iso ?27001|isae|audit reports?|certificates?|certification|conformity assessment|compliance documents|data processing agreement|sub-?processors?|(?:on|about) (?:your )?security)\b/i,
  ],
  [
    'references',
    /\b(?:references?\b(?! (?:number|architecture|data))|reference (?:customers?|clients?)|success stor(?:y|ies)|case stud(?:y|ies)|customers? (?:in|from|like|who|of our)|clients? (?:in|from|like|who)|(?:somebody|someone|anyone|anybody|companies|hospitals|banks|others) (?:in|from|like|who) [\w ]+)\b/i,
  ],
  [
    'demo',
    /\b(?:demo|demonstration|walk-?through|see (?:it|this|that|one|them|the \w+)(?: \w+)? (?:live|in action|working|running|at work|with our|on our|with my)|see it\b|show (?:me|us)(?: \w+)? (?:it |this |that )?(?:first |live |in action|working|on our|on my|with our|with my|how it)|look at it live|see the screens?|a preview)\b/i,
  ],
  [
    'pilot',
    /\b(?:pilot(?: project| phase)?\b(?! license)|proof of concept|poc|free trial|trial\b(?! and error)|trial run|try (?:it|this|that|one|them|in|with|out)|test (?:it|this|run|environment|phase|lab|period)|start (?:small )?(?:in|with) one (?:city|store|plant|team|department|branch|ward|site|line|country))\b/i,
  ],
  [
    'meeting',
    /\b(?:meeting|appointment|a session|a slot|(?:short|quick|video|zoom|teams|first|intro\w*) call|call with|on a call|a conversation with|meet (?:in person|face to face|your|next|with|up)?|sit (?:together|down)|(?:half an|one|an) hour|(?:fifteen|thirty|twenty|ten|forty-five|\d+) minutes|(?:come|drop) by|visit us|workshop)\b/i,
  ],
  [
    'price',
    /\b(?:price|prices|pricing|price list|price range|ballpark|quotation|(?<!can |to |may i |could |i )quote\b(?! (?:you|me|that|it))|an offer|your offer|proposal|rough figure|cost estimate|commercials|licen[cs]e (?:costs?|fees?)|day rate|list price|costs?\b)\b/i,
  ],
  [
    'person',
    /\b(?:(?:call|phone|ring|contact|write(?: to)?|reach) (?:me|us|my office|the office)|(?:some(?:body|one)|a (?:colleague|person|human|specialist|consultant|sales\w*)|an (?:expert|engineer|architect)|one of (?:your|y'all|you)|your (?:\w+ ){0,2}(?:guy|person|people|team|engineer|expert|specialist|architect|manager|boss|ceo|cfo|cto))\b|human\b|speak (?:directly )?(?:to|with)|talk (?:directly )?(?:to|with)|in touch|call ?back|my (?:cv|resume|details|number|card|application)|contact person|a contact|representative)\b/i,
  ],
  [
    'material',
    /\b(?:(?:send|give|get|read|mail|email|show|share|drop|flick|shoot|forward)\b[^.?!]{0,30}\b(?:something|info|information|details|link|links|paper|those|them|it|whatever)|leaflet|brochure|flyer|documents?|documentation|deck|pdf|video|white ?paper|material|materials|samples?|one[- ]?pager|slides|presentation|newsletter|reading|article|standard terms|terms and conditions|data ?sheet|fact ?sheet|profile|overview|technical description|description|specs?|specification|template|model agreement|study|studies|technical paper|summary|registration|write-?up|guide|handbook|key points|it in writing|that in writing|this in writing|waitlist|waiting list)\b/i,
  ],
]

/** Asked for in words of their own. */
export const sayings: [WantKind, RegExp][] = [
  [
    'references',
    /\b(?:who (?:else )?(?:has|have|is|are)(?: really| actually| already)? (?:us(?:ed|es|ing)|running|done|working)|who (?:else )?(?:uses|used|runs)|who (?:among|of) your (?:customers|clients)|which (?:\w+ ){0,3}?(?:company|companies|customers?|clients?|banks?|hospitals?|retailers?|operators?|insurers?|utilities|universit(?:y|ies)|firms?|airlines?|ministr(?:y|ies)|manufacturers?)(?: \w+){0,4} (?:is it|uses?|has|have|already|run|runs|work)|which bank is it|has (?:it|anyone|anybody) (?:been )?(?:used|done|tried) (?:it|this|that|in|at|by)|(?:is|are|does|do) any(?:one|body)?\b[^.?!]{0,40}\b(?:us(?:e|es|ing)|run(?:s|ning)?)\b|do you have (?:this|it|that) (?:running |live |in use )?(?:in|at) |you(?:'ve| have) done (?:public|this|that)|worked with (?:a|an|any) \w+)\b/i,
  ],
  [
    'price',
    /\b(?<!by )(?<!time )how much (?:is (?:it|that|this|the|one|a)|does (?:it|that|this|one|the|your)|would (?:it|that|this|one|we|i|you|such|the)|will (?:it|that|this)|do (?:you charge|they cost|we pay|i pay|you take)|are (?:they|the|your|you charging)|for (?!us to)|it (?:is|costs|would)|a month|per|pounds|euros?|dollars?|money)\b|(?:^|\b(?:ok|okay|so|and|well|lol|but|then|yes),? )how much\??$|\bwhat (?:does|would|will|do) (?:it|this|that|they|the \w+|such) (?:cost|run|come to)\b|\bwhat (?:it|that|this) (?:costs|would cost)\b|\bwhat(?:'s| is) (?:the (?:price|cost|damage)|it (?:cost|run (?:me|us)|gonna cost|going to cost))\b|\bwhat would (?:a|an|we|our|i) [\w ]{0,30}pay\b|\b(?:priced|billed|charged) (?:by|per)\b|\b(?:price|pricing) per\b|\bper (?:seat|user|month)\?|\bfor non-profits\?|\bdollars? a month (?:i|we)\b/i,
  ],
  [
    'person',
    /\b(?:who (?:do|can|should) i (?:talk|speak|write|turn) to|who(?:'s| is) the (?:right )?(?:person|contact)|put me through|transfer me|connect me|(?:let|have|get|ask) (?:some(?:body|one)|a (?:colleague|person|human|specialist)|one of (?:your|y'all|you))|(?:call|ring|phone|contact) me\b|get me (?:your|a|an|the|some(?:body|one)|one of)\b|(?:give|pass|forward) my (?:cv|resume|details|number|name)|reach your (?:ceo|team|sales))\b/i,
  ],
  [
    'meeting',
    /\b(?:you come to|come (?:and )?(?:see|visit) us|set me up with|let's (?:sit|meet|talk)|we can meet|in the room)\b/i,
  ],
  [
    'material',
    /\b(?:newsletter\?|put me on the (?:waitlist|waiting list|list)|keep me (?:posted|informed|updated)|let me know when|documented somewhere|if there is (?:a )?(?:sample|document|brochure))/i,
  ],
]
