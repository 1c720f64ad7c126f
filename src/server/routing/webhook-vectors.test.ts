import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NOTABLE_SCORE } from '../../contract/staff-talks.ts'
import type { Lead } from '../leads/leads-table.ts'
import { signatureOf } from '../posting/signed-post.ts'
import type { Talk } from '../talks/talks-table.ts'
import { leadCreated, leadRated, leadUpdated, talkEnded, testNotice } from './notice.ts'
import { noticeEvents } from './notices-table.ts'

/** The examples of docs/webhooks.md: what a receiver is tested with must be what we send. */
const document = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
const secret = /LEAD_WEBHOOK_SECRET=(\S+)/.exec(document)?.[1] ?? ''
const examples = [...document.matchAll(/```http\n([\s\S]*?)\n\n([\s\S]*?)\n```/g)].map(
  ([, head = '', body = '']) => {
    const headers = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/s)))
    return { headers, body, type: String(JSON.parse(body).type) }
  },
)
const siteUrl = 'https://www.example.com'

const lead: Lead = {
  id: '019a8653-7c00-7a51-8000-2f6f0c1d9a01',
  kind: 'talk',
  recordId: '019a8653-7c00-7a51-8000-2f6f0c1d9a02',
  email: 'ada@example.com',
  person: 'ada@example.com',
  name: 'Ada Núñez',
  headline: 'Left an address in a talk',
  words: '',
  state: 'new',
  owner: 'mira@example.com',
  source: 'newsletter',
  attribution: '{"landing":"/technology","source":"newsletter"}',
  conversationId: '019a8650-0000-7b3c-9000-7d1e5a2b4c01',
  isSuspect: false,
  score: null,
  industry: null,
  country: null,
  timeZone: null,
  version: 2,
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
}
const talk: Talk = {
  id: '019a8650-0000-7b3c-9000-7d1e5a2b4c01',
  state: 'here',
  from: 'home',
  source: 'newsletter',
  greeting: null,
  endedAt: '2026-11-16T09:01:30.000Z',
  seconds: 390,
  turns: 24,
  visitorTurns: 12,
  unanswered: 0,
  industry: 'banking',
  role: 'CFO',
  country: 'Portugal',
  score: 82,
  summary: 'Closes the books of two ledgers by hand. Wants a pilot before spring.',
  learned: null,
  learnedAt: '2026-11-16T09:01:35.000Z',
  stars: 5,
  ratingWords: 'Clear answers.',
  ratedAt: '2026-11-16T09:02:00.000Z',
  leadId: lead.id,
  hasMeeting: false,
  hadLead: false,
  forgottenAt: null,
  words: '',
  createdAt: '2026-11-16T08:55:00.000Z',
}
const learned: Lead = { ...lead, score: talk.score, industry: talk.industry, country: talk.country }
const at = (timestamp: string) => ({ timestamp, siteUrl })

const ours: Record<string, object> = {
  'lead.created': leadCreated(lead, at(lead.createdAt)),
  'talk.ended': talkEnded(talk, at('2026-11-16T09:01:35.000Z')),
  'lead.updated': leadUpdated(
    { ...learned, state: 'in_work', version: 3 },
    ['state'],
    at('2026-11-16T10:15:00.000Z'),
  ),
  'lead.rated': leadRated(learned, talk, at('2026-11-16T09:02:00.000Z')),
  'lead.test': testNotice('019a8658-1000-7c00-8000-5e5e5e5e5e5e', '2026-11-16T09:05:00.000Z', siteUrl),
}

describe('docs/webhooks.md', () => {
  test('shows one of every event, and the test button’s', () => {
    expect(examples.map(({ type }) => type).toSorted()).toEqual([...noticeEvents, 'lead.test'].toSorted())
  })

  test.each(examples.map((example) => [example.type, example] as const))(
    '%s: the body is what we send, byte for byte, and the signature is right',
    (type, { headers, body }) => {
      expect(body).toBe(JSON.stringify(ours[type]))
      expect(headers['webhook-signature']).toBe(
        signatureOf({
          secret,
          id: headers['webhook-id'] ?? '',
          seconds: Number(headers['webhook-timestamp']),
          body,
        }),
      )
    },
  )

  test('says from which score on a talk is worth a line', () => {
    expect(/a score of\s+(\d+) or more/.exec(document)?.[1]).toBe(String(NOTABLE_SCORE))
  })

  test('another id, moment, secret or body has another signature', () => {
    const [{ headers, body } = { headers: {}, body: '' }] = examples
    const signed = {
      secret,
      id: headers['webhook-id'] ?? '',
      seconds: Number(headers['webhook-timestamp']),
      body,
    }
    const changes = [{ secret: 'whsec_b3RoZXI=' }, { id: 'x' }, { seconds: 1 }, { body: `${body} ` }]
    for (const change of changes)
      expect(signatureOf({ ...signed, ...change })).not.toBe(headers['webhook-signature'])
  })
})
