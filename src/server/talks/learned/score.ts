import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { FactKind, LearnedFact, ScoreReason } from '../../../contract/talks.ts'

/** Who decides, or stands next to whoever does. */
const DECIDES =
  /\b(?:c[a-z]{1,2}o|chief|president|owner|founder|partner|managing director|director|vice president|vp|head)\b/i
const PEOPLE = /\b(?:employees?|staff|people|colleagues|workers|nurses|engineers|agents|beds)\b/i

const wantPoints: Record<string, number> = {
  demo: 25,
  meeting: 25,
  pilot: 25,
  price: 20,
  person: 15,
  references: 10,
  'security documents': 10,
  material: 10,
}

/** How much a talk is worth looking at first, 0 to 100, and why. Each reason is one that the facts show. */
export function scoreOf(
  facts: readonly LearnedFact[],
  turns: readonly TranscriptTurn[],
): { score: number; reasons: ScoreReason[] } {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const reasons: ScoreReason[] = []
  const add = (points: number, why: string) => void (points > 0 && reasons.push({ points, why }))

  const wants = of('wants')
  const best = wants.toSorted((a, b) => (wantPoints[b.value] ?? 0) - (wantPoints[a.value] ?? 0))[0]
  if (best) add(wantPoints[best.value] ?? 5, `Wants next: ${best.value}`)
  if (new Set(wants.map(({ value }) => value)).size > 1) add(5, 'Wants more than one thing next')

  const [role] = of('role')
  if (role)
    add(
      DECIDES.test(role.value) ? 15 : 5,
      DECIDES.test(role.value) ? `Decides: ${role.value}` : `Role: ${role.value}`,
    )

  const people = Math.max(
    0,
    ...of('size')
      .filter(({ value }) => PEOPLE.test(value))
      .map(({ value }) => numberIn(value)),
  )
  if (people > 0) add(people >= 1000 ? 15 : people >= 100 ? 10 : 3, `Size: ${largest(of('size'))}`)
  else if (of('size').length > 0) add(5, `Size: ${largest(of('size'))}`)

  const [industry] = of('industry')
  if (industry) add(industry.value === 'other' ? 3 : 10, `Trade: ${industry.words ?? industry.value}`)
  if (of('department').length > 0) add(5, `Department: ${of('department')[0]?.value}`)
  if (of('system').length > 0) add(5, `Systems named: ${of('system').length}`)

  const pains = of('pain').length
  if (pains > 0) add(pains > 1 ? 15 : 10, pains > 1 ? `${pains} things that hurt` : 'Says what hurts')
  if (of('objection').length > 0) add(5, 'Weighs it: an objection was raised')

  const spoken = turns.filter(({ speaker }) => speaker === 'visitor').length
  if (spoken >= 6) add(5, `Stayed for ${spoken} turns`)

  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return { score: Math.min(100, sum), reasons }
}

const numberIn = (size: string) => Number(size.replaceAll(/[^\d]/g, '')) || 0
const largest = (sizes: readonly LearnedFact[]) =>
  sizes.toSorted((a, b) => numberIn(b.value) - numberIn(a.value))[0]?.value ?? ''
