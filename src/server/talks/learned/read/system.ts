import { askedIn } from '../avatar-asked.ts'
import { anyOf, plain } from '../plain.ts'
import type { Sentence, VisitorTurn } from '../said.ts'
import { countryByDemonym } from '../vocabulary/demonyms.ts'
import { countryByPlace } from '../vocabulary/places.ts'
import { onlyAsWritten, systemBySaying } from '../vocabulary/systems.ts'

export type System = { value: string; turn: number }

const SYSTEM = anyOf(systemBySaying.keys())

/** What stands before it in its part of the clause says that it is not, or not yet, or no more in use. */
const NOT_IN_USE =
  /\b(?:not|no|never|nor|neither|don't|doesn't|didn't|dont|do not|does not|without|instead of|rather than|away from|rid of|threw|thrown|drop|dropped|replaced|leaving|migrated from|moved from|moved off|moving to|migrating to|migrate to|switching to|switch to|going to|plan to|planning|will (?:use|get|move|have)|looked at|look at|looking at|evaluated|evaluating|evaluate|tested|considering|considered|consider|can't afford|cannot afford|heard of|compared?|similar to|unlike|i know|i knew|learned|certified|experience|familiar|offered|offers|pitched|presented|against|successor of|successor to|what about|as good as|competitor|said get|instead|might be|may be|could be|maybe|choosing|choose)\b[^,;]*$|\b(?:like|than|from|sound like|would) (?:an? |the )?$/i
/** "We won't replace Guidewire": who will not give it up has it. */
const KEPT =
  /\b(?:not|never|won't|don't|n't)\b(?: \w+){0,4} (?:replac\w+|give up|giving up|get rid of|touch\w*|drop\w*|leave|leaving) (?:our |the )?$/i
const ENDED_AFTER =
  /^(?:[^,.;]{0,25}\b(?:never (?:went|came|worked)|is gone|was gone|was (?:too|dropped|replaced|a disaster)|until last|anymore|any more|out\b(?! of)|we (?:threw|dropped|left)|next year|is coming|was killed|not sure|i think|on the shelf|not rolled out|don't (?:really )?use|project was|was postponed|is on hold|was cancelled|is planned))/i
/** Asked of us: "can you connect to Workday?" */
const OF_YOURS = /\b(?:you|your|yours)\b/i
const OURS =
  /\b(?:our|my|we (?:use|have|run|are|work|got|pay|do)|we're|we've|i use|i have|what we|i've|because that is|all our)\b/i

/** Their names stand where these say that they are in use, whether we know them or not. */
const NAME = '[A-Z][\\p{L}\\d.+-]+(?![/\\p{L}\\d])(?: (?:[A-Z][\\p{L}\\d.+-]*|\\d{1,4}))?'
const USES = new RegExp(
  `(?:\\b(?:[Ww]e use|[Ww]e run|[Ww]e're running|[Ww]e're (?:still )?on|[Ww]e are (?:still )?on|[Ww]e work (?:with|in|on)|[Ii]t's all (?:in|on)|[Ee]verything(?:'s| is)? (?:on|in)|runs? on|[Ii] use|typ(?:es?|ing) (?:it|them|everything) into|(?:system|tool|software|thing|platform|app|something|program|solution) (?:called|named)|(?:ERP|CRM|IVR|PMS|HIS|EHR|EMR|LMS|WMS|TMS|MES|HRIS|ITSM|POS|CAD|PLM|WFM|[Cc]ore|[Ss]ystem|[Ss]oftware|[Tt]ool|[Pp]latform|[Bb]ackend|[Tt]icketing|[Bb]illing|[Aa]ccounting|[Pp]ayroll|[Ll]edger|[Tt]elephony|[Bb]ooks?) (?:is|are in|runs on|sits in|is in|is on)(?: a local one,| an old one,| still| now| called)?|an old thing,|a local (?:system|thing),|a homegrown system,) )(?:an old |a |an |the |something called |mostly |still |mainly )?(${NAME})`,
  'gu',
)
/** Only products are written so: "HealthRoster", "Kore.ai". */
const MADE_NAME = /(?<![\p{L}\d@.])((?:[A-Z]\p{Ll}{2,}(?:[A-Z]\p{L}+)+|[A-Z]\p{Ll}+\.(?:ai|io))\b)/gu
/** "We have Combine as care system", "Combine for the rosters". */
const HAS_AS = new RegExp(`\\b(?:[Ww]e have|[Ww]e've got|[Ww]e got) (${NAME})(?= (?:as|for) )`, 'gu')
const ANSWER = new RegExp(
  `^(?:(?:[Ii]t's|[Ww]e have|[Ww]e've got|[Oo]h|[Ww]ell|[Yy]es|[Nn]o),? )?(${NAME})(?=[.,]| for | and |$)`,
  'u',
)
const NO_NAME =
  /^(?:I|I'm|We|We're|It|It's|Yes|No|Not|Nothing|None|Something|Anything|Mostly|Paper|Everything|Well|Oh|Just|Only|Some|Still|The|Our|My|A|An|That|This|In|On|At|HR|IT|ERP|CRM|Microsoft|IBM|Google|Amazon|Siemens|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|AI|Two|Three|Four|Five|Don't|Do|Does|Can|How|What|Who|When|Where|Why|And|But|So|Ok|Okay|Hm|Mm|Sorry|Please|Thanks|Honestly|Good|Different|Various|Old|Local|Custom|Own|Self|Each|Every|All|Half|English|German|French|Spanish|Depends|Hard|Manual|Manually|By|From|Too|Pretty|Very|Right|Sure|Actually|Basically|Currently|Today|Now|Then|There|They|He|She|You|Your|Veyra|LinkedIn|WhatsApp|YouTube|TikTok|FaceTime|McKinsey|McDonald|JavaScript|PowerPoint|PhilHealth|Monitor|Detect|Patch|Recover|Deploy)\b/

/** Software in use at the visitor's place, by its name; what they only ask about is none. */
export function systemsOf(turns: readonly VisitorTurn[]): System[] {
  const found: System[] = []
  const add = (value: string, turn: number) => {
    const isKnown = found.some((one) => covers(one.value, value))
    if (isKnown) return
    const narrower = found.findIndex((one) => covers(value, one.value))
    if (narrower >= 0) found.splice(narrower, 1, { value, turn: found[narrower]?.turn ?? turn })
    else found.push({ value, turn })
  }
  for (const turn of turns) {
    const denied = deniedIn(turn)
    for (const value of systemsIn(turn)) if (!denied.has(value)) add(value, turn.turn)
  }
  return found
}

/** "SAP S/4HANA" says more than "SAP". */
const covers = (longer: string, shorter: string) => {
  const [a, b] = [longer.toLowerCase(), shorter.toLowerCase()]
  return a === b || a.startsWith(`${b} `) || a.endsWith(` ${b}`)
}

function systemsIn({ text, before, sentences }: VisitorTurn): string[] {
  // Whoever writes capitals writes them in names.
  const hasCapitals = /\p{Lu}\p{L}/u.test(text)
  const isAnswer = askedIn(before).has('system')
  return sentences.flatMap((sentence, at): string[] => {
    const next = sentences[at + 1]
    if (!tells(sentence, next)) return []
    return sentence.clauses.flatMap(({ words, standing }) =>
      standing === 'own'
        ? [...knownIn(words, sentence, hasCapitals), ...unknownIn(words, isAnswer && at < 2)]
        : [],
    )
  })
}

/** "Kyriba for … no, actually Kyriba never went live": who takes it back has not got it. */
function deniedIn({ sentences }: VisitorTurn): ReadonlySet<string> {
  const denied = new Set<string>()
  for (const { clauses } of sentences)
    for (const { words } of clauses) {
      const text = plain(words)
      for (const { 0: said, index } of text.matchAll(SYSTEM)) {
        const name = systemBySaying.get(said)
        const isEnded =
          ENDED_AFTER.test(text.slice(index + said.length)) || /\b(?:rid of|threw|dropped)\b/.test(text)
        if (name !== undefined && isEnded) denied.add(name)
      }
    }
  return denied
}

/** A question tells only of what it calls theirs, or what the next sentence speaks of: "From Dynamics? It's an old one." */
function tells({ words, isAsked }: Sentence, next: Sentence | undefined): boolean {
  if (!isAsked)
    return !(
      OF_YOURS.test(words) &&
      /\b(?:support|integrat\w+|connect\w*|work with|website|page)\b/i.test(words) &&
      !OURS.test(words)
    )
  if (OURS.test(words)) return true
  const isShort = words.split(/\s+/).length <= 4
  return (
    isShort &&
    next !== undefined &&
    /^(?:it's|it is|that's what|we have|we use|because we)\b/i.test(next.words)
  )
}

function knownIn(words: string, { words: sentence }: Sentence, hasCapitals: boolean): string[] {
  const text = plain(words)
  return [...text.matchAll(SYSTEM)].flatMap(({ 0: said, index }) => {
    const name = systemBySaying.get(said) ?? systemBySaying.get(said.replaceAll('-', ' '))
    if (name === undefined) return []
    if (onlyAsWritten.has(said) && !isWrittenSo(words, index, sentence)) return []
    if (hasCapitals && !isCommon(name) && !/[\p{Lu}\d]/u.test(words.slice(index, index + said.length)))
      return []
    const before = text.slice(0, index)
    if ((NOT_IN_USE.test(before) && !KEPT.test(before)) || ENDED_AFTER.test(text.slice(index + said.length)))
      return []
    return [name]
  })
}

/** What everybody writes as it comes: "mainframe", "spreadsheets". */
const isCommon = (name: string) =>
  /^(?:\p{Ll}|Excel|SAP|Azure|AWS|WhatsApp|SharePoint|Salesforce|Workday|HubSpot|Linux|Jira)/u.test(name)

/** With a capital, and not for beginning the sentence, unless it is all there is. */
function isWrittenSo(words: string, at: number, sentence: string): boolean {
  if (!/\p{Lu}/u.test(words.charAt(at))) return false
  const beginsSentence = at === 0 && sentence.startsWith(words)
  return !beginsSentence || /^[\p{L}\d.-]+(?:[.,]| (?:for|and|on|in|backend)\b|$)/u.test(words)
}

/** Names of no list of ours, where writing shows that they are names. */
function unknownIn(words: string, isAnswer: boolean): string[] {
  const names = [...words.matchAll(USES), ...words.matchAll(MADE_NAME), ...words.matchAll(HAS_AS)].map(
    ({ 1: name, index }) => ({ name: name ?? '', index }),
  )
  const answer = isAnswer ? ANSWER.exec(words)?.[1] : undefined
  return [...names, ...(answer === undefined ? [] : [{ name: answer, index: 0 }])].flatMap(
    ({ name, index }) => {
      const said = plain(name)
      if (
        NO_NAME.test(name) ||
        countryByDemonym.has(said) ||
        countryByPlace.has(said) ||
        [...said.matchAll(SYSTEM)].length > 0
      )
        return []
      return NOT_IN_USE.test(plain(words.slice(0, index))) ? [] : [name.replace(/[.]+$/, '')]
    },
  )
}
