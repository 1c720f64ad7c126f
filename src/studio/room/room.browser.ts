import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import {
  type AddressInfo,
  connect as connectTcp,
  createServer as createTcpServer,
  type Socket,
} from 'node:net'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../../tests/support/axe.ts'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { expect, test as journey } from '../../../tests/support/journey.ts'
import { conversation } from '../../content/conversation.ts'
import { type Studio, type StudioOptions, startStudio } from '../studio.ts'

/** The room as a visitor meets it: in a sandboxed frame of another origin, in a real browser. */

const KEY = 'key'
let site: Server
let siteUrl: string
let studio: Studio

/** The page around the room, as /conversation frames it; it keeps what the room tells it. */
const framing = (
  room: string,
  studioOrigin = new URL(room).origin,
) => `<!doctype html><html lang="en"><title>Site</title>
<h1>Site</h1><iframe title="AI Avatar Conversation" src="${room}" width="100%" height="700"
 allow="microphone ${studioOrigin}; camera ${studioOrigin}; autoplay ${studioOrigin}; fullscreen ${studioOrigin}"
 sandbox="allow-scripts allow-forms allow-popups allow-presentation allow-same-origin"></iframe>
<script>window.told = []; addEventListener('message', (event) => {
  if (event.source === document.querySelector('iframe').contentWindow) told.push({ ...event.data, origin: event.origin })
})</script>`

const openStudio = (options: Partial<StudioOptions> = {}) =>
  startStudio({ apiKey: KEY, port: 0, siteOrigins: [siteUrl], capacity: 100, ...options })

async function openPlaces() {
  site = createServer((request, response) => {
    const room = new URL(request.url ?? '/', 'http://site.test').searchParams.get('room') ?? ''
    response.setHeader('content-type', 'text/html')
    response.end(room ? framing(room) : '')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`
  studio = await openStudio()
}
let opened: Promise<void> | undefined

const test = journey.extend({
  ours: async ({ browserName: _ }, use) => {
    opened ??= openPlaces()
    await opened
    await use([siteUrl, studio.url])
  },
})
test.afterAll(async () => {
  await studio.close()
  site.close()
})

const api = (path: string, init: RequestInit = {}, { url } = studio) =>
  fetch(`${url}/v2/conversations${path}`, {
    ...init,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
  })
interface Created {
  conversation_id: string
  conversation_url: string
}
async function create(body: Record<string, unknown> = {}, at = studio): Promise<Created> {
  return (await (await api('', { method: 'POST', body: JSON.stringify(body) }, at)).json()) as Created
}
const statusOf = async (id: string) => ((await (await api(`/${id}`)).json()) as { status: string }).status

/** Headless browsers have no voice: one that speaks a sentence until it is told to end, or is cancelled. */
function withVoice(context: BrowserContext | Page) {
  return context.addInitScript(() => {
    const said: string[] = []
    let current: SpeechSynthesisUtterance | undefined
    const engine = Object.assign(new EventTarget(), {
      getVoices: () => [],
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(utterance.text)
        current = utterance
        queueMicrotask(() => utterance.dispatchEvent(new Event('start')))
      },
      cancel() {
        if (current) said.push('(cancelled)')
        current = undefined
      },
      end() {
        const ended = current
        current = undefined
        ended?.dispatchEvent(new Event('end'))
      },
      said,
    })
    Object.defineProperty(window, 'speechSynthesis', { value: engine })
  })
}
interface FakeVoice {
  said: string[]
  end(): void
}

async function open(page: Page, { conversation_url }: Created): Promise<FrameLocator> {
  await page.goto(`${siteUrl}/?room=${encodeURIComponent(conversation_url)}`)
  const room = page.frameLocator('iframe')
  await expect(room.locator('[data-speaker="avatar"]').first()).toBeVisible()
  return room
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: { type: string }[] }).told)
const toldTypes = async (page: Page) => (await told(page)).map(({ type }) => type)
const turns = (room: FrameLocator) =>
  room.getByRole('log', { name: 'Conversation' }).locator('[data-speaker]')
const voiceOf = (room: FrameLocator) =>
  room.locator('body').evaluate(() => [...(window.speechSynthesis as unknown as FakeVoice).said])
const write = async (room: FrameLocator, text: string) => {
  await room.getByRole('textbox', { name: 'Your message' }).fill(text)
  await room.getByRole('button', { name: 'Send', exact: true }).click()
}

test('greets, says what it is, tells the page around that it is ready', async ({ page }) => {
  const room = await open(page, await create({ custom_greeting: 'Good day to you.' }))
  await expect(turns(room).first()).toContainText(
    'Good day to you. Would you like to transform IT operations',
  )
  await expect(room.getByText('not a person. Built-in studio.')).toBeVisible()
  for (const way of ['IT operations', 'Corporate functions', 'Industry-specific solutions']) {
    await expect(room.getByRole('button', { name: way, exact: true })).toBeVisible()
  }
  await expect.poll(() => toldTypes(page)).toEqual(['ready'])
  expect((await told(page))[0]).toMatchObject({ origin: studio.url })
})

test('a typed question and a pressed way are answered; the transcript holds both sides', async ({ page }) => {
  const created = await create()
  const room = await open(page, created)
  await room.getByRole('button', { name: 'IT operations', exact: true }).click()
  await expect(turns(room)).toHaveCount(3)
  await write(room, 'What does Monitor do?')
  await expect(turns(room)).toHaveCount(5)
  const shown = await turns(room).allTextContents()
  await room.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => statusOf(created.conversation_id)).toBe('ended')
  const { events } = (await (await api(`/${created.conversation_id}?verbose=true`)).json()) as {
    events: { properties: { transcript?: { content: string }[] } }[]
  }
  expect(events.at(-1)?.properties.transcript?.map(({ content }) => content)).toEqual(shown)
})

test('the page behind an answer is offered to the page around, and pressing it leaves nobody alone', async ({
  page,
}) => {
  const created = await create()
  const room = await open(page, created)
  await write(room, 'What does the HR agent do?')
  const source = { type: 'open', path: '/products/hr-operations' }
  await expect.poll(() => told(page)).toContainEqual(expect.objectContaining(source))
  const offered = (await told(page)).length
  await room.getByRole('log').getByRole('link', { name: 'AI agent for HR' }).click()
  await expect.poll(async () => (await told(page)).length).toBe(offered + 1)
  expect((await told(page)).at(-1)).toMatchObject(source)
  expect(page.context().pages()).toHaveLength(1)
  expect(await statusOf(created.conversation_id)).toBe('active')
})

const card = (room: FrameLocator | Page) => {
  const form = room.getByRole('form', { name: 'Send me the summary' })
  return {
    form,
    email: form.getByRole('textbox', { name: 'Your e-mail address' }),
    send: form.getByRole('button', { name: 'Send it' }),
  }
}
/** What the page around the room says to it. */
const answer = (page: Page, message: object) =>
  page.evaluate((said) => document.querySelector('iframe')?.contentWindow?.postMessage(said, '*'), message)
const contactsTold = async (page: Page) => (await told(page)).filter(({ type }) => type === 'contact')

test('asks where to send the summary; the page sends, and says what became of it', async ({ page }) => {
  const room = await open(page, await create())
  const { form, email, send } = card(room)
  await write(room, 'What does the treasury agent do?')
  await expect(turns(room)).toHaveCount(3)
  await expect(form).toBeHidden()
  await write(room, 'What does it cost?')
  await expect(turns(room).last()).toContainText('Where shall I send the summary of our talk?')
  await expect(form.getByText(conversation.summary.why)).toBeVisible()
  await email.fill('nobody')
  await send.click()
  await expect(form.getByText('Please enter a valid email address')).toBeInViewport({ ratio: 1 })
  await expect(email).toBeFocused()
  expect(await contactsTold(page)).toEqual([])

  await email.fill('')
  await write(room, 'my e-mail is jan@bank.example')
  await expect(email).toHaveValue('jan@bank.example')
  expect(await contactsTold(page), 'said is not sent').toEqual([])
  await send.click()
  await expect.poll(() => contactsTold(page)).toMatchObject([{ email: 'jan@bank.example' }])
  await answer(page, { type: 'contact', outcome: 'refused', message: 'Too many requests.' })
  await expect(form.getByText('Too many requests.')).toBeVisible()
  await send.click()
  await expect.poll(async () => (await contactsTold(page)).length).toBe(2)
  // Who is in the room is not who is around it.
  await room
    .locator('body')
    .evaluate(() => window.postMessage({ type: 'contact', outcome: 'accepted' }, window.origin))
  await answer(page, { type: 'contact', outcome: 'nonsense' })
  await expect(form.getByText(conversation.summary.noted)).toBeHidden()
  await answer(page, { type: 'contact', outcome: 'accepted' })
  await expect(form.getByText(conversation.summary.noted)).toBeVisible()
  await expect(email).toBeHidden()
})

test('the card on a phone: all of it in sight under the face and its captions, and it can be waved away', async ({
  page,
}) => {
  // What the page leaves to its frame on a phone of 390 x 664.
  await page.setViewportSize({ width: 390, height: 416 })
  const { conversation_url } = await create()
  // As in a frame: alone there is nobody who could send.
  await page.addInitScript(() => Object.defineProperty(window, 'parent', { value: { postMessage() {} } }))
  await page.goto(conversation_url)
  await expect(page.locator('[data-speaker="avatar"]')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Can you send me a summary?')
  await message.press('Enter')
  const { form, email } = card(page)
  await expect(email).toBeInViewport({ ratio: 1 })
  const edges = await page.evaluate(() => {
    const box = (id: string) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect()
    const [face, summary, composer] = [box('face'), box('summary'), box('composer')]
    return { above: summary.top - face.bottom, below: composer.top - summary.bottom }
  })
  expect(edges.above).toBeGreaterThanOrEqual(0)
  expect(edges.below).toBeGreaterThanOrEqual(0)
  await expectNoSidewaysScroll(page, 'the card on a phone')
  await expectAccessible(page, 'the card on a phone')
  await form.getByRole('button', { name: 'Not now' }).click()
  await expect(form).toBeHidden()
  await expect(message).toBeFocused()
})

test('a room that stands alone says that it can send nothing', async ({ page }) => {
  const { conversation_url } = await create()
  await page.goto(conversation_url)
  await expect(page.locator('[data-speaker="avatar"]')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Can you send me a summary?')
  await message.press('Enter')
  await expect(card(page).form.getByText(conversation.summary.alone)).toBeVisible()
  await expect(card(page).email).toBeHidden()
})

test('a connection that breaks is taken up again where the talk may wait', async ({ page, troubles }) => {
  troubles.forgive('foreign host: 127.0.0.1', 'the line that breaks has an address of its own')
  troubles.forgive('net::ERR_', 'the line breaks')
  const lines = new Set<Socket>()
  const wire = createTcpServer((socket) => {
    const onward = connectTcp(Number(new URL(studio.url).port), '127.0.0.1')
    for (const one of [socket, onward]) {
      lines.add(one)
      one.on('error', () => undefined).on('close', () => [socket, onward].map((end) => end.destroy()))
    }
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const { conversation_id } = await create({ properties: { participant_left_timeout: 30 } })
  const { port } = wire.address() as AddressInfo
  const joins: string[] = []
  page.on('request', (request) => request.url().endsWith('/join') && joins.push(request.url()))
  const room = await open(page, {
    conversation_id,
    conversation_url: `http://127.0.0.1:${port}/${conversation_id}`,
  })
  for (const line of lines) line.destroy()
  await expect.poll(() => joins.length).toBe(2)
  await expect(room.locator('#state')).not.toHaveText('Connecting…')
  await write(room, 'What does Monitor do?')
  await expect(turns(room)).toHaveCount(3)
  await expect(turns(room).last()).toContainText('every service')
  wire.close()
})

test('captions run along, the mouth moves while the avatar speaks and rests when it is done', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await withVoice(page)
  // The mouth moves about as long as it takes to say it: long enough for a busy machine to look.
  const long =
    'Good morning, and welcome to the house in which all our agents live, each of them with a trade of its own, with colleagues it hands its work to, and with people who may look over its shoulder whenever they like and for as long as they care to.'
  const room = await open(
    page,
    await create({ custom_greeting: `${long} IT operations, corporate, industry?` }),
  )
  const mouth = () => room.locator('#face canvas').getAttribute('data-mouth')
  await expect(room.locator('#caption')).toHaveText(long)
  await expect.poll(mouth).not.toBe('rest')
  await room.locator('body').evaluate(() => (window.speechSynthesis as unknown as FakeVoice).end())
  await expect(room.locator('#caption')).toHaveText('IT operations, corporate, industry?')
  await room.locator('body').evaluate(() => (window.speechSynthesis as unknown as FakeVoice).end())
  await expect.poll(mouth).toBe('rest')
  await expect(room.locator('#state')).toHaveText('Live')
})

test('typing stops the avatar in the middle of a word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await withVoice(page)
  const room = await open(page, await create())
  await expect(room.locator('#state')).toHaveText('Speaking')
  await room.getByRole('textbox', { name: 'Your message' }).press('w')
  await expect(room.locator('#state')).toHaveText('Listening')
  expect(await voiceOf(room)).toContain('(cancelled)')
  await expect.poll(() => room.locator('#face canvas').getAttribute('data-mouth')).toBe('rest')
  await expect(room.getByRole('textbox', { name: 'Your message' })).toHaveValue('w')
})

test('speaking stops the avatar and is taken as a turn; its own echo is not', async ({ page }) => {
  await withVoice(page)
  await page.addInitScript(() => {
    class Recognition {
      onresult: ((event: unknown) => void) | undefined
      start() {
        Object.assign(window, {
          hear: (transcript: string, isFinal: boolean) => {
            this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
          },
        })
      }
      abort() {}
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recognition })
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recognition })
  })
  const room = await open(
    page,
    await create({ custom_greeting: 'IT operations, corporate functions or industry?' }),
  )
  await expect(room.getByRole('button', { name: 'Mute microphone', exact: true })).toBeVisible()
  const hear = (text: string, isFinal: boolean) =>
    room
      .locator('body')
      .evaluate(
        (_body, heard) =>
          (window as unknown as { hear(text: string, isFinal: boolean): void }).hear(
            heard.text,
            heard.isFinal,
          ),
        { text, isFinal },
      )
  await hear('it operations corporate', false)
  await expect(room.locator('#state')).toHaveText('Speaking')
  await hear('what about', false)
  await expect(room.locator('#state')).toHaveText('Listening')
  await hear('what about security', true)
  await expect(turns(room).nth(1)).toHaveText('what about security')
  await expect(turns(room)).toHaveCount(3)
})

test('shows the visitor their own picture, and mutes and unmutes', async ({ page }) => {
  const room = await open(page, await create())
  await expect(room.getByLabel('Your camera')).toBeVisible()
  await room.getByRole('button', { name: 'Mute microphone', exact: true }).click()
  await room.getByRole('button', { name: 'Unmute microphone', exact: true }).click()
  await expect(room.getByRole('button', { name: 'Mute microphone', exact: true })).toBeVisible()
  await room.getByRole('button', { name: 'Turn camera off' }).click()
  await expect(room.getByLabel('Your camera')).toBeHidden()
})

test('without any device or voice the talk goes on by text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
    for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: undefined })
    }
  })
  const room = await open(page, await create())
  await expect(room.locator('#hint')).toContainText('Please type')
  await write(room, 'What does Monitor do?')
  await expect(turns(room)).toHaveCount(3)
  await room.getByRole('button', { name: 'Unmute microphone', exact: true }).click()
  await expect(room.locator('#hint')).toContainText('microphone is missing or blocked')
})

test('Leave ends the talk at once and tells the page around', async ({ page }) => {
  const created = await create({ properties: { participant_left_timeout: 0 } })
  const room = await open(page, created)
  await room.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => toldTypes(page)).toContain('left')
  expect(await statusOf(created.conversation_id)).toBe('ended')
  await expect(room.getByRole('heading', { name: 'You have left' })).toBeVisible()
})

test('a closed tab ends the talk at once', async ({ page }) => {
  const created = await create({ properties: { participant_left_timeout: 0 } })
  await open(page, created)
  await page.close()
  await expect.poll(() => statusOf(created.conversation_id)).toBe('ended')
})

test('an end from outside is shown and told, with its reason', async ({ page }) => {
  const created = await create()
  const room = await open(page, created)
  await api(`/${created.conversation_id}/end`, { method: 'POST' })
  await expect(room.getByRole('heading', { name: 'The conversation is over' })).toBeVisible()
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ type: 'ended', reason: 'end_conversation_endpoint_hit' }))
})

test('the time limit comes into sight, and ends the talk', async ({ page, troubles }) => {
  troubles.forgive('foreign host: 127.0.0.1', 'a studio whose clock is wound by hand')
  const clock = new HandClock()
  const wound = await openStudio({ clock })
  const room = await open(page, await create({ properties: { max_call_duration: 50 } }, wound))
  await expect(room.locator('#clock')).toContainText('0:')
  await expect(room.getByRole('status')).toHaveText('One minute is left in this conversation.')
  clock.advance(50_000)
  await expect(room.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await wound.close()
})

test('works by keyboard alone at 320 px, nothing sticks out, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { conversation_url } = await create()
  await page.goto(conversation_url)
  await expect(page.locator('[data-speaker="avatar"]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).focus()
  await page.keyboard.type('What does Monitor do?')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-speaker]')).toHaveCount(3)
  const names: string[] = []
  await page.keyboard.press('Tab')
  for (let n = 0; n < 6; n++) {
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(names).toEqual(expect.arrayContaining(['Send', 'Leave']))
  await expectNoSidewaysScroll(page, '320 px')
  await expectAccessible(page, '320 px')
})

test('with less motion wanted the face stands still and the talk is the same', async ({ page }) => {
  const room = await open(page, await create())
  const picture = () =>
    room.locator('#face canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  await write(room, 'What does Monitor do?')
  await expect(turns(room)).toHaveCount(3)
  await room.getByRole('textbox', { name: 'Your message' }).press('x')
  await expect(room.locator('#state')).not.toHaveText('Speaking')
  const before = await picture()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await picture()).toBe(before)
})

test('without WebGL her photograph stands in the room, and the talk is the same', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: unknown,
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, options])
    } as typeof real
  })
  const room = await open(page, await create())
  const face = room.locator('#face canvas')
  await expect(face).toHaveAttribute('data-drawn', 'photograph')
  // Painted at all: the picture is let through by the room's own policy.
  const painted = () =>
    face.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element
      const alphas = element.getContext('2d')?.getImageData(0, 0, width, height).data
      return alphas?.some((value, index) => index % 4 === 3 && value > 200)
    })
  await expect.poll(painted).toBe(true)
  await write(room, 'What does Monitor do?')
  await expect(turns(room)).toHaveCount(3)
  await expect(face).toHaveAttribute('data-mouth', 'rest')
})

test('a room somebody else entered, and one that never was, say so', async ({ page, context, troubles }) => {
  troubles.forgive(409, 'the room is in use')
  troubles.forgive(404, 'there is no such room')
  const created = await create()
  await open(page, created)
  const second = await context.newPage()
  await second.goto(created.conversation_url)
  await expect(second.getByRole('heading', { name: 'This conversation is in use' })).toBeVisible()
  await second.goto(`${studio.url}/c0000000000000000`)
  await expect(second.getByRole('heading', { name: 'No such conversation' })).toBeVisible()
})

test('no other site can frame it', async ({ page, troubles }) => {
  troubles.forgive('frame-ancestors', 'the browser says why the frame stays empty')
  const { conversation_url } = await create()
  await page.setContent(`<iframe src="${conversation_url}"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})
