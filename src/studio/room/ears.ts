export interface EarsListener {
  /** The visitor is speaking: what has been understood so far. */
  hearing(text: string): void
  heard(text: string): void
  /** Speech cannot be turned into text here. */
  deaf(): void
}

/** The part of the browser's speech recognition that we use; the standard types do not know it yet. */
interface Recognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: RecognitionResult) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
interface RecognitionResult {
  resultIndex?: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type WithRecognition = Window &
  Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>

const FATAL = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported', 'network']
const RESTART_MS = 250

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The loudspeaker reaches the microphone: words the avatar is just saying are not the visitor's. */
export function isEcho(heard: string, beingSaid: string) {
  const own = new Set(words(beingSaid))
  const all = words(heard)
  return all.length === 0 || all.filter((word) => own.has(word)).length / all.length > 0.6
}

/** Listens while it is told to, and starts anew whenever the engine takes a break. */
export class Ears {
  readonly #listener: EarsListener
  readonly #Recognition: (new () => Recognition) | undefined
  #recognition: Recognition | undefined

  constructor(listener: EarsListener, host: WithRecognition = window) {
    this.#listener = listener
    this.#Recognition = host.SpeechRecognition ?? host.webkitSpeechRecognition
  }

  listen() {
    if (this.#recognition) return
    if (!this.#Recognition) return this.#listener.deaf()
    const recognition = new this.#Recognition()
    this.#recognition = recognition
    recognition.continuous = true
    recognition.interimResults = true
    recognition.lang = navigator.language || 'en-US'
    recognition.onresult = (event) => this.#take(event)
    recognition.onerror = ({ error }) => {
      if (this.#recognition !== recognition || !FATAL.includes(error)) return
      this.rest()
      this.#listener.deaf()
    }
    recognition.onend = () => {
      if (this.#recognition !== recognition) return
      setTimeout(() => this.#recognition === recognition && this.#start(recognition), RESTART_MS)
    }
    this.#start(recognition)
  }

  rest() {
    const recognition = this.#recognition
    this.#recognition = undefined
    recognition?.abort()
  }

  #start(recognition: Recognition) {
    try {
      recognition.start()
    } catch {
      // It was already running: that is what we wanted.
    }
  }

  #take({ resultIndex = 0, results }: RecognitionResult) {
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript.trim()
      if (!text) continue
      if (result.isFinal) this.#listener.heard(text)
      else this.#listener.hearing(text)
    }
  }
}
