import { describe, expect, test } from 'vitest'
import { type Script, scripted } from '../../../tests/support/scripted-understanding.ts'
import { openUnderstanding } from '../../understanding/understanding.ts'
import { Mind, speechOf, type Thought } from './mind.ts'
import { refusesMail, withAddress } from './remember/address-heard.ts'

/** The one question by which a talk becomes a lead: when it comes, and when it never does. */

function talk(turns: readonly (readonly [said: string, script: Script])[]): Thought[] {
  const mind = new Mind({ greeting: undefined }, scripted(Object.fromEntries(turns)))
  mind.greeting()
  return turns.map(([said]) => {
    const thought = mind.think(said)
    mind.commit(thought)
    return thought
  })
}
const asks = ({ spoken }: Thought) => spoken.question?.id === 'summary'
const turnsThatAsk = (turns: Parameters<typeof talk>[0]) =>
  talk(turns).flatMap((thought, n) => (asks(thought) ? [n] : []))

const treasury = ['what does treasury do', { acts: [['does', 'what', 'treasury']] }] as const
const secure = ['is it secure?', { acts: [['security', 'whether']] }] as const
const saves = ['what does it save', { acts: [['savings', 'how_much']] }] as const
const runs = ['where does it run', { acts: [['hosting', 'where']] }] as const
const worry = ['My CISO will hate this', { acts: [['ciso', 'objection']] }] as const
const bye = ['goodbye', { acts: [['goodbye', 'talk']] }] as const
const no = ['no', { acts: [['no', 'talk']] }] as const

describe('asks where the summary may go', () => {
  test.each<[string, Script]>([
    ['can we see a demo', { acts: [['demo', 'whether']] }],
    ['what does it cost', { acts: [['price', 'how_much']] }],
    ['how would a pilot go', { acts: [['pilot', 'how']] }],
    ['where do I sign', { acts: [['buy', 'how']] }],
  ])('%s: with the answer, and the card is shown', (said, script) => {
    const [, thought] = talk([treasury, [said, script]])
    expect(thought && asks(thought)).toBe(true)
    expect(thought && speechOf(thought).contact).toEqual({ email: '' })
  })

  test('after the third fitting answer, and once an offer has been passed over, a turn later', () => {
    const asked = turnsThatAsk([treasury, secure, saves, runs])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeGreaterThanOrEqual(2)
  })

  test('at goodbye, where something was answered', () => {
    expect(turnsThatAsk([treasury, bye])).toEqual([1])
    expect(turnsThatAsk([bye])).toEqual([])
  })
})

describe('never', () => {
  test('twice, also not after a no', () => {
    const demo = ['can we see a demo', { acts: [['demo', 'whether']] }] as const
    expect(turnsThatAsk([treasury, demo, no, saves, secure, runs, bye])).toEqual([1])
  })

  test('while an objection is answered', () => {
    for (const thought of talk([treasury, secure, worry])) expect(thought.spoken.cards).not.toEqual([])
    expect(turnsThatAsk([treasury, secure, worry])).not.toContain(2)
  })

  test('whoever has given an address, wanted something sent, or wants no mail', () => {
    const given = [
      'write to jan@bank.example',
      { acts: [['send', 'doing']], things: { email: 'jan@bank.example' } },
    ] as const
    const send = ['can you send me that', { acts: [['send', 'doing']] }] as const
    const refusal = ['please do not email me', { acts: [['unclear', 'talk']] }] as const
    for (const turn of [given, send, refusal])
      expect(turnsThatAsk([treasury, turn, saves, secure, runs, bye])).toEqual([])
  })

  test('a journalist about to go on, but at goodbye like anybody', () => {
    const press = ['I write for a trade magazine', { acts: [['self', 'telling']] }] as const
    expect(turnsThatAsk([press, treasury, secure, saves, runs, bye])).toEqual([5])
  })
})

describe('an address', () => {
  test('that is said or typed stands on the card, and nothing is claimed to be sent', () => {
    const understand = openUnderstanding()
    for (const said of [
      'my email is jan.devries@bank.example, send me something',
      'it is jan dot devries at bank dot example',
    ]) {
      const mind = new Mind({ greeting: undefined }, understand)
      mind.greeting()
      const thought = mind.think(said)
      expect(speechOf(thought).contact).toEqual({ email: 'jan.devries@bank.example' })
      expect(thought.spoken.text).toMatch(/I have jan\.devries@bank\.example.*card/)
      expect(thought.spoken.text).not.toMatch(/\bsent\b|on its way|[Ll]eave your address/)
    }
  })

  test.each([
    ['jan dot devries at bank dot example', 'jan.devries@bank.example'],
    ['Ada underscore L at mail dot firm dot co', 'ada_l@mail.firm.co'],
    ['anna punkt schmidt ät firma punkt de', 'anna.schmidt@firma.de'],
    ['we look at them', 'we look at them'],
    ['two people at three sites', 'two people at three sites'],
  ])('heard as "%s"', (heard, written) => {
    expect(withAddress(heard)).toBe(written)
  })

  test.each([
    ['please don’t email me', true],
    ['no newsletters, thanks', true],
    ['I would rather not give you my address', true],
    ['bitte keine Mails', true],
    ['can you e-mail me that?', false],
    ['no, what does it cost?', false],
  ])('%s', (said, is) => {
    expect(refusesMail(said)).toBe(is)
  })
})
