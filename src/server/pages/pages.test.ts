import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/server/test-app.ts'
import { ASSET, FILM } from '../../../tests/support/server/test-site.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ env: { PUBLIC_URL: 'https://veyra.example' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

/** Over a real connection, the path as it is: `inject` would tidy it up first. */
async function ask(path: string, headers: Record<string, string> = {}) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { hostname, port } = new URL(server.app.listeningOrigin)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).on('error', reject).end()
  })
  return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about/meet-the-team', 'team'],
    ['/about?from=mail', 'about'],
  ])('%s answers with its page, the origin put in', async (url, title) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain(`<title>${title}</title>`)
    expect(answer.body).toContain(`href="https://veyra.example/${title}"`)
    expect(answer.body).not.toContain('origin.invalid')
  })

  test('are packed tighter while the server runs, under the same validator', async () => {
    const before = await get('/about', { 'accept-encoding': 'br' })
    const { site } = server.services
    const calledOff = new AbortController()
    const packing = site.packTighter(calledOff.signal)
    calledOff.abort()
    await packing
    expect((await get('/about', { 'accept-encoding': 'br' })).rawPayload).toEqual(before.rawPayload)
    await site.packTighter(new AbortController().signal)
    const after = await get('/about', { 'accept-encoding': 'br' })
    expect(after.rawPayload.length).toBeLessThan(before.rawPayload.length)
    expect(after.headers['content-length']).toBe(String(after.rawPayload.length))
    expect(brotliDecompressSync(after.rawPayload)).toEqual(brotliDecompressSync(before.rawPayload))
    expect(after.headers.etag).toBe(before.headers.etag)
  })

  test('come in the encoding asked for, each with a validator of its own', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip;q=1, br;q=0.5' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, rawPayload } of [plain, br, gzip]) {
      expect(headers.etag).toMatch(/^"[^"]+"$/)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(rawPayload.length))
    }
  })

  test('that the browser has already are not sent again', async () => {
    const encoding = { 'accept-encoding': 'br' }
    const { headers } = await get('/about', encoding)
    const etag = String(headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/about', { ...encoding, 'if-none-match': known })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    for (const other of ['"other"', etag.replaceAll('"', ''), etag.replace('-br', '')])
      expect((await get('/about', { ...encoding, 'if-none-match': other })).statusCode).toBe(200)
  })

  test('answer HEAD like GET, without a body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const got = await get('/about', headers)
    const head = await server.app.inject({ method: 'HEAD', url: '/about', headers })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers.etag).toBe(got.headers.etag)
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
  })
})

describe('unknown paths', () => {
  test.each([
    '/no/such/page',
    '/About',
    '/404',
    '/index.html',
    '/about/index.html',
    '/__spa-fallback.html',
    '/.vite/manifest.json',
    '/assets',
    '/about//',
    '//evil.example/',
    '//evil.example/about',
    '/\\evil.example/',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/about%00',
    '/constructor',
    '/__proto__',
  ])('%s gets the error screen with status 404', async (url) => {
    const answer = await ask(url, { 'if-none-match': '*' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<title>lost</title>')
    expect(answer.headers).not.toHaveProperty('location')
  })

  test('a missing asset gets a short text, not a screen', async () => {
    for (const url of [
      '/assets/gone.js',
      '/assets/app-abc.js.br',
      '/assets/app-abc.js.gz',
      '/assets/../../package.json',
    ]) {
      const answer = await ask(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body.length).toBeLessThan(100)
    }
  })

  test('no path, however strange, leads to a file that was not listed, or to a failure', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '\\',
      '%5c',
      '',
      'assets',
      'about',
      'etc',
      'package.json',
      '%00',
      '%',
      '?',
      '#',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const answer = await ask(`/${pieces.join('/')}`)
        expect([200, 308, 400, 404]).toContain(answer.statusCode)
        expect(answer.body).not.toMatch(/"name": "veyra"|root:x|notes of the build/)
        if (answer.statusCode === 308) expect(answer.headers.location).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('redirects', () => {
  test.each([
    ['/about/', 308, '/about'],
    ['/about/?a=1&b=//evil.example', 308, '/about?a=1&b=//evil.example'],
    ['/about/meet-the-team/', 308, '/about/meet-the-team'],
    ['/home', 301, '/'],
    ['/home/', 301, '/'],
    ['/home?a=1', 301, '/?a=1'],
  ])('%s → %i %s', async (url, status, location) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers.location).toBe(location)
  })
})

describe('files', () => {
  test('hashed assets may be kept for ever, in the compression of the build', async () => {
    const br = await get('/assets/app-abc.js', { 'accept-encoding': 'br' })
    expect(br.headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(ASSET)
    expect((await get('/assets/app-abc.js')).body).toBe(ASSET)
    const css = await get('/assets/plain-def.css', { 'accept-encoding': 'gzip' })
    expect(css.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'gzip' })
    expect(gunzipSync(css.rawPayload).toString()).toContain('.b{color:blue}')
  })

  test('public files are kept for a while and carry a validator', async () => {
    const icon = await get('/favicon.svg')
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    })
    const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('public text names the site by its own address', async () => {
    expect((await get('/feed.xml')).body).toBe('<feed href="https://veyra.example/"/>')
  })

  test('the router’s data is served where the build has it', async () => {
    expect((await get('/about.data')).headers['content-type']).toBe('text/x-script; charset=utf-8')
  })

  test.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s is made from the table of pages', async (url, contentType) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(contentType)
  })

  test('a file too large for memory comes whole from the disk', async () => {
    const answer = await get('/large.bin')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.length).toBe(300 * 1024)
  })
})

describe('films', () => {
  const film = (headers: Record<string, string> = {}) => get('/films/hero.mp4', headers)

  test('come whole, and say that parts may be asked for', async () => {
    const answer = await film()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': String(FILM.length),
      'cache-control': 'public, max-age=3600',
    })
    expect(answer.rawPayload.equals(FILM)).toBe(true)
    expect((await get('/films/tiny.webm')).headers['accept-ranges']).toBe('bytes')
  })

  test.each([
    ['bytes=0-', 0, FILM.length - 1],
    ['bytes=0-99', 0, 99],
    ['bytes=1000-200000', 1000, 200_000],
    ['bytes=-500', FILM.length - 500, FILM.length - 1],
  ])('%s is that part', async (range, start, end) => {
    const answer = await film({ range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${FILM.length}`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.rawPayload.equals(FILM.subarray(start, end + 1))).toBe(true)
  })

  test('a part beyond the end is refused with the size', async () => {
    const answer = await film({ range: `bytes=${FILM.length}-` })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${FILM.length}`)
    expect(answer.body).toBe('')
  })

  test('a part of a film that has changed since is the whole film', async () => {
    const etag = String((await film()).headers.etag)
    expect((await film({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await film({ range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200)
    expect((await film({ range: 'bytes=0-9', 'if-range': `W/${etag}` })).statusCode).toBe(200)
    expect((await film({ range: 'bytes=0-9', 'if-range': 'Sun, 15 Nov 2026 00:00:00 GMT' })).statusCode).toBe(
      200,
    )
  })

  test('HEAD describes the whole film, whatever part is named', async () => {
    const answer = await server.app.inject({
      method: 'HEAD',
      url: '/films/hero.mp4',
      headers: { range: 'bytes=0-9' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(FILM.length))
  })

  test('pages and scripts come whole: only films are sought in', async () => {
    const answer = await get('/', { range: 'bytes=0-9' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).not.toHaveProperty('accept-ranges')
  })
})
