import { conversation } from '../../content/conversation.ts'
import { emailField } from '../../contract/fields.ts'
import type { PageMessage } from '../../contract/room.ts'
import { part } from './parts.ts'

/** The page may have to solve a puzzle before it can send anything. */
const ANSWERED_WITHIN_MS = 30_000

const words = conversation.summary

export interface SummaryCardOptions {
  /** Whether there is a page around the room: it is the page that sends. */
  canSend(): boolean
  send(email: string): void
  /** Whether the card stands in the room now; told again when it grows. */
  shown(isShown: boolean): void
}

/**
 * The card on which a visitor leaves an address. It comes when the avatar asks, or when an address was said, which
 * fills it in; only a press sends it. What becomes of it is the page's to say.
 */
export function summaryCard({ canSend, send, shown }: SummaryCardOptions) {
  const card = part('summary', HTMLFormElement)
  const field = part('summary-email', HTMLInputElement)
  const button = part('summary-send', HTMLButtonElement)
  const status = part('summary-said')
  let state: 'asking' | 'sending' | 'left' = 'asking'
  let filledIn = ''
  let patience: ReturnType<typeof setTimeout> | undefined

  function draw(said = '', isWrong = false) {
    const isOpen = state !== 'left' && canSend()
    part('summary-why').textContent = canSend() ? words.why : words.alone
    part('summary-why').hidden = state === 'left'
    part('summary-row').hidden = !isOpen
    part('summary-close').hidden = state === 'sending'
    part('summary-close').textContent = isOpen ? words.notNow : words.close
    button.disabled = state === 'sending'
    button.textContent = state === 'sending' ? words.sending : words.send
    status.textContent = said
    status.classList.toggle('wrong', isWrong)
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }

  function refused(message: string) {
    clearTimeout(patience)
    state = 'asking'
    draw(message, true)
    shown(true)
    field.focus()
  }

  card.addEventListener('submit', (event) => {
    event.preventDefault()
    if (state !== 'asking' || !canSend()) return
    const checked = emailField.safeParse(field.value)
    if (!checked.success) return refused(checked.error.issues[0]?.message ?? words.unanswered)
    state = 'sending'
    draw()
    patience = setTimeout(() => refused(words.unanswered), ANSWERED_WITHIN_MS)
    send(checked.data)
  })
  field.addEventListener('input', () => status.textContent && draw())
  part('summary-close').addEventListener('click', () => {
    card.hidden = true
    shown(false)
    part('message').focus()
  })

  return {
    /** What the visitor has typed themselves is left to them. */
    show({ email }: { email: string }) {
      if (state !== 'asking') return
      if (email && (field.value === '' || field.value === filledIn)) {
        field.value = email
        filledIn = email
      }
      card.hidden = false
      draw()
      shown(true)
    },

    answered(message: PageMessage) {
      if (state !== 'sending') return
      if (message.outcome === 'refused') return refused(message.message)
      clearTimeout(patience)
      state = 'left'
      draw(words.noted)
      shown(true)
    },

    /** The talk is over: the page after it takes an address, too. */
    close() {
      clearTimeout(patience)
      card.hidden = true
    },
  }
}
