import './zod-without-code.ts'
import { BRAND } from '../../content/brand.ts'
import { innovationOfficer } from '../../content/leaders.ts'
import { MESSAGE_LIMIT, type RoomEvent } from '../protocol.ts'
import { connect } from './connection.ts'
import { deviceControls } from './device-controls.ts'
import { Ears, isEcho } from './ears.ts'
import { type Ending, endingOf, left, refusedEnding } from './ending.ts'
import type { FaceMood } from './face.ts'
import { livingFace } from './living-face.ts'
import { logView, type ShownTurn } from './log-view.ts'
import { pageAround } from './page-around.ts'
import { nameButton, part } from './parts.ts'
import { summaryCard } from './summary-card.ts'
import { countDown } from './time-limit.ts'
import { Voice } from './voice.ts'

/** The room: the face, what is said, the visitor's devices, and the line to the studio. */

const host = innovationOfficer
document.title = `${host.name}, AI avatar · ${BRAND}`
part('host').textContent = host.name
part('notice').textContent =
  `AI avatar of our ${host.role}, not a person. Built-in studio. This talk is transcribed.`

const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
const face = livingFace(part('face'), { still })
const message = part('message', HTMLTextAreaElement)
message.maxLength = MESSAGE_LIMIT

let around = pageAround([])
let siteOrigin = ''
let isOver = false
let lastTurn: { id: number; shown: ShownTurn; isSilenced: boolean } | undefined
let stopClock = () => {}

const moods = {
  gathering: 'Connecting…',
  idle: 'Live',
  listening: 'Listening',
  thinking: 'Thinking…',
  speaking: 'Speaking',
  leaving: 'Ended',
} satisfies Record<FaceMood, string>

function show(mood: FaceMood) {
  face.mood(mood)
  part('room').dataset.state = mood
  part('state').textContent = moods[mood]
}
const say = (text: string) => {
  part('status').textContent = text
}
/** Devices have a line of their own: what they lack must not wipe out what happens in the talk. */
const hint = (text: string) => {
  part('hint').textContent = text
}
function caption(said: string, toCome = '') {
  if (!said && !toCome) return part('caption').replaceChildren()
  const spoken = document.createElement('span')
  spoken.className = 'said'
  spoken.textContent = said
  part('caption').replaceChildren(spoken, toCome)
}

const voice = new Voice({
  caption,
  mouth: (shape) => face.mouth(shape),
  emphasise: (strength) => face.emphasise(strength),
  finished: () => !isOver && show('idle'),
  needsGesture: () => hint('Press anywhere in the room to hear me.'),
})

const log = logView({
  course: part('course'),
  log: part('log'),
  choices: part('choices'),
  nameOf: { avatar: `${host.firstName}, AI avatar`, visitor: 'You' },
  hrefOf: (path) => `${siteOrigin}${path}`,
  follow(link, event) {
    if (!around.isFramed) return
    event.preventDefault()
    around.tell({ type: 'open', path: link.path, label: link.label })
    say('The page is listed beside our talk.')
  },
  choose: ({ says }) => void send(says),
})

const card = summaryCard({
  canSend: () => around.isFramed,
  send: (email) => around.tell({ type: 'contact', email }),
  shown: (isShown) => log.underLog(isShown),
})
window.addEventListener('message', (event) => {
  const answer = around.hears(event)
  if (answer) card.answered(answer)
})

/** The visitor cuts in: the avatar stops at once, here and in the studio. */
function interrupt() {
  if (!voice.isSpeaking) return
  voice.stop()
  if (lastTurn) lastTurn.isSilenced = true
  caption('')
  connection.interrupt()
  show('listening')
}

async function send(text: string) {
  const words = text.trim()
  if (!words || isOver) return
  interrupt()
  log.addTurn('visitor', words)
  log.offer([])
  caption('')
  show('thinking')
  if (await connection.say(words)) return
  if (isOver) return
  show('idle')
  say('That did not reach me. Please send it again.')
  if (!message.value) message.value = words
}

const ears = new Ears({
  hearing(text) {
    if (voice.isSpeaking && isEcho(text, voice.words)) return
    interrupt()
    show('listening')
    caption(text)
  },
  heard(text) {
    if (voice.isSpeaking && isEcho(text, voice.words)) return
    void send(text.slice(0, MESSAGE_LIMIT))
  },
  deaf: () => hint('This browser does not turn speech into text here. Please type: I read just as well.'),
})
const devices = deviceControls({ ears, hint })

function finish(ending: Ending) {
  if (isOver) return
  isOver = true
  stopClock()
  voice.stop()
  devices.close()
  caption('')
  show('leaving')
  log.offer([])
  card.close()
  part('over-title').textContent = ending.title
  part('over-text').textContent = ending.text
  part('over').hidden = false
  part('clock').hidden = true
  part('composer', HTMLFormElement).inert = true
  part('controls').inert = true
  say(ending.title)
  hint('')
}

function joined({ siteOrigins, remainingMs, earlier }: Extract<RoomEvent, { type: 'joined' }>) {
  siteOrigin = siteOrigins[0] ?? ''
  around = pageAround(siteOrigins)
  log.clear()
  for (const { speaker, text } of earlier) log.addTurn(speaker, text)
  say('')
  stopClock()
  stopClock = countDown(remainingMs, {
    show(text) {
      part('clock').textContent = text
      part('clock').hidden = false
    },
    oneMinute: () => say('One minute is left in this conversation.'),
  })
  show('idle')
  void devices.open()
  around.tell({ type: 'ready', takesContact: true })
}

function spoke({ turn, text, more, links, choices, contact }: Extract<RoomEvent, { type: 'say' }>) {
  if (lastTurn?.id === turn) lastTurn.shown.append(text)
  else {
    voice.stop()
    lastTurn = { id: turn, shown: log.addTurn('avatar', text), isSilenced: false }
  }
  lastTurn.shown.addLinks(links)
  for (const { path, label } of links) around.tell({ type: 'open', path, label })
  log.offer(choices)
  if (contact) card.show(contact)
  if (lastTurn.isSilenced) return
  show('speaking')
  voice.add(text, { more })
}

show('gathering')
const token = new URLSearchParams(window.location.search).get('t') ?? undefined
const connection = connect(window.location.pathname.replace(/\/+$/, ''), token, {
  event(event) {
    switch (event.type) {
      case 'joined':
        return joined(event)
      case 'thinking':
        return voice.isSpeaking ? undefined : show('thinking')
      case 'say':
        return spoke(event)
      case 'ended':
        finish(endingOf(event.reason))
        return around.tell({ type: 'ended', reason: event.reason })
      default:
        return event satisfies never
    }
  },
  interrupted() {
    voice.stop()
    show('gathering')
    say('The connection broke. Trying to come back…')
  },
  closed(refused) {
    finish(refusedEnding(refused))
    const reason = ('reason' in refused && refused.reason) || refused.code
    around.tell({ type: 'ended', reason })
  },
})

part('composer', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const text = message.value
  message.value = ''
  void send(text)
})
message.addEventListener('input', interrupt)
message.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  part('composer', HTMLFormElement).requestSubmit()
})
window.addEventListener('keydown', ({ key }) => key === 'Escape' && interrupt())
for (const gesture of ['pointerdown', 'keydown']) {
  window.addEventListener(gesture, () => voice.gestureMade(), { once: true })
}

let isAloud = true
part('voice').addEventListener('click', () => {
  isAloud = !isAloud
  voice.aloud(isAloud)
  nameButton('voice', isAloud ? 'Turn voice off' : 'Turn voice on', isAloud ? 'voice' : 'voice-off')
})

part('leave').addEventListener('click', async () => {
  finish(left)
  await connection.leave()
  around.tell({ type: 'left' })
})
