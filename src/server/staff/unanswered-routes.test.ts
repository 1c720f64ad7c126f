import { expect, test } from 'vitest'
import { type Desk, MIRA, openDesk } from '../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { newId } from '../store/ids.ts'

/** A group of questions, asked one after another, a minute apart. Returns its id. */
async function ask(desk: Desk, ...questions: string[]): Promise<string> {
  const { db, services } = desk
  const id = newId(services.staff.clock())
  for (const words of questions) {
    desk.wait(60_000)
    await db
      .insertInto('unanswered_questions')
      .values({
        id: newId(services.staff.clock()),
        groupId: id,
        talkId: `talk of ${words}`,
        turn: 3,
        words,
        createdAt: desk.now(),
      })
      .execute()
  }
  await db
    .insertInto('unanswered_groups')
    .values({
      id,
      meaning: '[0.5]',
      count: questions.length,
      lastAt: desk.now(),
      doneAt: null,
      createdAt: desk.now(),
    })
    .execute()
  return id
}

describeEachStore('what nobody could answer', (openTestStore) => {
  test('is shown by meaning, newest first, page by page, with the talks behind it', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const first = await ask(desk, 'a', 'b', 'c', 'd', 'e', 'f', 'g')
    const second = await ask(desk, 'Who owns you?')
    const third = await ask(desk, 'Is there a free plan?')
    const page = (await mira.get('/api/staff/unanswered?limit=2')).json()
    expect(page.groups).toEqual([
      expect.objectContaining({ id: third, question: 'Is there a free plan?', count: 1 }),
      {
        id: second,
        question: 'Who owns you?',
        count: 1,
        lastAt: expect.any(String),
        doneAt: null,
        asked: [{ talkId: 'talk of Who owns you?', turn: 3, words: 'Who owns you?', at: expect.any(String) }],
      },
    ])
    const rest = (await mira.get(`/api/staff/unanswered?limit=2&cursor=${page.next}`)).json()
    expect(rest.next).toBeNull()
    expect(rest.groups).toMatchObject([{ id: first, question: 'g', count: 7 }])
    expect(rest.groups[0].asked.map(({ words }: { words: string }) => words)).toEqual([
      'g',
      'f',
      'e',
      'd',
      'c',
    ])
    for (const query of ['cursor=x', 'shown=all', 'limit=0'])
      expect((await mira.get(`/api/staff/unanswered?${query}`)).statusCode).toBe(400)
  })

  test('is put aside and taken up again, and it is written down by whom', async () => {
    await using desk = await openDesk(await openTestStore())
    const mira = await desk.signIn()
    const id = await ask(desk, 'Who owns you?')
    const shown = async (which: string) =>
      (await mira.get(`/api/staff/unanswered?shown=${which}`))
        .json()
        .groups.map((group: { id: string; doneAt: string | null }) => [group.id, group.doneAt])
    for (let n = 0; n < 2; n++)
      expect((await mira.post(`/api/staff/unanswered/${id}/done`)).statusCode).toBe(204)
    expect([await shown('open'), await shown('done')]).toEqual([[], [[id, desk.now()]]])
    desk.wait(1000)
    for (let n = 0; n < 2; n++)
      expect((await mira.post(`/api/staff/unanswered/${id}/undone`)).statusCode).toBe(204)
    expect([await shown('open'), await shown('done')]).toEqual([[[id, null]], []])
    for (const mark of ['done', 'undone'])
      expect((await mira.post(`/api/staff/unanswered/none/${mark}`)).statusCode).toBe(404)
    const { entries } = (await mira.get('/api/staff/audit?action=unanswered.done')).json()
    expect(entries).toMatchObject([
      { actor: MIRA, subject: id, detail: { from: 'done', to: 'open' } },
      { actor: MIRA, subject: id, detail: { from: 'open', to: 'done' } },
    ])
  })
})
