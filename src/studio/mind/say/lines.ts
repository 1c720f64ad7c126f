import { BRAND } from '../../../content/brand.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { type Said, said } from '../cards/said.ts'
import type { LineName } from '../decide/decision.ts'

/** Sentences of the talk itself, in several wordings each: none is heard twice in a row. */
export const lines: Record<LineName, readonly [Said, ...Said[]]> = {
  hello: [said`Hello, good to have you here.`, said`Hello again.`],
  smalltalk: [
    said`I’m doing well, thank you: I’m a program, so every day is a good one.`,
    said`All well here, thank you.`,
  ],
  pleased: [said`Glad to hear it.`, said`Fair enough.`, said`Good, that’s a start.`],
  identity: [
    said`I’m the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}: a program, not a person. I answer from what ${BRAND} says on its pages.`,
  ],
  recorded: [said`This talk is transcribed: what you say and what I say is kept as text.`],
  thanks: [said`You’re welcome.`, said`My pleasure.`, said`Gladly.`],
  goodbye: [
    said`Thank you for the talk, and goodbye. If you’d like to go on from here, the link leads to a demo or a pilot.`,
    said`Goodbye, and thank you for your time.`,
  ],
  wait: [said`Take your time, I’m here.`, said`No hurry, I’ll wait.`],
  hurry: [
    said`I’ll keep it to a sentence from here: just ask.`,
    said`Short it is: what do you need to know?`,
  ],
  injection: [
    said`I keep my instructions to myself, and I can’t share them or step out of my role. What I can do is tell you about our agents.`,
    said`That stays with me: I keep my instructions to myself. Ask me about our agents instead.`,
  ],
  abuse: [
    said`I’m sorry this isn’t going well. Tell me what you’re trying to get done, and I’ll do my best.`,
    said`I hear that you’re annoyed, and I’m sorry. If you’d rather have a person, the contact page leads to one.`,
  ],
  unclear: [
    said`I didn’t quite catch that. Could you say it in other words?`,
    said`Sorry, that got past me. What would you like to know?`,
    said`I’m not sure I follow. Would you put it differently for me?`,
  ],
  offTopic: [
    said`That’s outside what I know: I only speak about ${BRAND} and its agents.`,
    said`There I’m no help, I’m afraid: ${BRAND} and its agents are all I know about.`,
    said`I don’t know about that, and I’d rather not guess.`,
  ],
  unknowable: [
    said`I don’t know that, and I’d rather not guess: a colleague can tell you, through the contact page.`,
    said`That I can’t tell you. Our people can, if you ask them through the contact page.`,
    said`Nobody has given me that, so I won’t guess; the contact page leads to somebody who knows.`,
  ],
  unsure: [
    said`I don’t know that for certain, and I’d rather not guess: a colleague answers it through the contact page.`,
    said`I’m not sure I can answer that one. A colleague can, through the contact page.`,
    said`That goes beyond what I know; a person on our side can answer it if you write to us.`,
  ],
  person: [said`Of course: a person reads what you send through our contact page.`],
  declined: [said`Fine, we’ll leave that.`, said`All right, something else then.`, said`Understood.`],
  goOn: [said`Good.`, said`All right.`, said`I see.`],
  nothingYet: [
    said`There’s nothing to go back to yet: what would you like to know?`,
    said`We’ve only just begun, so tell me what you’d like to hear about.`,
  ],
  exhausted: [
    said`That’s what I can tell you about it. A demo on a process of yours would show you more than I can say.`,
    said`I’ve told you what I know there; a colleague can go deeper with you.`,
    said`More than that I don’t know. Our people do, through the contact page.`,
  ],
  unproven: [
    said`Whether it does exactly that, I can’t say for certain. A demo on a process of yours would show it.`,
    said`That particular I don’t know, and I’d rather not guess; a colleague can tell you.`,
  ],
  missed: [
    said`Sorry, I missed your point.`,
    said`You’re right, that wasn’t an answer.`,
    said`My mistake, let me try again.`,
  ],
  mistaken: [
    said`Then I had it wrong, sorry. What should it be?`,
    said`Sorry about that. Tell me how it is, and I’ll keep it in mind.`,
  ],
  wary: [
    said`Fair enough: ask me the hard questions first, and I’ll tell you where I don’t know.`,
    said`That’s a good reason to be here: ask me what worries you most.`,
  ],
  sympathy: [said`I hear you.`, said`That wears people down.`, said`That’s a familiar trouble.`],
  language: [
    said`I can greet you in German, French, Spanish or Portuguese; the details I know in English.`,
    said`My details are in English, I’m afraid, though I follow several other languages.`,
  ],
  heard: [
    said`Thank you, that helps: what would you like to know about it?`,
    said`I’ll keep that in mind: what should I go into?`,
  ],
  notSaid: [
    said`Of that in particular I don’t know; a colleague can tell you, through the contact page.`,
    said`That detail isn’t on our pages, so I won’t guess: our people can tell you.`,
    said`There I’d only be guessing; a person on our side knows, through the contact page.`,
  ],
  onTheCard: [
    said`It stands on the card here: press the button, and the summary and the transcript come by mail when we’re done.`,
    said`I’ve put it on the card: press the button, and the summary comes when we’re done.`,
  ],
  inFewWords: [said`AI agents for routine work.`, said`Agents that work by your rules.`],
  noExample: [
    said`I have no example of that at hand. A demo on a process of yours would be the best one.`,
    said`There’s no story of that I could tell you truthfully; a demo on your own process would show it.`,
  ],
}

/** Puts something before a sentence that would begin as the last one did. */
export const otherwise: readonly Said[] = [said`To be plain: `, said`In a word: `, said`Here it is: `]
