import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HandTiming } from '../../../../tests/support/hand-timing.ts'
import { type HttpStandIn, startHttpStandIn, type Told } from '../../../../tests/support/http-stand-in.ts'
import { type Desk, openDesk } from '../../../../tests/support/server/desk-server.ts'
import { insertTalk } from '../../../../tests/support/server/insert-talk.ts'
import { describeEachStore } from '../../../../tests/support/stores.ts'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import { learned } from '../../../contract/talks.ts'
import { conversations } from '../../conversations/conversations-table.ts'
import { stampNew } from '../../store/ids.ts'
import { talkTranscribed } from '../talk-records.ts'
import { talks } from '../talks-table.ts'
import { markUnanswered } from '../unanswered.ts'
import { openTalkLearning } from './talk-learning.ts'

const turns = (...lines: string[]): TranscriptTurn[] =>
  lines.map((line) =>
    line.startsWith('- ') ? { speaker: 'avatar', text: line.slice(2) } : { speaker: 'visitor', text: line },
  )
const hospital = turns(
  '- Hello! What brings you here?',
  "I'm head of HR for a hospital group in Kraków, we have 4,900 employees.",
  '- What hurts most?',
  'It takes us three months to fill one ward position, and then they leave.',
  '- The Recruit agent screens candidates.',
  'Do you have a price list?',
  "- I don't have a price list, I'm sorry.",
  'Then let somebody call me, please.',
  "- I'll pass it on.",
)
const escrow = (question: string) => turns(question, "- I don't know if we offer escrow.")
const askedForEscrow = escrow('Is there an escrow for the source code?')

describeEachStore('learning from talks', (openTestStore) => {
  let desk: Desk
  let model: HttpStandIn | undefined
  let timing: HandTiming
  const log = { warn: vi.fn(), error: vi.fn() }
  beforeEach(async () => {
    log.warn.mockClear()
    log.error.mockClear()
    timing = new HandTiming()
    desk = await openDesk(await openTestStore())
  })
  afterEach(async () => {
    await model?.[Symbol.asyncDispose]()
    model = undefined
  })

  const learning = (more: Partial<Parameters<typeof openTalkLearning>[0]> = {}) =>
    openTalkLearning({ db: desk.db, timing, log, afterLearned: async () => {}, ...more })

  /** As words come in: the transcript, and the talk in the desk's list. */
  async function held(said: TranscriptTurn[], known?: string): Promise<string> {
    const id = known ?? (await insertTalk(desk, { isJoined: true }))
    const conversation = await conversations.byId(desk.db, id)
    if (!conversation) throw new Error('the conversation is not there')
    const endedAt = new Date(timing.now()).toISOString()
    const row = { ...stampNew(timing.now), conversationId: id, turns: JSON.stringify(said) }
    await desk.db
      .insertInto('transcripts')
      .values(row)
      .onConflict((conflict) => conflict.column('conversationId').doUpdateSet({ turns: row.turns }))
      .execute()
    await talkTranscribed(desk.db, { ...conversation, endedAt }, said, 'words')
    return id
  }
  const talk = async (id: string) => {
    const found = await talks.byId(desk.db, id)
    if (!found) throw new Error('the talk is not there')
    return { ...found, drawn: found.learned === null ? null : learned.parse(JSON.parse(found.learned)) }
  }
  const groups = () =>
    desk.db.selectFrom('unanswered_groups').selectAll().orderBy('createdAt').orderBy('id').execute()
  const questions = () => desk.db.selectFrom('unanswered_questions').selectAll().orderBy('id').execute()

  test('draws what was said into the talk, and tells whoever wants to know in the same transaction', async () => {
    const id = await held(hospital)
    const seen: (number | null | undefined)[] = []
    const afterwards = vi.fn()
    await learning({
      afterLearned: async (trx, talkId) => {
        seen.push((await talks.byId(trx, talkId))?.score)
      },
      afterwards,
    }).round()
    const { drawn, ...row } = await talk(id)
    expect(row).toMatchObject({ industry: 'health', role: 'head of HR', country: 'Poland', unanswered: 1 })
    expect(row.summary).toMatch(/^Of themselves: “I'm head of HR for a hospital group/)
    expect(drawn).toMatchObject({ by: 'rules', score: row.score, summary: row.summary })
    expect(drawn?.facts).toContainEqual({ kind: 'agent', value: 'Recruit', words: null, turn: 4 })
    expect(drawn?.facts.filter(({ kind }) => kind === 'wants').map(({ turn }) => turn)).toEqual([5, 7])
    expect(seen).toEqual([row.score])
    expect(afterwards).toHaveBeenCalledTimes(1)
    expect(await questions()).toMatchObject([{ talkId: id, turn: 5, words: 'Do you have a price list?' }])
  })

  test('learns once, and anew where more was said', async () => {
    const id = await held(hospital.slice(0, 2))
    const afterLearned = vi.fn(async () => {})
    const both = [learning({ afterLearned }), learning({ afterLearned })]
    await Promise.all(both.map((one) => one.round()))
    await both[0]?.round()
    expect(afterLearned).toHaveBeenCalledTimes(1)
    expect(await talk(id)).toMatchObject({ unanswered: 0 })
    await held(hospital, id)
    await both[0]?.round()
    await held([...hospital, { speaker: 'visitor', text: 'Thank you.' }], id)
    await both[0]?.round()
    expect(await talk(id)).toMatchObject({ unanswered: 1 })
    expect(await groups()).toMatchObject([{ count: 1 }])
    expect(await questions()).toHaveLength(1)
  })

  test('questions of one meaning stand together, and what comes again after "done" stands anew', async () => {
    const learner = learning()
    await held(askedForEscrow)
    await held(escrow('do you offer source code escrow'))
    await held(turns('Do you have open positions?', '- I have no information on vacancies.'))
    await learner.round()
    const [first, second] = (await groups()).toSorted((a, b) => b.count - a.count)
    expect([first?.count, second?.count]).toEqual([2, 1])

    const late = await held(askedForEscrow)
    timing.advance(60_000)
    await markUnanswered(desk.db, timing.now, { id: first?.id ?? '', to: 'done', actor: 'mira@example.com' })
    await learner.round()
    const [withLate] = (await groups()).filter(({ id }) => id === first?.id)
    expect(withLate).toMatchObject({ count: 3, doneAt: expect.any(String) })
    expect((await questions()).find(({ talkId }) => talkId === late)?.groupId).toBe(first?.id)

    timing.advance(60_000)
    await held(askedForEscrow)
    await learner.round()
    expect((await groups()).map(({ count }) => count).toSorted()).toEqual([1, 1, 3])
  })

  test('what cannot be read keeps nobody else waiting', async () => {
    const broken = await held(askedForEscrow)
    await desk.db
      .updateTable('transcripts')
      .set({ turns: '[{"speaker":"nobody"}]' })
      .where('conversationId', '=', broken)
      .execute()
    const id = await held(hospital)
    await learning().round()
    expect(await talk(broken)).toMatchObject({ learnedAt: expect.any(String), learned: null, summary: '' })
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(await talk(id)).toMatchObject({ role: 'head of HR' })
  })

  const says = (content: string): Told => ({ status: 200, body: { choices: [{ message: { content } }] } })
  const byModel = async (...told: Told[]) => {
    model = await startHttpStandIn(...told)
    return learning({ llm: { url: `${model.url}/v1`, key: 'sk-test', model: 'small' } })
  }

  test('a model draws the facts; those it made up are left out', async () => {
    const id = await held(hospital)
    const facts = [
      { kind: 'role', value: 'head of HR', words: "I'm head of HR", turn: 1 },
      { kind: 'industry', value: 'health', words: 'a hospital group', turn: 1 },
      { kind: 'system', value: 'SAP', words: 'we use SAP', turn: 1 },
      { kind: 'unanswered', value: 'prices', words: 'Do you have a price list?', turn: 5 },
    ]
    await (await byModel(says(JSON.stringify({ facts })))).round()
    const { drawn, summary } = await talk(id)
    expect(drawn?.by).toBe('model')
    expect(drawn?.facts.map(({ kind }) => kind)).toEqual(['role', 'industry', 'unanswered'])
    expect(summary).toMatch(
      /^Of themselves: “I'm head of HR .*”\. Left open: “Do you have a price list\?”\.$/,
    )
    expect(await questions()).toHaveLength(1)
    const [asked] = model?.asked ?? []
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test' },
    })
    expect(asked?.body).toContain('5 visitor: Do you have a price list?')
  })

  test.each<[string, Told, string]>([
    ['refuses', { status: 500 }, 'refused'],
    ['hangs up', 'hang up', 'unreachable'],
    ['speaks of other things', says('I would rather not.'), 'malformed'],
    ['answers in another shape', { status: 200, body: { choices: [] } }, 'malformed'],
    ['answers without end', says('x'.repeat(300_000)), 'too_long'],
  ])(
    'a model that %s is replaced by the rules, and no word of the talk is logged',
    async (_name, told, problem) => {
      const id = await held(hospital)
      await (await byModel(told)).round()
      expect((await talk(id)).drawn).toMatchObject({ by: 'rules' })
      expect(await talk(id)).toMatchObject({ role: 'head of HR' })
      expect(log.warn.mock.calls).toEqual([[{ problem }, expect.any(String)]])
    },
  )
})
