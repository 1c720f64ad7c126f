import { describe, expect, test } from 'vitest'
import { type Script, scripted } from '../../../tests/support/scripted-understanding.ts'
import { Mind, type Thought } from './mind.ts'

/** What the rooms make of what was understood; the understanding itself is scripted, and has tests of its own. */
function talk(turns: readonly (readonly [said: string, script: Script])[]): Thought[] {
  const mind = new Mind({ greeting: undefined }, scripted(Object.fromEntries(turns)))
  mind.greeting()
  return turns.map(([said]) => {
    const thought = mind.think(said)
    mind.commit(thought)
    return thought
  })
}
const last = (turns: Parameters<typeof talk>[0]) => {
  const thought = talk(turns).at(-1)
  if (!thought) throw new Error('a talk has turns')
  return thought
}
const cardsOf = ({ spoken }: Thought) => spoken.cards

const hospital = [
  'We run a hospital group with 4000 staff. What can you do for us?',
  {
    acts: [
      ['self', 'telling', 'health'],
      ['overview', 'what', 'health'],
    ],
    things: {
      industry: { said: 'hospital group', focus: 'health' },
      counts: [{ value: 4000, what: 'staff' }],
    },
  },
] as const satisfies readonly [string, Script]
const treasury = [
  'what does treasury do',
  { acts: [['does', 'what', 'treasury']] },
] as const satisfies readonly [string, Script]

describe('remembers', () => {
  test('who the visitor is, and ties the advice to it', () => {
    const { spoken, memory } = last([hospital])
    expect(spoken.text).toMatch(/^For a hospital group with 4,000 staff I’d start with \S+ Health\./)
    expect(memory.visitor.counts).toEqual([{ value: 4000, what: 'staff' }])
  })

  test('what "it" is when two are compared', () => {
    const { decision, spoken } = last([
      treasury,
      [
        'compare it with the finance agent',
        { acts: [['does', 'compare', 'finance']], things: { named: ['finance'] } },
      ],
    ])
    expect(decision.steps[0]).toMatchObject({ do: 'compare', foci: ['treasury', 'finance'] })
    expect(spoken.text).toMatch(/Treasury.*Finance/)
  })

  test.each<[string, Script, string]>([
    ['when can I buy that', { acts: [['buy', 'when']] }, 'Treasury is available now'],
    ['how much would it save', { acts: [['savings', 'how_much']] }, 'treasury our figure'],
    ['and for tax?', { acts: [['does', 'what', 'tax', 0.45]], things: { named: ['tax'] } }, 'Tax'],
  ])('%s, after treasury', (said, script, has) => {
    expect(last([treasury, [said, script]]).spoken.text).toContain(has)
  })

  test('"and in a bank?" asks the same of another trade', () => {
    const savings = ['what would we save', { acts: [['savings', 'how_much', 'retail']] }] as const
    const { meant } = last([savings, ['and in a bank?', { acts: [['overview', 'what', 'banking', 0.5]] }]])
    expect(meant.readings[0]).toMatchObject({ subject: 'savings', focus: 'banking' })
  })

  test('which was advised first, and "the other one"', () => {
    const first = last([hospital, ['which one first?', { acts: [['where_to_start', 'advise']] }]])
    expect(first.decision.steps[0]).toMatchObject({ do: 'first', agent: { agent: 'health' } })
    const other = last([hospital, ['tell me about the other one', { acts: [['does', 'what']] }]])
    expect(other.meant.readings[0].focus).toBe('hr')
  })

  test('a correction changes what is remembered and is said back', () => {
    const { spoken, memory } = last([
      hospital,
      [
        'no, 400, not 4000',
        { acts: [['correction', 'talk']], things: { counts: [{ value: 400, what: 'staff' }] } },
      ],
    ])
    expect(memory.visitor.counts).toEqual([{ value: 400, what: 'staff' }])
    expect(spoken.text).toContain('400 staff')
  })
})

describe('takes an answer to its own question as one', () => {
  test('yes to what it offered', () => {
    const thoughts = talk([
      ['will people lose their jobs', { acts: [['jobs', 'whether']] }],
      ['yes please', { acts: [['yes', 'talk']] }],
    ])
    const offered = thoughts[0]?.spoken.question?.yes?.subject
    expect(offered).toBeDefined()
    expect(thoughts[1]?.decision.meaning?.subject).toBe(offered)
  })

  test('a department, a trade and a number', () => {
    const [asked, told] = talk([
      hospital,
      ['finance, mostly', { acts: [['unclear', 'talk', 'finance', 0.3]], things: { named: ['finance'] } }],
    ])
    expect(asked?.spoken.question?.takes).toBe('department')
    expect(told?.memory.pains).toEqual(['finance'])
    expect(told && cardsOf(told)).toEqual(['does-finance'])
    expect(told?.spoken.question).toBeDefined()
  })

  test('one of the choices it put, by its place or its words', () => {
    const unsure = [
      'who looks at that',
      { acts: [['audit', 'who', 'none', 0.35]], rivals: [['residency', 0.3]] },
    ] as const
    for (const said of ['the second one', 'where it is kept', 'Where your data is kept'])
      expect(
        last([unsure, [said, { acts: [['choose', 'talk', 'none', 0.3]] }]]).decision.meaning?.subject,
        said,
      ).toBe('residency')
  })
})

describe('decides', () => {
  const unsure = (said: string) =>
    [said, { acts: [['audit', 'who', 'none', 0.35]], rivals: [['access', 0.3]] }] as const

  test('between two readings it asks back, but not twice in a row', () => {
    const [first, second] = talk([unsure('hm who'), unsure('hm who again')])
    expect(first?.spoken.text).toMatch(/^Do you mean .*, or .*\?$/)
    expect(first?.spoken.choices).toHaveLength(2)
    expect(second?.decision.zone).toBe('not_known')
  })

  test('below that it says so, with what comes nearest and the way to people', () => {
    const { decision, spoken } = last([['fjords?', { acts: [['audit', 'who', 'none', 0.1]] }]])
    expect(decision.zone).toBe('not_known')
    expect(spoken.text).toMatch(/know|guess/)
    expect(spoken.links.map(({ path }) => path)).toContain('/contact')
  })

  test('an objection is taken up before anything is said for us', () => {
    const { decision } = last([['My CISO will hate this', { acts: [['ciso', 'objection']] }]])
    expect(decision.steps.map((step) => step.do).slice(0, 2)).toEqual(['concede', 'tell'])
  })

  test('whoever is in a hurry gets one sentence, from then on', () => {
    const thoughts = talk([
      ['I have two minutes', { acts: [['hurry', 'talk']] }],
      ['is it secure?', { acts: [['security', 'whether']] }],
      ['what does it save', { acts: [['savings', 'how_much']] }],
    ])
    for (const { spoken } of thoughts.slice(1))
      expect(spoken.text.match(/[.?!](?=\s|$)/g), spoken.text).toHaveLength(1)
  })

  test('a telling beside a question is acknowledged in the answer', () => {
    const { spoken } = last([
      [
        'We are on SAP. Where does it run?',
        {
          acts: [
            ['self', 'telling'],
            ['hosting', 'where'],
          ],
          things: { systems: ['SAP'] },
        },
      ],
    ])
    expect(spoken.text).toMatch(/SAP.*AWS/)
  })

  test('an address is acknowledged, and nothing is claimed to be sent', () => {
    const { spoken } = last([
      [
        'my email is jan.devries@bank.example, send me something',
        { acts: [['send', 'doing']], things: { email: 'jan.devries@bank.example' } },
      ],
    ])
    expect(spoken.text).toContain('jan.devries@bank.example')
    expect(spoken.text).not.toMatch(/\b(?:have sent|has been sent|is on its way|I sent)\b/i)
    expect(spoken.links.map(({ path }) => path)).toContain('/contact')
  })
})

describe('says', () => {
  const savings = ['what does it save', { acts: [['savings', 'how_much']] }] as const

  test.each<[Script['acts'], string, RegExp]>([
    [[['repeat', 'talk']], 'repeat that please', /30-50%/],
    [[['shorter', 'talk']], 'shorter', /30-50%/],
  ])('%s', (acts, said, has) => {
    const [first, second] = talk([savings, [said, { acts }]])
    expect(second?.spoken.text).toMatch(has)
    if (said === 'shorter')
      expect(second?.spoken.text.length).toBeLessThan((first?.spoken.text.length ?? 0) / 1.5)
    else expect(second?.spoken.text).toBe(first?.spoken.text)
  })

  test('more, then an example, then honestly no more; none of it twice', () => {
    const more = (said: string) => [said, { acts: [['more', 'talk']] }] as const
    const texts = talk([savings, more('more'), more('go on'), more('more please')]).map(
      ({ spoken }) => spoken.text,
    )
    expect(new Set(texts).size).toBe(texts.length)
  })
})
