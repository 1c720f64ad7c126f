import type { FactKind, LearnedFact, ScoreReason } from '../../../contract/talks.ts'

export type Scored = { score: number; reasons: ScoreReason[] }

/** Who wants this is nearer to buying than who wants that. */
const pointsOfWant: Record<string, number> = {
  meeting: 25,
  demo: 25,
  pilot: 25,
  person: 20,
  price: 18,
  'security documents': 12,
  references: 10,
  material: 10,
}
const wantInWords: Record<string, string> = {
  meeting: 'Wants a meeting',
  demo: 'Wants a demo',
  pilot: 'Wants to try it',
  person: 'Wants to speak with a person',
  price: 'Asks for a price',
  'security documents': 'Asks for security documents',
  references: 'Asks for references',
  material: 'Asks for material',
}
const ONE_MORE_WANT = 5
const PAIN = { first: 15, second: 5 } as const
const DECIDES = 15
const WORKS_THERE = 6
const NO_BUYER = -20
const KNOWN = { industry: 5, department: 5, system: 5 } as const
const LARGE = { people: 1000, places: 50, points: 15 } as const
const MIDDLING = { people: 100, places: 10, points: 10 } as const
const SMALL_POINTS = 3
/** Who stays has time for it. */
const STAYED = { turns: 4, points: 5 } as const
const STAYED_LONG = { turns: 7, points: 10 } as const

const DECIDER =
  /\b(?:c[a-z]o|chief|head|director|vp|vice president|president|owner|founder|partner|managing|general manager|general counsel|treasurer|board|principal|dean|minister|mayor|(?:lead|run|manage|managing|in charge of|responsible for|look after))\b/i
const BUYS_NOTHING =
  /\b(?:student|journalist|reporter|editor|researcher|phd|intern|trainee|apprentice|blogger)\b/i
const PEOPLE =
  /\b(?:people|person|staff|employees|workers|students|members|customers|subscribers|users|patients|farmers|households|homes)\b/

/** From 0 to 100, with its reasons: they add up to it, but for its bounds. */
export function scoreOf(facts: readonly LearnedFact[], visitorTurns: number): Scored {
  const reasons = [
    ...wantsIn(facts),
    ...painsIn(facts),
    ...roleIn(facts),
    ...sizeIn(facts),
    ...knownIn(facts),
    ...stayIn(visitorTurns),
  ]
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return { score: Math.min(100, Math.max(0, sum)), reasons }
}

const of = (facts: readonly LearnedFact[], kind: FactKind) => facts.filter((fact) => fact.kind === kind)

function wantsIn(facts: readonly LearnedFact[]): ScoreReason[] {
  const kinds = [...new Set(of(facts, 'wants').map(({ value }) => value))].toSorted(
    (a, b) => (pointsOfWant[b] ?? 0) - (pointsOfWant[a] ?? 0),
  )
  return kinds.slice(0, 2).map((kind, n) => ({
    points: n === 0 ? (pointsOfWant[kind] ?? ONE_MORE_WANT) : ONE_MORE_WANT,
    why: wantInWords[kind] ?? 'Wants something next',
  }))
}

function painsIn(facts: readonly LearnedFact[]): ScoreReason[] {
  const count = of(facts, 'pain').length
  if (count === 0) return []
  const told = { points: PAIN.first, why: 'Told what hurts' }
  return count === 1 ? [told] : [told, { points: PAIN.second, why: 'Told more that hurts' }]
}

function roleIn(facts: readonly LearnedFact[]): ScoreReason[] {
  const [role] = of(facts, 'role')
  if (!role) return []
  if (BUYS_NOTHING.test(role.value)) return [{ points: NO_BUYER, why: `Buys nothing: ${role.value}` }]
  const decides = DECIDER.test(role.value)
  return [
    {
      points: decides ? DECIDES : WORKS_THERE,
      why: decides ? `May decide: ${role.value}` : `Works there: ${role.value}`,
    },
  ]
}

function sizeIn(facts: readonly LearnedFact[]): ScoreReason[] {
  const sizes = of(facts, 'size').map(({ value }) => ({
    value,
    count: Number(value.split(' ')[0]?.replaceAll(',', '')),
    isPeople: PEOPLE.test(value),
  }))
  const reaches = ({ people, places }: { people: number; places: number }) =>
    sizes.find(({ count, isPeople }) => count >= (isPeople ? people : places))
  const large = reaches(LARGE)
  if (large) return [{ points: LARGE.points, why: `Large: ${large.value}` }]
  const middling = reaches(MIDDLING)
  if (middling) return [{ points: MIDDLING.points, why: `Middle-sized: ${middling.value}` }]
  const [small] = sizes
  return small ? [{ points: SMALL_POINTS, why: `Small: ${small.value}` }] : []
}

function knownIn(facts: readonly LearnedFact[]): ScoreReason[] {
  const [industry] = of(facts, 'industry')
  const [department] = of(facts, 'department')
  const systems = of(facts, 'system')
  return [
    ...(industry
      ? [{ points: KNOWN.industry, why: `Told the trade: ${industry.words ?? industry.value}` }]
      : []),
    ...(department ? [{ points: KNOWN.department, why: `For ${department.value}` }] : []),
    ...(systems.length > 0
      ? [
          {
            points: KNOWN.system,
            why: `Named what they use: ${systems.map(({ value }) => value).join(', ')}`,
          },
        ]
      : []),
  ]
}

function stayIn(turns: number): ScoreReason[] {
  const why = `Spoke ${turns} times`
  if (turns >= STAYED_LONG.turns) return [{ points: STAYED_LONG.points, why }]
  return turns >= STAYED.turns ? [{ points: STAYED.points, why }] : []
}
