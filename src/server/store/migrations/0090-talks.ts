import type { Migration } from './migration.ts'

/** Every talk as the desk sees it: how far it came, what was said and learned, and what nobody could answer. */
export const talks: Migration = {
  async up(db, column) {
    await db.schema
      .createTable('talks')
      .addColumn('seq', column.sequence)
      .addColumn('id', column.id, (id) => id.notNull().unique())
      .addColumn('state', column.text, (state) => state.notNull())
      .addColumn('from', column.text, (from) => from.notNull())
      .addColumn('source', column.text, (source) => source.notNull())
      .addColumn('greeting', column.text)
      .addColumn('endedAt', column.moment)
      .addColumn('seconds', column.integer)
      .addColumn('turns', column.integer, (turns) => turns.notNull().defaultTo(0))
      .addColumn('visitorTurns', column.integer, (turns) => turns.notNull().defaultTo(0))
      .addColumn('unanswered', column.integer, (count) => count.notNull().defaultTo(0))
      .addColumn('industry', column.text)
      .addColumn('role', column.text)
      .addColumn('country', column.text)
      .addColumn('score', column.integer)
      .addColumn('summary', column.text, (summary) => summary.notNull().defaultTo(''))
      .addColumn('learned', column.text)
      .addColumn('learnedAt', column.moment)
      .addColumn('stars', column.integer)
      .addColumn('ratingWords', column.text)
      .addColumn('ratedAt', column.moment)
      .addColumn('leadId', column.id)
      .addColumn('hasMeeting', column.boolean, (has) => has.notNull().defaultTo(false))
      .addColumn('words', column.text, (words) => words.notNull().defaultTo(''))
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('talks_newest').on('talks').columns(['createdAt', 'id']).execute()
    await db.schema.createIndex('talks_lead').on('talks').column('leadId').execute()
    // One for each filter, so that a page of it is read in order and no further; those that fewest pass, and that are
    // therefore read through for other filters too, carry what these ask for.
    const asked = ['industry', 'stars', 'score', 'leadId']
    const filters = { state: [], from: [], greeting: [], source: asked, industry: asked, stars: asked }
    for (const [filter, carried] of Object.entries(filters))
      await db.schema
        .createIndex(`talks_by_${filter}`)
        .on('talks')
        .columns([filter, 'createdAt', 'id', ...carried.filter((column) => column !== filter)])
        .execute()

    await db.schema
      .createTable('talk_notes')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('talkId', column.id, (id) => id.notNull())
      .addColumn('author', column.text, (author) => author.notNull())
      .addColumn('text', column.text, (text) => text.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema.createIndex('talk_notes_of').on('talk_notes').columns(['talkId', 'createdAt']).execute()

    await db.schema
      .createTable('talk_links')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('talkId', column.id, (id) => id.notNull())
      .addColumn('path', column.text, (path) => path.notNull())
      .addColumn('label', column.text)
      .addColumn('isFollowed', column.boolean, (is) => is.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('talk_links_once', ['talkId', 'path'])
      .execute()

    await db.schema
      .createTable('talk_contacts')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('talkId', column.id, (id) => id.notNull())
      .addColumn('email', column.text, (email) => email.notNull())
      .addColumn('name', column.text, (name) => name.notNull())
      .addColumn('place', column.text, (place) => place.notNull())
      .addColumn('provenAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('talk_contacts_once', ['talkId', 'email'])
      .execute()
    await db.schema.createIndex('talk_contacts_email').on('talk_contacts').column('email').execute()

    await db.schema
      .createTable('unanswered_groups')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('meaning', column.text, (meaning) => meaning.notNull())
      .addColumn('count', column.integer, (count) => count.notNull())
      .addColumn('lastAt', column.moment, (at) => at.notNull())
      .addColumn('doneAt', column.moment)
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .execute()
    await db.schema
      .createIndex('unanswered_groups_newest')
      .on('unanswered_groups')
      .columns(['lastAt', 'id'])
      .execute()
    await db.schema
      .createTable('unanswered_questions')
      .addColumn('id', column.id, (id) => id.primaryKey().notNull())
      .addColumn('groupId', column.id, (id) => id.notNull())
      .addColumn('talkId', column.id, (id) => id.notNull())
      .addColumn('turn', column.integer, (turn) => turn.notNull())
      .addColumn('words', column.text, (words) => words.notNull())
      .addColumn('createdAt', column.moment, (at) => at.notNull())
      .addUniqueConstraint('unanswered_questions_once', ['talkId', 'turn'])
      .execute()
    await db.schema
      .createIndex('unanswered_questions_of')
      .on('unanswered_questions')
      .columns(['groupId', 'createdAt'])
      .execute()

    // What rules give leads away by.
    for (const [name, type] of [
      ['score', column.integer],
      ['industry', column.text],
      ['country', column.text],
      ['timeZone', column.text],
    ] as const)
      await db.schema.alterTable('leads').addColumn(name, type).execute()
  },
}
