import type { Kysely } from 'kysely'
import type { TranscriptTurn } from '../../src/contract/staff.ts'
import { startSources } from '../../src/contract/start-sentences.ts'
import { factKinds, type Learned, trades } from '../../src/contract/talks.ts'
import type { Conversation } from '../../src/server/conversations/conversations-table.ts'
import { funnelEvent } from '../../src/server/conversations/funnel-table.ts'
import type { Database } from '../../src/server/store/database.ts'
import { newId } from '../../src/server/store/ids.ts'
import { wordsOfTalk } from '../../src/server/talks/talk-words.ts'
import type { Talk } from '../../src/server/talks/talks-table.ts'
import { ends, inBatches, momentOf, roots, seeded, sources } from './generated.ts'

const greetings = [
  'Welcome. I am the digital twin of our innovation officer. What brings you here today?',
  'Hello, good to see you. What does your company do?',
  'Hi there. Which part of your work would you hand over first?',
]
const roles = ['CFO', 'Head of IT', 'Operations manager', 'Founder', 'Buyer']
/** Eight thousand words, of which a talk has some two hundred: few that all use, many that few do. */
const vocabulary = roots.flatMap((root) =>
  ends.flatMap((end) => roots.flatMap((third) => [`${root}${end}${third}`])),
)
const WORDS_OF_TALK = 200
/** A word that stands in one talk alone: the only way to look for exactly that one. */
export const rareWord = (n: number) => `order${n}x`
/** What was said is kept of the newest; the others are as long, and only searched. */
const READABLE = 200

type Generated = {
  talk: Talk
  conversation: Conversation
  turns: TranscriptTurn[]
}

/** So many talks with their conversations and presses, the transcripts of the newest, and questions left open. */
export async function insertTalks(db: Kysely<Database>, count: number, until: number): Promise<void> {
  const { random, pick } = seeded(count)
  const word = () => vocabulary[Math.floor(random() ** 3 * vocabulary.length)] ?? ''
  const sayings = (n: number): TranscriptTurn[] => {
    const said = Array.from({ length: WORDS_OF_TALK }, word)
    if (random() < 0.1) said.push('pilot')
    if (random() < 0.3) said.push('treasury')
    const turns = 2 * Math.floor(random() * 8)
    const spoken = Array.from({ length: turns }, (_, at): TranscriptTurn => {
      const text = said.filter((_one, place) => place % turns === at).join(' ')
      return { speaker: at % 2 === 0 ? 'visitor' : 'avatar', text }
    })
    return [{ speaker: 'avatar', text: `${pick(greetings)} ${rareWord(n)}` }, ...spoken]
  }
  const learnedIn = (turns: TranscriptTurn[], score: number): Learned => ({
    summary: `${turns.at(1)?.text.slice(0, 180) ?? ''}.`,
    facts: factKinds
      .slice(0, 8)
      .map((kind) => ({ kind, value: word(), words: turns.at(1)?.text.slice(0, 80) ?? null, turn: 1 })),
    score,
    reasons: [{ points: score, why: 'Names a pain and a size' }],
    by: 'rules',
  })
  const make = (n: number): Generated => {
    const at = momentOf(n, count, until)
    const createdAt = new Date(at).toISOString()
    const seconds = 20 + Math.floor(random() * 600)
    const endedAt = new Date(at + seconds * 1000).toISOString()
    const turns = sayings(n)
    const visitorTurns = turns.filter(({ speaker }) => speaker === 'visitor').length
    const score = Math.floor(random() * 101)
    const learned = learnedIn(turns, score)
    const source = pick(sources)
    const from = pick(startSources)
    const id = newId(at)
    return {
      turns,
      conversation: {
        id,
        providerId: `c${id}`,
        url: null,
        visitor: null,
        source: from,
        notice: null,
        state: 'ended',
        endReason: 'visitor',
        startedAt: createdAt,
        joinedAt: random() < 0.95 ? createdAt : null,
        lastSeenAt: createdAt,
        endedAt,
        callbackTokenHash: `hash of ${id}`,
        claimedUntil: null,
        attempts: 0,
        attribution: JSON.stringify({ source }),
        network: null,
        createdAt,
      },
      talk: {
        id,
        state: visitorTurns > 0 ? 'here' : 'silent',
        from,
        source,
        greeting: turns[0]?.text.replace(` ${rareWord(n)}`, '') ?? null,
        endedAt,
        seconds,
        turns: turns.length,
        visitorTurns,
        unanswered: random() < 0.05 ? 1 : 0,
        industry: random() < 0.6 ? pick(trades) : null,
        role: random() < 0.4 ? pick(roles) : null,
        country: null,
        score,
        summary: learned.summary,
        learned: JSON.stringify(learned),
        learnedAt: endedAt,
        stars: random() < 0.2 ? 1 + Math.floor(random() * 5) : null,
        ratingWords: null,
        ratedAt: null,
        leadId: random() < 0.3 ? newId(at) : null,
        hadLead: false,
        forgottenAt: null,
        hasMeeting: random() < 0.4,
        words: wordsOfTalk(turns),
        createdAt,
      },
    }
  }
  await db.transaction().execute((trx) =>
    inBatches(count, make, async (made) => {
      await trx
        .insertInto('conversations')
        .values(made.map(({ conversation }) => ({ ...conversation, takenUpAt: conversation.endedAt })))
        .execute()
      await trx
        .insertInto('talks')
        .values(made.map(({ talk }) => talk))
        .execute()
      await trx
        .insertInto('funnel_events')
        .values(
          made.map(({ talk }) =>
            funnelEvent(() => Date.parse(talk.createdAt), 'press', { source: talk.from }),
          ),
        )
        .execute()
      const newest = made.filter(
        ({ talk }) => Date.parse(talk.createdAt) > momentOf(count - READABLE, count, until),
      )
      if (newest.length > 0) await insertTranscripts(trx, newest)
    }),
  )
  await insertUnanswered(db, Math.ceil(count / 10), until)
}

async function insertTranscripts(trx: Kysely<Database>, made: Generated[]): Promise<void> {
  const rows = made.map(({ talk, turns }) => ({
    id: talk.id,
    conversationId: talk.id,
    turns: JSON.stringify(turns),
    createdAt: talk.endedAt ?? talk.createdAt,
  }))
  await trx.insertInto('transcripts').values(rows).execute()
}

/** Groups of two questions each. */
async function insertUnanswered(db: Kysely<Database>, groups: number, until: number): Promise<void> {
  const questions = 2
  const make = (n: number) => {
    const at = momentOf(n, groups, until)
    return { id: newId(at), at, createdAt: new Date(at).toISOString(), isDone: n % 3 === 0 }
  }
  await db.transaction().execute((trx) =>
    inBatches(groups, make, async (made) => {
      const rows = made.map(({ id, createdAt, isDone }) => ({
        id,
        meaning: JSON.stringify(Array.from({ length: 64 }, () => 0.125)),
        count: questions,
        lastAt: createdAt,
        doneAt: isDone ? createdAt : null,
        createdAt,
      }))
      await trx.insertInto('unanswered_groups').values(rows).execute()
      const asked = made.flatMap(({ id: groupId, at, createdAt }) =>
        Array.from({ length: questions }, (_, turn) => ({
          id: newId(at),
          groupId,
          talkId: groupId,
          turn,
          words: 'Which languages do your agents speak?',
          createdAt,
        })),
      )
      await trx.insertInto('unanswered_questions').values(asked).execute()
    }),
  )
}
