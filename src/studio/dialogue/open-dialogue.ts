import type { OpenDialogue, Speech } from './dialogue.ts'
import { greetingText, wayChoices } from './ways.ts'

const GREETING = 'Hello, I am the AI avatar of the Chief Innovation Officer. Good to meet you.'

/** The built-in dialogue. */
export const openDialogue: OpenDialogue = ({ greeting }) => ({
  greeting: (): Speech => ({
    text: greetingText(greeting ?? GREETING),
    links: [],
    choices: wayChoices,
    more: false,
  }),
  async *answer(question) {
    yield { text: `You said: ${question}`, links: [], choices: [], more: false }
  },
})
