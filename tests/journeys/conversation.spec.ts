import type { Page } from '@playwright/test'
import { aiNotice, conversation } from '../../src/content/conversation.ts'
import { HEARTBEAT_MS, ROOM_SPINNER_MS } from '../../src/contract/conversations.ts'
import { NAVIGATION_DELAY_MS } from '../../src/contract/interface.ts'
import { paths } from '../../src/contract/paths.ts'
import { CAPACITY_MESSAGE, type Fault, PROVIDER_KEY, type Provider } from '../support/provider.ts'
import { expect, test } from '../support/staged.ts'

const getDemo = (page: Page) => page.getByRole('button', { name: 'Get Demo' }).first()
const frameOf = (page: Page) => page.getByTitle('AI Avatar Conversation')
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

const expectRoom = (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('status')).toHaveText('audio and video granted')

/** Starts a conversation of the visitor's own, without the way there. */
async function start(page: Page): Promise<{ id: string; address: string }> {
  const started = await page.request.post('/api/conversations', { data: { from: 'home' } })
  expect(started.status()).toBe(201)
  const { conversation_id: id, conversation_url: url } = await started.json()
  return { id, address: `${paths.conversation}?${new URLSearchParams({ url, id })}` }
}

/** Stands in the room. Gives the conversation's id. */
async function enter(page: Page): Promise<string> {
  const { id, address } = await start(page)
  await page.goto(address)
  await expectRoom(page)
  return id
}

/** After the toast the page waits: that long. */
async function passTheDoor(page: Page, sentence = 'Starting demo conversation...') {
  await expect(toast(page, sentence)).toBeVisible()
  await page.clock.runFor(NAVIGATION_DELAY_MS)
  await expect(page).toHaveURL(/\/conversation\?/)
}

const endsOf = (provider: Provider, id: string) =>
  provider.calls.filter((call) => call.operation === 'end' && call.id === id).length

async function expectOneEnd(provider: Provider, id: string) {
  await expect.poll(() => provider.conversations.get(id)?.status).toBe('ended')
  expect(endsOf(provider, id)).toBe(1)
}

test.describe('the way in', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('Get Demo: busy buttons, a success toast, 2 s later the room with camera and microphone', async ({
    page,
    provider,
  }) => {
    const received = bodiesOf(page)
    await page.goto('/')
    await expect(page.getByText(aiNotice.text).first()).toBeVisible()
    await getDemo(page).click()
    await expect(page.getByRole('button', { name: 'Starting Demo...' })).toHaveCount(2)
    for (const button of await page.getByRole('button', { name: 'Starting Demo...' }).all())
      await expect(button).toBeDisabled()
    await passTheDoor(page)
    const [made] = provider.conversations.values()
    const query = new URL(page.url()).searchParams
    expect(query.get('url')).toBe(made?.conversation_url)
    expect(query.get('id')).toBe(made?.conversation_id)
    const frame = frameOf(page)
    await expect(frame).toHaveAttribute('allow', /microphone.*camera.*geolocation.*fullscreen/)
    await expect(frame).toHaveAttribute(
      'sandbox',
      /allow-scripts.*allow-same-origin.*allow-forms.*allow-popups.*allow-presentation/,
    )
    await expectRoom(page)
    await expect(page.getByText('Loading conversation...')).toBeHidden()

    const all = (await Promise.all(received)).join('\n')
    expect(all.length).toBeGreaterThan(10_000)
    expect(all, 'the key is nowhere in what the browser receives').not.toContain(PROVIDER_KEY)
  })

  test('leadership: "Starting...", its own toast, the same room', async ({ page, provider }) => {
    await page.goto(paths.team)
    await page.getByRole('button', { name: 'Chat with my AI Avatar' }).click()
    await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled()
    await passTheDoor(page, 'Starting conversation with AI Avatar...')
    expect(provider.conversations.size).toBe(1)
  })

  test('the second Get Demo starts one too, and pressing again and again starts no other', async ({
    page,
    provider,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Demo' }).last().dblclick()
    await page
      .getByRole('button', { name: /Get Demo|Starting Demo/ })
      .first()
      .click({ force: true })
    await passTheDoor(page)
    expect(provider.calls.filter((call) => call.operation === 'create')).toHaveLength(1)
  })

  test('a press before React has taken over is carried out, once', async ({ page, provider }) => {
    // The app's files are held back: the press comes first.
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await getDemo(page).click()
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(1)
    held.resolve()
    await passTheDoor(page)
    expect(provider.calls.filter((call) => call.operation === 'create')).toHaveLength(1)
  })

  test('a start that is left for another page is ended', async ({ page, provider }) => {
    const answered = Promise.withResolvers<void>()
    provider.fail('create', { until: answered.promise })
    await page.goto('/')
    await getDemo(page).click()
    await provider.until(() => provider.calls.some((call) => call.operation === 'create'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Technology' }).press('Enter')
    await expect(page).toHaveURL(paths.technology)
    answered.resolve()
    await provider.until(() => provider.conversations.size === 1)
    const [made] = provider.conversations.keys()
    await expectOneEnd(provider, made ?? '')
  })

  /** Everything the page is sent from now on, headers and all. */
  function bodiesOf(page: Page): Promise<string>[] {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      const body = response.text().catch(() => '')
      bodies.push(body.then((text) => text + JSON.stringify(response.headers())))
    })
    return bodies
  }
})

/** Of every failure the server's own suite holds the sentence; here one of each kind, as it is seen. */
test.describe('a failed create: its toast, the button back, nothing left running', () => {
  const cases: [string, Fault, number, string][] = [
    [
      'no more at once',
      { status: 400, body: { message: CAPACITY_MESSAGE } },
      503,
      'Maximum concurrent conversations reached (2 active). Please try again in a few minutes.',
    ],
    [
      'a lost answer',
      { drop: true, applied: true },
      503,
      'Something went wrong while starting the demo. Please try again.',
    ],
    [
      'a foreign url',
      { changed: { conversation_url: 'https://evil.example/c1' } },
      502,
      'Failed to create demo conversation. Please try again.',
    ],
  ]
  for (const [name, fault, status, sentence] of cases)
    test(name, async ({ page, provider, troubles }) => {
      troubles.forgive(status, 'the failed start')
      const seeded = provider.seed(2).map(({ conversation_id }) => conversation_id)
      provider.fail('create', fault)
      await page.goto('/')
      await getDemo(page).click()
      await expect(toast(page, sentence)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Get Demo' })).toHaveCount(2)
      await expect(getDemo(page)).toBeEnabled()
      await expect(page).toHaveURL('/')
      const left = () => provider.active().map(({ conversation_id }) => conversation_id)
      await expect.poll(left).toEqual(seeded)
      expect(await page.content()).not.toContain('replica')
    })
})

test.describe('the way out: exactly one effective end', () => {
  test('Close Conversation', async ({ page, provider }) => {
    const id = await enter(page)
    await page.getByRole('button', { name: 'Close Conversation' }).click()
    await expect(page).toHaveURL(paths.team)
    await expectOneEnd(provider, id)
  })

  test('Back to Team', async ({ page, provider }) => {
    const id = await enter(page)
    await page.getByRole('button', { name: 'Back to Team' }).click()
    await expect(page).toHaveURL(paths.team)
    await expectOneEnd(provider, id)
  })

  test('a link of the site', async ({ page, provider }) => {
    const id = await enter(page)
    // By keyboard: right after a scroll the browser may still send a click to where the frame was.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
    await expect(page).toHaveURL(paths.contact)
    await expectOneEnd(provider, id)
  })

  test('the room’s own Leave', async ({ page, provider }) => {
    const id = await enter(page)
    await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { name: conversation.ended.left.heading })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to Team' })).toBeVisible()
    await expectOneEnd(provider, id)
  })

  test('a hidden tab, also after moving about the site first', async ({ page, provider }) => {
    await page.clock.install()
    await page.goto(paths.technology)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await getDemo(page).click()
    await passTheDoor(page)
    await expectRoom(page)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await setVisibility(page, 'hidden')
    await expectOneEnd(provider, id)
    await setVisibility(page, 'visible')
    await expect(page.getByRole('heading', { name: conversation.ended.hidden.heading })).toBeVisible()
    await expect(frameOf(page)).toHaveCount(0)
  })

  test('a closed tab', async ({ page, provider }) => {
    const id = await enter(page)
    await page.close({ runBeforeUnload: false })
    await expectOneEnd(provider, id)
  })

  test('a reload, which then says so and offers to start again', async ({ page, provider }) => {
    await page.clock.install()
    const id = await enter(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: conversation.ended.reloaded.heading })).toBeVisible()
    await expectOneEnd(provider, id)
    await page.getByRole('button', { name: 'Start again' }).click()
    await passTheDoor(page, 'Starting conversation with AI Avatar...')
    await expectRoom(page)
    expect(new URL(page.url()).searchParams.get('id')).not.toBe(id)
  })

  test('the back button', async ({ page, provider }) => {
    await page.goto('/')
    const id = await enter(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expectOneEnd(provider, id)
    await expect(getDemo(page)).toBeEnabled()
  })

  test('closed from elsewhere: the page hears it and says why', async ({ page, provider }) => {
    await page.clock.install()
    const id = await enter(page)
    await provider.notify(id, 'system.shutdown', { shutdown_reason: 'max_call_duration reached' })
    await page.clock.runFor(HEARTBEAT_MS)
    await expect(page.getByRole('heading', { name: conversation.ended.expired.heading })).toBeVisible()
  })
})

test.describe('a room that is not one', () => {
  test('no url: toast, panel, and after 2 s the team page', async ({ page }) => {
    await page.clock.install()
    await page.goto(paths.conversation)
    await expect(toast(page, 'No conversation URL provided')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Conversation Not Found' })).toBeVisible()
    await expect(page.getByText('The conversation URL is missing or invalid.')).toBeVisible()
    await page.clock.runFor(NAVIGATION_DELAY_MS)
    await expect(page).toHaveURL(paths.team)
  })

  for (const url of ['https://evil.example/room', 'javascript:alert(1)', 'nonsense'])
    test(`${url} is refused, and the panel stays`, async ({ page }) => {
      await page.goto(`${paths.conversation}?${new URLSearchParams({ url })}`)
      await expect(page.getByRole('heading', { name: 'Conversation Not Found' })).toBeVisible()
      await expect(frameOf(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Back to Team' }).click()
      await expect(page).toHaveURL(paths.team)
    })
})

test.describe('the page’s heartbeat', () => {
  /** Stands in the room with a clock of the page's own, and counts the beats. */
  async function enterByClock(page: Page) {
    const beats: string[] = []
    page.on('request', (request) => request.url().endsWith('/seen') && beats.push(request.url()))
    await page.clock.install()
    await page.goto('/')
    await getDemo(page).click()
    await expect(toast(page, 'Starting demo conversation...')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(frameOf(page)).toBeVisible()
    return beats
  }

  test('begins as soon as the room is framed; a first beat that is lost is sent again well within 20 s', async ({
    page,
    troubles,
  }) => {
    troubles.forgive('ERR_FAILED', 'the first beat is lost')
    await page.route('**/seen', (route) => route.abort(), { times: 1 })
    const beats = await enterByClock(page)
    await expect.poll(() => beats.length).toBe(1)
    await page.clock.runFor(3000)
    await expect.poll(() => beats.length).toBe(2)
  })

  test('learns of the end, and the page tells of it two minutes ahead', async ({ page }) => {
    await page.route('**/seen', (route) => route.fulfill({ json: { status: 'active', seconds_left: 130 } }))
    const answered = page.waitForResponse('**/seen')
    await enterByClock(page)
    await (await answered).finished()
    const line = page.getByRole('status').getByText(conversation.endNear)
    await page.clock.runFor(9000)
    await expect(line).toBeHidden()
    await page.clock.runFor(1000)
    await expect(line).toBeVisible()
    await expect(frameOf(page)).toBeVisible()
  })
})

test('fullscreen follows the browser', async ({ page }) => {
  await enter(page)
  await page.getByRole('button', { name: 'Enter Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: 'Enter Fullscreen' })).toBeVisible()
})

test('the spinner goes after 2 s even when the frame never loads', async ({ page, provider }) => {
  await page.clock.install()
  await page.route(`${provider.url}/*`, () => {})
  const { address } = await start(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(frameOf(page)).toBeAttached()
  await expect(page.getByText('Loading conversation...')).toBeVisible()
  await page.clock.runFor(ROOM_SPINNER_MS)
  await expect(page.getByText('Loading conversation...')).toBeHidden()
})

/** A headless browser never hides a tab by itself: it is told what a real one tells the page. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
