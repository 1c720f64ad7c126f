import type { Subject } from '../../../../understanding/labels.ts'
import { reassured } from '../avatar-answered.ts'
import type { ObjectionKind } from '../objection-kinds.ts'
import { anyOf, plain } from '../plain.ts'
import type { ReadSentence, ReadTurn } from '../reading.ts'
import { systemBySaying } from '../vocabulary/systems.ts'
import { worries } from '../vocabulary/worries.ts'
import { agentsIn } from './agent.ts'

export type Objection = { turn: number; about: ObjectionKind; words: string; weight: number }

/** Heard from the heads: what an objection to that subject is about. */
const bySubject: Partial<Record<Subject, ObjectionKind>> = {
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
}
const heardSubjects = Object.keys(bySubject) as Subject[]

/** Asked to know, not to doubt: "How often …", "Do you have …", "Is there …". */
const ASKS_TO_KNOW =
  /^(?:(?:and|but|so|ok|okay|well|also),? )*(?:how (?:often|many|do you|does|long|is)|do you (?:have|offer|do)|is there|are there|what (?:is|are|about|do you|kind)|which|where|who does|can (?:you|it)|does (?:it|that)|do (?:companies|people|others|they)|how many|is (?:it|that) (?:in|included))\b/i
const WANTS =
  /\b(?:send|share|mail me|email|call me|book|demo|pilot|trial|quote|brochure|waitlist|references?)\b/i
/** A former tool or somebody else's is what they complain of. */
const OF_ANOTHER =
  /\b(?:the (?:last|old|former|other) (?:one|vendor|tool|system|agency|supplier)|our old|we (?:had|looked at|tried|evaluated) )\b/i
const OTHERS_SYSTEM = anyOf(systemBySaying.keys())

/** From this on it is one; tuned on talks that were written before. */
const ENOUGH = 2.2

/** What keeps the visitor from it: at most one to a turn, with what it is about. */
export function objectionsOf(turns: readonly ReadTurn[]): Objection[] {
  const found: Objection[] = []
  for (const { turn, sentences, after } of turns) {
    const context = contextOf(sentences, after)
    const [best] = sentences
      .map((sentence) => ({
        ...weighed(sentence, context),
        words: sentence.words.trim(),
        isAsked: sentence.isAsked,
      }))
      .filter(({ weight }) => weight >= ENOUGH)
      .toSorted((a, b) => b.weight - a.weight)
    // Who asks once more about what worries them has no second worry.
    if (!best || (best.isAsked && found.some(({ about }) => about === best.about))) continue
    const { about, words, weight } = best
    found.push({ turn, about, words, weight })
  }
  return found
}

const SUPPOSES = /\b(?:will|would|if|could|might|must|should|can't|won't)\b/i

/** What stands around it: the avatar reassures, or it offers an agent, or the visitor tells of themselves. */
function contextOf(sentences: readonly ReadSentence[], after: string): number {
  const told = Math.max(0, ...sentences.map((sentence) => sentence.about('self')))
  const supposes = sentences.some(({ words }) => SUPPOSES.test(words))
  const isOffered = agentsIn(after, 'avatar').length > 0
  return reassured(after) + (supposes ? 0.6 : 0) - (isOffered ? 0.7 : 0) - 1.2 * told
}

export function weighed(sentence: ReadSentence, context: number): { about: ObjectionKind; weight: number } {
  const { words, clauses, isAsked } = sentence
  const plainly = worries.find((worry) => worry.plainly?.test(words))?.about
  const perhaps = worries.find((worry) => worry.perhaps?.test(words))?.about
  const [heard, likely] = heardIn(sentence)
  let weight = (plainly ? 2.1 : perhaps ? 0.9 : 0) + 1.4 * sentence.meant('objection') + 0.6 * likely
  weight += context
  if (!plainly) weight -= 1.2 * sentence.about('pain')
  if (isAsked && ASKS_TO_KNOW.test(words) && !/\bif\b/i.test(words)) weight -= 1.2
  if (WANTS.test(words)) weight -= 0.8
  if (OF_ANOTHER.test(words)) weight -= 0.6
  if (plain(words).search(OTHERS_SYSTEM) >= 0) weight -= 1.5
  if (words.split(/\s+/).length < 4) weight -= 0.8
  if (!plainly && clauses.every(({ standing }) => standing === 'others')) weight -= 1.5
  return { about: plainly ?? perhaps ?? heard, weight }
}

function heardIn(sentence: ReadSentence): [ObjectionKind, number] {
  let best: [ObjectionKind, number] = ['other', 0]
  for (const subject of heardSubjects) {
    const likely = sentence.about(subject)
    const about = bySubject[subject]
    if (about !== undefined && likely > best[1]) best = [about, likely]
  }
  return best
}
