import type { MouthShape } from './face.ts'
import { momentAt, mouthTiming, sentences, timeOfLetter } from './mouth-timing.ts'

export interface VoiceListener {
  /** The caption: what of the sentence has been said, and what is still to come. */
  caption(said: string, toCome: string): void
  mouth(shape: MouthShape): void
  emphasise(strength: number): void
  finished(): void
  /** The browser will not speak before the visitor has touched the room. */
  needsGesture(): void
}

interface Following {
  duration: number
  /** A speech engine's hint: it is at this letter now. */
  reached(letter: number): void
  stop(): void
}

/** An engine that has not begun by then will not. */
const START_WITHIN_MS = 800
const FRAME_MS = 40
const LONG_WORD = 8

/** The likelier a voice is to sound like a person at work, the higher. */
function rank(voice: SpeechSynthesisVoice) {
  if (!/^en\b/i.test(voice.lang)) return -1
  const natural = /natural|neural|premium|enhanced/i.test(voice.name) ? 4 : 0
  const female = /female|samantha|jenny|aria|sonia|zira|karen|moira|tessa|serena/i.test(voice.name) ? 2 : 0
  return natural + female + (voice.localService ? 1 : 0)
}

const browserEngine = (): SpeechSynthesis | undefined =>
  'SpeechSynthesisUtterance' in window ? (window.speechSynthesis ?? undefined) : undefined

/**
 * Says text sentence by sentence, aloud where the browser has a voice and silently where it has none: the
 * captions and the mouth run either way.
 */
export class Voice {
  readonly #listener: VoiceListener
  readonly #engine: SpeechSynthesis | undefined
  #queue: string[] = []
  #isAloud = true
  #hasVoice: boolean
  #turnOpen = false
  /** Ends the sentence under way, without a word to anyone. */
  #cancel: (() => void) | undefined

  constructor(listener: VoiceListener, engine = browserEngine()) {
    this.#listener = listener
    this.#engine = engine
    this.#hasVoice = engine !== undefined
    // Voices arrive late in some browsers: one more chance when they do.
    engine?.addEventListener?.('voiceschanged', () => {
      this.#hasVoice = true
    })
  }

  get isSpeaking() {
    return this.#cancel !== undefined
  }

  /** What is being said now and next: words the microphone may pick up from the loudspeaker. */
  words = ''

  add(text: string, { more }: { more: boolean }) {
    this.#turnOpen = more
    this.#queue.push(...sentences(text))
    this.words = `${this.words} ${text}`
    if (!this.#cancel) this.#next()
  }

  stop() {
    this.#queue = []
    this.#turnOpen = false
    this.words = ''
    this.#cancel?.()
    this.#cancel = undefined
    this.#engine?.cancel()
    this.#listener.mouth('rest')
  }

  aloud(isAloud: boolean) {
    this.#isAloud = isAloud
    if (isAloud) this.#hasVoice = this.#engine !== undefined
    else this.#engine?.cancel()
  }

  /** The visitor touched the room: a voice that was refused before may speak now. */
  gestureMade() {
    this.#hasVoice = this.#engine !== undefined
  }

  #next() {
    const sentence = this.#queue.shift()
    if (sentence === undefined) {
      this.#cancel = undefined
      if (this.#turnOpen) return
      this.words = ''
      this.#listener.finished()
      return
    }
    this.#cancel = this.#isAloud && this.#hasVoice ? this.#speak(sentence) : this.#mime(sentence)
  }

  /** Mouth and caption along the sentence's own timing, until told to stop. */
  #follow(sentence: string): Following {
    const timing = mouthTiming(sentence)
    let began = performance.now()
    let shownTo = -1
    const show = () => {
      const moment = momentAt(timing, performance.now() - began)
      if (!moment) return
      this.#listener.mouth(moment.shape)
      const space = sentence.indexOf(' ', moment.letter)
      const to = space < 0 ? sentence.length : space
      if (to === shownTo) return
      const word = sentence.slice(Math.max(shownTo, 0), to).trim()
      shownTo = to
      if (word.length >= LONG_WORD || /\d/.test(word)) this.#listener.emphasise(Math.min(1, word.length / 12))
      this.#listener.caption(sentence.slice(0, to), sentence.slice(to))
    }
    show()
    const frames = setInterval(show, FRAME_MS)
    return {
      duration: timing.duration,
      reached: (letter: number) => {
        began = performance.now() - timeOfLetter(timing, letter)
      },
      stop: () => clearInterval(frames),
    }
  }

  #mime(sentence: string) {
    const follow = this.#follow(sentence)
    const end = setTimeout(() => {
      follow.stop()
      this.#next()
    }, follow.duration)
    return () => {
      clearTimeout(end)
      follow.stop()
    }
  }

  #speak(sentence: string): () => void {
    const engine = this.#engine as SpeechSynthesis
    const utterance = new SpeechSynthesisUtterance(sentence)
    const voice = (engine.getVoices?.() ?? []).toSorted((a, b) => rank(b) - rank(a))[0]
    utterance.lang = 'en-US'
    if (voice && rank(voice) >= 0) utterance.voice = voice
    let follow: Following | undefined
    let isOver = false
    this.#listener.caption('', sentence)

    const over = () => {
      isOver = true
      clearTimeout(notBegun)
      clearTimeout(notEnded)
      follow?.stop()
    }
    const goSilent = () => {
      if (isOver) return
      over()
      this.#hasVoice = false
      engine.cancel()
      this.#cancel = this.#mime(sentence)
    }
    const done = () => {
      if (isOver) return
      over()
      this.#next()
    }
    let notEnded: ReturnType<typeof setTimeout> | undefined
    const notBegun = setTimeout(goSilent, START_WITHIN_MS)
    utterance.onstart = () => {
      if (isOver) return
      clearTimeout(notBegun)
      follow = this.#follow(sentence)
      // Some engines forget to say that they are done.
      notEnded = setTimeout(done, follow.duration * 3 + 4_000)
    }
    utterance.onboundary = ({ charIndex }) => follow?.reached(charIndex)
    utterance.onend = done
    utterance.onerror = ({ error }) => {
      if (isOver || error === 'interrupted' || error === 'canceled') return
      if (error === 'not-allowed') this.#listener.needsGesture()
      goSilent()
    }
    engine.speak(utterance)
    return over
  }
}
