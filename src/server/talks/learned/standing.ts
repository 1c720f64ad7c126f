/**
 * Of whom a clause speaks. Only what is the visitor's `own` becomes a fact: not what they were (`former`), not their
 * brother's (`others`), not what they imagine (`supposed`).
 */
export type Standing = 'own' | 'former' | 'others' | 'supposed'

const RELATIVES =
  'brother|sister|husband|wife|father|mother|dad|mum|mom|son|daughter|boy|girlfriend|boyfriend|cousin|uncle|aunt|nephew|niece|friend|buddy|mate|pal|neighbou?r|flatmate|roommate|fianc[eé]e?|in-laws?|brother-in-law|sister-in-law|grandfather|grandmother|grandpa|grandma|partner in life|ex'
const OTHERS = new RegExp(
  [
    `\\bmy (?:\\w+ )?(?:${RELATIVES})(?:'s)?\\b`,
    `\\b(?:a|an old|some|this) (?:${RELATIVES}|guy|bloke|fellow|acquaintance) (?:of mine|of ours|who|i know|from|at|told|is|has|works|said)\\b`,
    '\\b(?:one|some|most|several|many|two|three) of (?:my|our) (?:clients?|customers?|portfolio)\\b',
    '\\b(?:my|several|some) clients? (?:is|are|has|have|who|runs?|uses?|with|in)\\b|\\bfor (?:a|my|one) clients?\\b|\\bclients who\\b',
    "\\b(?:our|a|the|my|their|biggest|main) (?:\\w+ )?competitors?(?:'s)?\\b(?! is)",
    '\\b(?:another|other|some other|a different) (?:company|companies|firm|bank|hospital|vendor|supplier|provider|retailer|place|outfit)\\b',
    '\\b(?:a|some|one) (?:bank|company|hospital|firm|retailer|university|factory|start-?up) (?:i|we) (?:spoke|talked|know|met|visited|read|heard|advise|audit)',
    '\\b(?:a|some) (?:company|firm|vendor|consultant|agency) from\\b',
    "\\bthat's (?:his|her|their)\\b",
    '\\bsays a friend\\b',
  ].join('|'),
  'i',
)

const SUPPOSED = new RegExp(
  [
    "(?<!\\b(?:i|we|me|i'd|would) )\\b(?:imagine|suppose|supposing|assume|assuming|hypothetically|pretend|picture (?:a|an|this|us|me)|for the sake of argument)\\b",
    "\\blet'?s (?:say|assume|imagine|pretend|suppose)\\b(?!,)",
    '(?:^|\\b(?:and|now|but|so|or|ok|okay|well),? )say (?:a|an|we|i|you|there|they|our|my)\\b',
    '\\b(?:if|what if|even if|unless|once|until|when|as soon as) (?:we|i) (?:had|have|were|was|are|get|got|buy|bought|grow|grew|reach|become|became|open|opened|merge|hire|hired|used|run|ran|switch|moved?)\\b',
    "\\b(?:when|once|if|until) we'(?:re|ve|d)\\b",
    '\\bif (?:a|an|some|any|the same|such an?) \\w+',
    "(?<!\\b(?:of|for|at|in|with|from|are|re|run|i'm|am|as) )\\b(?:a|an) (?:company|hospital|bank|retailer|firm|business|organi[sz]ation|group) (?:has|had|with|that|which|of|like),? ",
    '\\bfor (?:instance|example),? (?:a|an) (?:company|bank|hospital|retailer|firm)',
    '\\bsuch an? (?:company|airline|bank|hospital|retailer|group|firm)\\b',
  ].join('|'),
  'i',
)

const FORMER = new RegExp(
  [
    '\\b(?:i|we) (?:was|were|had|used to|worked|ran|led|managed|headed|taught|served|practised|practiced|did|spent|came from|left|retired|quit)\\b(?! (?:to|looking|wondering|thinking|on your|just|going|told|hoping|asked))',
    "\\bi'd (?:worked|been)\\b",
    '\\b(?:used to (?:be|work|have|use|run)|formerly|previously|in my (?:day|days|time|old|last|former|previous)|at my (?:old|last|former|previous|current)|in a former life|my (?:old|last|former|previous|current) (?:job|employer|company|place|firm)|back (?:then|when)|those days|years ago|ex-|former\\b)',
    '^spent \\w+',
    '\\b(?:until|till) (?:last|this|\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)\\b',
    '\\bretired\\b',
  ].join('|'),
  'i',
)

/** The visitor speaks of themselves again. */
const OWN =
  /(?:^|\b)(?:i|i'm|im|i've|i'd|i'll|me|we|we're|we've|we'd|we'll|weve|our|ours|us|wir|nous|somos)\b/i
const OWN_TODAY =
  /^(?:and |but )?here\b|^(?:and |but |then |now )?(?:moved|joined|switched)\b|\b(?:now|today|these days|nowadays|currently|at the moment|right now|presently)\b/i
/** The subject is whoever was spoken of before. */
const LEANS =
  /^(?:(?:and|but|so|because|then|now|or|well),? )*(?:he|she|they|their|his|her|the other|theyre)(?:'\w+)?\b/i
const PRESENT_OWN =
  /\b(?:i am|i'm|im|i've|we are|we're|we've|we have|i have|i (?:run|lead|head|manage|look|work|own|do)|we (?:run|use|make|build|sell|operate|do))\b/i

/** What the avatar asked of others is answered of them: "Which kinds of clients are they?" */
const ASKED_OF_OTHERS = new RegExp(
  `\\b(?:kinds? of clients|your clients?|those clients|these clients|the clinic|your (?:${RELATIVES})|his|her|their) [^?]*\\?\\s*$|\\bclients are they\\?`,
  'i',
)

export const beginsAfter = (avatar: string): Standing =>
  ASKED_OF_OTHERS.test(avatar) && !/\byour (?:own|company|team|role)\b/i.test(avatar) ? 'others' : 'own'

/** "At my old job we have …": what leads in says of when it is. */
const isLead = (before: string) =>
  /^(?:and |but |so )?(?:at|in|with|back) \S+/i.test(before) && !OWN.test(before.replace(/\bmy\b/i, ''))

export function standingOf(clause: string, last: Standing, isFirst: boolean, before = ''): Standing {
  if (SUPPOSED.test(clause)) return 'supposed'
  // Whoever imagines goes on imagining to the end of the sentence.
  if (last === 'supposed' && !isFirst && !OWN_TODAY.test(clause)) return 'supposed'
  if (OTHERS.test(clause)) return 'others'
  if (LEANS.test(clause) && last === 'others') return 'others'
  if (FORMER.test(clause))
    return PRESENT_OWN.test(clause) && OWN_TODAY.test(clause) && !/retired/i.test(clause) ? 'own' : 'former'
  if (last === 'former' && !isFirst && isLead(before)) return 'former'
  if (OWN.test(clause) || last === 'supposed') return 'own'
  // A new sentence without a subject of its own goes on with others, but not with what was: "Now …" is of today.
  if (last === 'former') return isFirst || OWN_TODAY.test(clause) ? 'own' : 'former'
  return last
}
