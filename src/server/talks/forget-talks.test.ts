import { expect, test } from 'vitest'
import { openDesk } from '../../../tests/support/server/desk-server.ts'
import { holdTalk } from '../../../tests/support/server/held-talk.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { keptFor } from '../../contract/retention.ts'
import { stampNew } from '../store/ids.ts'
import { forgetOldTalks } from './forget-talks.ts'
import { talks } from './talks-table.ts'
import { forgetOldTranscripts } from './transcripts.ts'

describeEachStore('an old talk', (openTestStore) => {
  test('is forgotten with its transcript, but for its numbers', async () => {
    await using desk = await openDesk(await openTestStore())
    const { db, services } = desk
    const { clock } = services.staff
    const said = 'okapi farming'
    const hold = async (email: string) => {
      const id = await holdTalk(desk, {
        said: ['Hello', said, 'x', said, 'y', said],
        learned: { summary: said, facts: [{ kind: 'role', value: said, words: said, turn: 1 }], score: 70 },
        row: {
          industry: 'other',
          role: said,
          country: said,
          stars: 4,
          ratingWords: said,
          ratedAt: desk.now(),
          seconds: 90,
          unanswered: 1,
        },
      })
      const stamped = { ...stampNew(clock), talkId: id }
      const contact = { ...stamped, email, name: 'Ada', place: 'end', provenAt: null } as const
      await db.insertInto('talk_contacts').values(contact).execute()
      const lead = { kind: 'talk', recordId: contact.id, email, name: 'Ada', headline: 'Talk' } as const
      const leadId = await services.leads.record(db, { ...lead, conversationId: id })
      await db
        .insertInto('talk_notes')
        .values({ ...stamped, author: 'mira', text: said })
        .execute()
      await db
        .insertInto('talk_links')
        .values({ ...stamped, path: '/', label: said, isFollowed: true })
        .execute()
      await db
        .insertInto('unanswered_questions')
        .values({ ...stamped, groupId: 'g', turn: 1, words: said })
        .execute()
      return { id, leadId }
    }
    await db
      .insertInto('unanswered_groups')
      .values({ id: 'g', meaning: '[]', count: 2, lastAt: desk.now(), doneAt: null, createdAt: desk.now() })
      .execute()
    const old = await hold('ada@example.com')
    desk.wait(2 * DAY_MS)
    const fresh = await hold('bo@example.com')

    desk.wait((keptFor.transcripts.days - 1) * DAY_MS)
    for (let round = 0; round < 2; round++) {
      await forgetOldTalks(db, clock())
      await forgetOldTranscripts(db, clock())
    }
    expect(await talks.byId(db, old.id)).toMatchObject({
      state: 'here',
      seconds: 90,
      turns: 6,
      visitorTurns: 3,
      unanswered: 1,
      score: 70,
      stars: 4,
      forgottenAt: desk.now(),
      hadLead: true,
      leadId: null,
    })
    const mira = await desk.signIn()
    const page = (await mira.get(`/api/staff/talks/${old.id}`)).json()
    expect(JSON.stringify(page)).not.toContain('okapi')
    expect(page).toMatchObject({ transcript: null, facts: [], notes: [], links: [] })
    expect(page.rating).toMatchObject({ stars: 4, words: null })
    expect((await mira.get('/api/staff/talks?search=okapi')).json().talks).toMatchObject([{ id: fresh.id }])
    expect((await mira.get('/api/staff/unanswered')).json().groups).toMatchObject([{ id: 'g', count: 1 }])
    // Whoever can be reached stays, and no longer says in which talk, nor what was learned there.
    expect((await mira.get(`/api/staff/leads/${old.leadId}`)).json()).toMatchObject({
      lead: { email: 'ada@example.com', score: null, hasConversation: false },
      record: { email: 'ada@example.com', place: 'end' },
      talk: null,
    })
    // That an address was left is still counted.
    const reached = (await mira.get('/api/staff/talks?reached=address')).json().talks
    expect(reached).toMatchObject([
      { id: fresh.id, leadId: fresh.leadId },
      { id: old.id, leadId: null, email: null },
    ])

    expect((await mira.get(`/api/staff/leads/${fresh.leadId}`)).json()).toMatchObject({
      lead: { score: 70 },
      talk: { summary: said },
    })
    expect(await talks.byId(db, fresh.id)).toMatchObject({
      forgottenAt: null,
      words: expect.stringContaining('okapi'),
    })
  })
})
