import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../../src/contract/paths.ts'
import type { Provider } from '../support/provider.ts'
import { expect, test } from '../support/staged.ts'

declare global {
  interface Window {
    reportAsked: (device: string) => void
  }
}

type Talk = { id: string; url: string }

/** A link to /conversation, as somebody could send it. */
const linkTo = (query: Partial<Talk>) => `${paths.conversation}?${new URLSearchParams(query)}`

/** Starts a talk as a browser of its own would, without a page. */
async function startTalk({ request }: BrowserContext): Promise<Talk> {
  const answer = await request.post('/api/conversations', { data: { from: 'home' } })
  const { conversation_id: id, conversation_url: url } = await answer.json()
  return { id, url }
}

/** What this browser was asked for or sent to, by whatever frame: devices, places, rooms. */
async function watched(context: BrowserContext, provider: Provider) {
  const asked: string[] = []
  await context.exposeFunction('reportAsked', (device: string) => asked.push(device))
  await context.addInitScript(() => {
    const { mediaDevices, geolocation } = navigator
    const spied = [
      [mediaDevices, 'getUserMedia'],
      [mediaDevices, 'getDisplayMedia'],
      [geolocation, 'getCurrentPosition'],
      [geolocation, 'watchPosition'],
    ] as const
    for (const [object, name] of spied) {
      const real = (object as never)?.[name] as ((...given: unknown[]) => unknown) | undefined
      if (!real) continue
      Object.defineProperty(object, name, {
        value: (...given: unknown[]) => {
          window.reportAsked(name)
          return real.apply(object, given)
        },
      })
    }
  })
  context.on('request', (request) => {
    if (request.url().startsWith(provider.url)) asked.push(`room ${request.url()}`)
  })
  return asked
}

async function expectRefused(page: Page) {
  await expect(page.getByRole('heading', { name: 'Conversation Not Found' })).toBeVisible()
  await expect(page.getByText('The conversation URL is missing or invalid.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const { href } = new URL(page.url())
  // Longer than what leads on from a link without any address.
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('button', { name: 'Back to Team' })).toBeVisible()
}

test.describe('a link to a stranger’s room', () => {
  const cases: [string, (stranger: Talk, own: Talk) => Partial<Talk>][] = [
    ['with the stranger’s id', (stranger) => stranger],
    ['without an id', ({ url }) => ({ url })],
    ['with an empty id', ({ url }) => ({ url, id: '' })],
    ['with an id that never was', ({ url }) => ({ url, id: 'c0123456789abcdef' })],
    ['with the visitor’s own id', ({ url }, { id }) => ({ url, id })],
  ]
  for (const [name, query] of cases)
    for (const isTalking of [true, false])
      test(`${name}, opened by somebody who ${isTalking ? 'talks' : 'was never here'}: no frame, no question, the panel`, async ({
        context,
        page,
        browser,
        product,
        provider,
        troubles,
      }) => {
        // Without an id nobody is asked.
        troubles.forgive(403, 'somebody else’s talk is refused', { mayBeSilent: true })
        const elsewhere = await browser.newContext({ baseURL: product.url })
        const stranger = await startTalk(elsewhere)
        const own = isTalking ? await startTalk(context) : { id: 'c1', url: 'http://localhost' }
        const asked = await watched(context, provider)
        await page.clock.install()
        await page.goto(linkTo(query(stranger, own)))
        await expectRefused(page)
        expect(asked).toEqual([])
        // Nothing happened to either talk.
        expect(provider.active()).toHaveLength(isTalking ? 2 : 1)
        await elsewhere.close()
      })
})

test.describe('the visitor’s own talk', () => {
  test('is framed from the server’s address, and asks for devices there', async ({
    context,
    page,
    provider,
  }) => {
    const own = await startTalk(context)
    const asked = await watched(context, provider)
    // The same address otherwise written: what is framed is the server's.
    await page.goto(linkTo({ id: own.id, url: own.url.replace('http:', 'HTTP:') }))
    await expect(page.getByTitle('AI Avatar Conversation')).toHaveAttribute('src', own.url)
    await expect(page.frameLocator('iframe').getByRole('status')).toHaveText('audio and video granted')
    expect(asked).toEqual(expect.arrayContaining(['getUserMedia', `room ${own.url}`]))
  })

  for (const url of ['https://evil.example/room', 'javascript:alert(1)', 'nonsense'])
    test(`is not framed where the link says ${url}`, async ({ context, page, provider }) => {
      const { id } = await startTalk(context)
      const asked = await watched(context, provider)
      await page.clock.install()
      await page.goto(linkTo({ id, url }))
      await expectRefused(page)
      expect(asked).toEqual([])
    })

  test('is not framed where the server’s own address is on no allowed origin', async ({
    context,
    page,
    provider,
  }) => {
    const { id, url } = await startTalk(context)
    const asked = await watched(context, provider)
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), roomOrigins: ['https://rooms.example'] } })
    })
    await page.clock.install()
    await page.goto(linkTo({ id, url }))
    await expectRefused(page)
    expect(asked).toEqual([])
  })
})
