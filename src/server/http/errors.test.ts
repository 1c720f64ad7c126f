import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../../tests/support/server/test-app.ts'
import { errorAnswer, errors } from '../../contract/errors.ts'
import { refusals, refuse } from './errors.ts'

const form = z.object({
  name: z.string('Name is required').min(2, 'Name must be at least 2 characters'),
  address: z.object({ city: z.string('City is required') }),
})

const formRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/form',
    { schema: { body: form, response: { 200: z.object({ name: z.string() }), ...refusals('forbidden') } } },
    async (request, reply) =>
      request.body.name === 'Eve' ? refuse(reply, 'forbidden') : { name: request.body.name },
  )
  app.get('/api/form/:id', { schema: { params: z.object({ id: z.uuid() }) } }, async () => ({}))
  app.put('/api/form/:id', async () => ({}))
  app.get('/api/lies', { schema: { response: { 200: z.object({ count: z.number() }) } } }, async () => {
    const wrong = { count: 'a secret of the house' } as object
    return wrong as { count: number }
  })
  app.get('/api/broken', async () => {
    throw Object.assign(new Error('SELECT * FROM secrets; ann@x.example'), { statusCode: 500 })
  })
}

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ extend: (app) => app.register(formRoutes) })
})
afterAll(() => server[Symbol.asyncDispose]())

const json = { 'content-type': 'application/json' }

describe('every failure has one shape, a code of the contract and its status', () => {
  test.each([
    ['an unknown path', { url: '/api/nope' }, 'not_found'],
    ['the API itself', { url: '/api' }, 'not_found'],
    ['an unknown path by POST', { url: '/nope', method: 'POST' }, 'not_found'],
    ['a wrong method', { url: '/api/form' }, 'method_not_allowed'],
    ['a wrong method on a path with an id', { url: '/api/form/1', method: 'DELETE' }, 'method_not_allowed'],
    ['a preflight', { url: '/api/form', method: 'OPTIONS' }, 'method_not_allowed'],
    ['broken JSON', { url: '/api/form', method: 'POST', headers: json, payload: '{"name":' }, 'bad_json'],
    ['empty JSON', { url: '/api/form', method: 'POST', headers: json, payload: '' }, 'bad_json'],
    [
      'a poisoned prototype',
      { url: '/api/form', method: 'POST', headers: json, payload: '{"__proto__":{"a":1}}' },
      'bad_json',
    ],
    [
      'too much',
      { url: '/api/form', method: 'POST', headers: json, payload: `"${'x'.repeat(70_000)}"` },
      'payload_too_large',
    ],
    [
      'text',
      { url: '/api/form', method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      'unsupported_media_type',
    ],
    [
      'a form',
      {
        url: '/api/form',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      },
      'unsupported_media_type',
    ],
    ['wrong fields', { url: '/api/form', method: 'POST', headers: json, payload: '{}' }, 'invalid'],
    ['no body at all', { url: '/api/form', method: 'POST' }, 'invalid'],
    ['a wrong id', { url: '/api/form/1' }, 'bad_request'],
    ['a malformed address', { url: '/api/%zz' }, 'bad_request'],
    ['an endless id', { url: `/api/form/${'x'.repeat(300)}` }, 'not_found'],
    ['an endless id by PUT', { url: `/api/form/${'x'.repeat(300)}`, method: 'PUT' }, 'uri_too_long'],
    [
      'an expected refusal',
      { url: '/api/form', method: 'POST', payload: { name: 'Eve', address: { city: 'x' } } },
      'forbidden',
    ],
    ['an exception', { url: '/api/broken' }, 'internal'],
    ['an answer against its own schema', { url: '/api/lies' }, 'internal'],
  ] as const)('%s', async (_name, request, code) => {
    const answer = await server.app.inject(request)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const { error } = errorAnswer.parse(answer.json())
    expect(error.code).toBe(code)
    expect(error.message).toBe(errors[code].message)
    expect(answer.statusCode).toBe(errors[code].status)
    expect(answer.body).not.toMatch(/secret|SELECT|stack|FST_|x\.example|Unexpected/)
  })

  test('a wrong method is told the right ones', async () => {
    const answer = await server.app.inject({ url: '/api/form/1', method: 'DELETE' })
    expect(answer.headers.allow).toBe('GET, HEAD, PUT')
    expect((await server.app.inject({ url: '/about', method: 'POST' })).headers.allow).toBe('GET, HEAD')
    expect((await server.app.inject('/api/form')).headers.allow).toBe('POST')
  })

  test('wrong fields are named, nested ones too, with the first sentence of each', async () => {
    const answer = await server.app.inject({
      url: '/api/form',
      method: 'POST',
      payload: { name: 'x', address: {} },
    })
    expect(answer.json().error.fields).toEqual({
      name: 'Name must be at least 2 characters',
      'address.city': 'City is required',
    })
  })

  test('only the log learns what an exception said, without anyone’s address', () => {
    const line = server.logged.find((one) => one.includes('SELECT'))
    expect(line).toContain('[address]')
    expect(line).not.toContain('ann@x.example')
  })
})

describe('what only a raw connection can send', () => {
  const ask = async (raw: string) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = new URL(server.app.listeningOrigin)
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    socket.write(raw)
    return text(socket)
  }

  test.each([
    ['garbage', 'garbage\r\n\r\n', 'bad_request'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      'bad_request',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'bad_request',
    ],
  ] as const)('%s is answered in the same shape and the connection closed', async (_name, raw, code) => {
    const answer = await ask(raw)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${errors[code].status} `))
    expect(head).toContain("Content-Security-Policy: default-src 'none'")
    expect(head).toContain('Connection: close')
    expect(errorAnswer.parse(JSON.parse(body)).error.code).toBe(code)
  })

  test.each([
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no Host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['a strange expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: much\r\nConnection: close\r\n\r\n', 200],
    ['the whole address', 'GET http://x/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['an unknown method', 'PURGE /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('%s is answered by us, with our headers', async (_name, raw, status) => {
    const [head = ''] = (await ask(raw)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
  })
})
