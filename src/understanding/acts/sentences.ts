/** Parts of what was said that tell or ask something of their own, in their order. */

const MOST = 5
const ABBREVIATION =
  /\b(e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|no|nr|approx|ca|inc|ltd|u\.s|u\.k|p\.a|z\.b|d\.h)\.$/i

const ASKING =
  "(?:what|what's|whats|how|who|when|where|why|which|can (?:you|we|i|it|they)|could (?:you|we|i|it)|do (?:you|we|i|they)|does (?:it|that|this|your)|is (?:it|there|that|this)|are (?:you|there|they)|will (?:you|it|that|this|my)|would (?:you|it|that|this)|should (?:we|i))"
const TELLING =
  "(?:we|we're|we've|i|i'm|i've|our|my|im|weve|here we|at the moment we|currently we|right now we)"

/** "We have two hundred drivers and what would …": one tells, one asks. */
const JOINED = new RegExp(
  `^(${TELLING} .*?[\\p{L}\\d])[,;:]? (?:and|but|so|now|so now|then)?,? ?\\b(${ASKING} .*)$`,
  'isu',
)
/** After these a question word asks nothing of its own: "I know what …", "depends on how …". */
const GOVERNS =
  /\b(know|knows|see|saw|wonder|wondering|tell|told|ask|asked|asking|understand|is|was|about|of|on|to|me|you|that|and|or|than|in|from|for|with|by|sure|idea|matter|matters|care|explain|show|hear|find out|learn|like|just|exactly|curious|remember|guess|say|said|even|which|decide|checks?|see|not|at|people|person|one|day|days|time|every|everyone|somebody|someone|those|anyone|hate|love|worried|unclear|clear|where|what|who|how|why|when)$/i
/** … nor within a few words of these: "I want to know before breakfast what …". */
const GOVERNS_FROM_AFAR =
  /\b(know|tell|see|understand|wonder|wondering|ask|asking|explain|show|hear|depends)( \S+){1,4}$/i
const COURTESY =
  /^((?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|many thanks|great,? thanks|ok(?:ay)?,? thanks|yes|yeah|hallo|guten (?:tag|morgen)|bonjour|hola|buenos días|olá|bom dia|danke|merci|gracias|obrigad[oa])(?: there| so much| very much| a lot| again| for that)?)[,!–-]+\s+(?=\S+\s+\S+)/i

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

export function sentencesOf(said: string): string[] {
  const text = said.replaceAll(/\s+/g, ' ').trim()
  const parts = atStops(text).flatMap(courtesyApart).flatMap(asked)
  const few =
    parts.length > MOST
      ? [parts.slice(0, parts.length - MOST + 1).join(' '), ...parts.slice(-MOST + 1)]
      : parts
  return few.length > 0 ? few : [text]
}

function atStops(text: string): string[] {
  const pieces: string[] = []
  let open = ''
  for (const piece of text.split(/(?<=[.!?…;])\s+(?=[\p{L}\d"'¿¡(@])/u)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (ABBREVIATION.test(open)) continue
    pieces.push(open)
    open = ''
  }
  if (open !== '') pieces.push(open)
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function courtesyApart(sentence: string): string[] {
  const [whole, courtesy] = COURTESY.exec(sentence) ?? []
  return whole === undefined || courtesy === undefined
    ? [sentence]
    : [courtesy, sentence.slice(whole.length).trim()]
}

function asked(sentence: string): string[] {
  const [, told, question] = JOINED.exec(sentence) ?? []
  if (told === undefined || question === undefined) return [sentence]
  const stands =
    wordCount(told) >= 4 &&
    wordCount(question) >= 3 &&
    ![GOVERNS, GOVERNS_FROM_AFAR].some((pattern) => pattern.test(told))
  return stands ? [told, question] : [sentence]
}
