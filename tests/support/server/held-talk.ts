import type { LeadAttribution, TranscriptTurn } from '../../../src/contract/staff.ts'
import type { StartSource } from '../../../src/contract/start-sentences.ts'
import type { Learned } from '../../../src/contract/talks.ts'
import { conversations } from '../../../src/server/conversations/conversations-table.ts'
import { ensureTalk, talkTranscribed } from '../../../src/server/talks/talk-records.ts'
import { wordsOfTalk } from '../../../src/server/talks/talk-words.ts'
import type { Talk } from '../../../src/server/talks/talks-table.ts'
import { keepTranscript } from '../../../src/server/talks/transcripts.ts'
import type { Desk } from './desk-server.ts'
import { insertTalk } from './insert-talk.ts'

type Held = {
  /** The avatar's and the visitor's turns, in turn. */
  said?: string[]
  from?: StartSource
  isJoined?: boolean
  attribution?: LeadAttribution
  learned?: Partial<Learned>
  /** Whatever else is to be in its row. */
  row?: Partial<Talk>
}

export const turnsOf = (said: string[]): TranscriptTurn[] =>
  said.map((text, at) => ({ speaker: at % 2 === 0 ? 'avatar' : 'visitor', text }))

/** A talk as if it had been held just now, with what was said and learned in it. Returns its id. */
export async function holdTalk(
  desk: Desk,
  { said, from = 'home', isJoined = true, attribution, learned, row = {} }: Held = {},
): Promise<string> {
  const { db } = desk
  const id = await insertTalk(desk, { source: from, isJoined, ...(attribution && { attribution }) })
  const conversation = await conversations.byId(db, id)
  if (!conversation) throw new Error('the conversation was not inserted')
  await ensureTalk(db, conversation)
  if (said) {
    const turns = turnsOf(said)
    await keepTranscript(db, desk.services.staff.clock, id, turns)
    await talkTranscribed(db, conversation, turns, wordsOfTalk(turns))
  }
  const drawn = learned && {
    summary: '',
    facts: [],
    score: 50,
    reasons: [],
    by: 'rules' as const,
    ...learned,
  }
  const fields: Partial<Talk> = {
    ...(drawn && {
      learned: JSON.stringify(drawn),
      learnedAt: desk.now(),
      summary: drawn.summary,
      score: drawn.score,
    }),
    ...row,
  }
  if (Object.keys(fields).length > 0) await db.updateTable('talks').set(fields).where('id', '=', id).execute()
  return id
}
