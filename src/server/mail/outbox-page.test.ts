import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import type { Letter } from './letter.ts'

const letter = (subject: string): Letter => ({
  kind: 'verify-email',
  to: 'ada@example.com',
  about: 'ada@example.com',
  subject,
  preview: 'Press.',
  blocks: [
    { kind: 'text', text: 'Hello <Ada>' },
    { kind: 'action', label: 'Go', url: 'http://localhost:3000/go?mode=verify&code=x' },
  ],
  attachments: [{ filename: 'a b.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
})

test('the outbox shows letters newest first, with their links, to the person at this machine', async () => {
  await using server = await openTestApp()
  const { mail, store } = server.services
  await mail.queue(store.db, letter('First'))
  const id = await mail.queue(store.db, letter('Second <b>'))
  const page = await server.app.inject({ url: '/outbox', headers: { host: 'localhost:3000' } })
  expect(page.statusCode).toBe(200)
  expect(page.body.indexOf('Second &lt;b&gt;')).toBeLessThan(page.body.indexOf('First'))
  expect(page.body.match(/<article id=/g)).toHaveLength(2)
  expect(page.body).toContain('<a href="http://localhost:3000/go?mode=verify&amp;code=x">')
  expect(page.body).toContain('<dt>To</dt><dd>ada@example.com</dd>')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)

  const one = await server.app.inject({ url: `/outbox/${id}`, headers: { host: 'localhost:3000' } })
  expect(one.body).toContain('Hello &lt;Ada&gt;')
  const html = await server.app.inject({ url: `/outbox/${id}/html`, headers: { host: 'localhost:3000' } })
  expect(html.headers['content-security-policy']).toContain('sandbox allow-popups')
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN')
  const file = await server.app.inject({
    url: `/outbox/${id}/attachments/0`,
    headers: { host: 'localhost:3000' },
  })
  expect(file.headers['content-disposition']).toBe("attachment; filename*=utf-8''a%20b.ics")
  expect(file.body).toBe('BEGIN:VCALENDAR')
})

test('a letter whose text was not kept says so', async () => {
  await using server = await openTestApp()
  const { mail, store } = server.services
  const id = await mail.queue(store.db, letter('Sent before'))
  await store.db.updateTable('outbox').set({ text: '', html: '' }).execute()
  for (const url of ['/outbox', `/outbox/${id}`]) {
    const { body } = await server.app.inject({ url, headers: { host: 'localhost:3000' } })
    expect(body).toContain('was not kept')
  }
})

const outsiders: [who: string, env: Record<string, string>, headers: Record<string, string>][] = [
  ['behind a proxy', {}, { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }],
  ['by another name', {}, { host: 'evil.example' }],
  ['on a public site', { PUBLIC_URL: 'https://www.example.com' }, { host: 'localhost:3000' }],
  ['where mail is sent', { SMTP_URL: 'smtp://127.0.0.1:9' }, { host: 'localhost:3000' }],
]
test.each(outsiders)('to anybody else there is no outbox: %s', async (_who, env, headers) => {
  await using server = await openTestApp({ env })
  const id = await server.services.mail.queue(server.services.store.db, letter('Secret'))
  for (const url of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`, `/outbox/${id}/attachments/0`]) {
    const answer = await server.app.inject({ url, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Secret')
  }
})
