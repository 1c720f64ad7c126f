import { keptFor } from '../contract/retention.ts'
import type { LeadKind } from '../contract/staff.ts'
import type { Trade } from '../contract/talks.ts'
import { BRAND, company } from './brand.ts'
import { desk } from './desk.ts'
import type { Block, LetterWords } from './schema/letter.ts'
import { tradeNames } from './trades.ts'
import { asContact, withoutLinks } from './without-links.ts'

/**
 * The letters visitors and sales get. What is signed under each stands in the template. Whatever somebody else said
 * or typed goes through `withoutLinks`: a letter in our name gives nobody a link to press.
 */

type Sender = { firstName: string; lastName: string; email: string }
type MessageFacts = Sender & { subject: string; message: string }

/** For the line beside the subject: no word of it cut in two. */
const opening = (text: string) =>
  withoutLinks(text.length > 120 ? text.slice(0, 120).replace(/\s\S*$/, '') : text)

const fullName = ({ firstName, lastName }: Sender) => withoutLinks(`${firstName} ${lastName}`)
const notYou: Block = {
  kind: 'small',
  text: `If you did not write to us, somebody typed your address by mistake. Reply to this mail and we erase it.`,
}

/**
 * To the address that was typed, at once. It may be a stranger's, so nothing that was typed beside it is in there:
 * not even a name, or anybody could have us send anybody a line of their own.
 */
export const messageReceivedLetter: LetterWords = {
  subject: 'We have your message',
  preview: 'A person reads it and answers to this address.',
  blocks: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text: 'Your message has arrived. A person reads it and answers you, usually within one working day. Just reply to this mail if you want to add something.',
    },
    notYou,
  ],
}

/** To sales; a reply goes to the visitor. */
export const messageToSalesLetter = (
  sent: MessageFacts & { category?: string | undefined; cameFrom?: string | undefined },
): LetterWords => ({
  subject: `${fullName(sent)}: ${withoutLinks(sent.subject)}`,
  preview: opening(sent.message),
  blocks: [
    { kind: 'text', text: `${fullName(sent)} wrote through the contact form. Reply to this mail to answer.` },
    { kind: 'quote', text: withoutLinks(sent.message) },
    {
      kind: 'facts',
      facts: [
        ['Name', fullName(sent)],
        ['E-mail', asContact(sent.email)],
        ['Subject', withoutLinks(sent.subject)],
        ...(sent.category ? [['Category', sent.category] as const] : []),
        ...(sent.cameFrom ? [['Came from', withoutLinks(sent.cameFrom)] as const] : []),
      ],
    },
  ],
})

type DemoFacts = MessageFacts & {
  preferredDays: string | null
  timeZone: string
  /** The times we propose, in words, on the visitor's clock. */
  slots: string[]
}

type ProposedTimes = Pick<DemoFacts, 'slots' | 'timeZone'>

const proposedTimes = ({ slots, timeZone }: ProposedTimes): Block => ({
  kind: 'facts',
  facts: [...slots.map((slot, index) => [`Proposal ${index + 1}`, slot] as const), ['Time zone', timeZone]],
})

/** Also without a typed word. */
export const demoProposedLetter = (times: ProposedTimes): LetterWords => ({
  subject: `Times for your ${BRAND} demo`,
  preview: `${times.slots.length} proposals, and a file for your calendar.`,
  blocks: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text: 'Thank you for asking for a demo. These times would suit us. The attached file puts them into your calendar as tentative entries; reply with the one you want to keep, or with another, and we confirm it.',
    },
    proposedTimes(times),
    notYou,
  ],
})

export const demoToSalesLetter = (sent: DemoFacts & { cameFrom?: string | undefined }): LetterWords => ({
  subject: `Demo request from ${fullName(sent)}: ${withoutLinks(sent.subject)}`,
  preview: opening(sent.message),
  blocks: [
    {
      kind: 'text',
      text: `${fullName(sent)} asks for a demo and was sent the times below. Nothing is confirmed yet: reply to this mail to settle it.`,
    },
    proposedTimes(sent),
    { kind: 'quote', text: withoutLinks(sent.message) },
    {
      kind: 'facts',
      facts: [
        ['Name', fullName(sent)],
        ['E-mail', asContact(sent.email)],
        ['Subject', withoutLinks(sent.subject)],
        ['Preferred days', withoutLinks(sent.preferredDays ?? 'none given')],
        ...(sent.cameFrom ? [['Came from', withoutLinks(sent.cameFrom)] as const] : []),
      ],
    },
  ],
})

/** What the visitor's calendar shows. */
export const demoCalendar = {
  name: `${BRAND} demo`,
  filename: `${BRAND.toLowerCase()}-demo.ics`,
  title: (number: number, of: number) => `${BRAND} demo (proposal ${number} of ${of})`,
  description: `A proposal, not yet confirmed. Reply to our mail with the time you want to keep, or write to ${company.email}.`,
} as const

export const waitlistJoinedLetter: LetterWords = {
  subject: 'You are on the waitlist',
  preview: 'We write when there is something to try, and for nothing else.',
  blocks: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text: 'You are on our waitlist. We write to this address when there is something to try, and for nothing else.',
    },
    {
      kind: 'small',
      text: 'You did not ask for this, or changed your mind? Reply to this mail and we take you off and erase your address.',
    },
  ],
}

type Turn = { speaker: 'avatar' | 'visitor'; text: string }

const somebodysMistake: Block = {
  kind: 'small',
  text: 'You did not ask for this? Somebody typed your address by mistake. Reply to this mail and we erase it.',
}

/** After a talk, to the visitor who asked for it and has proven the address: the summary, then all of it. */
export const transcriptLetter = (talk: {
  turns: readonly Turn[]
  /** Empty where none was drawn. */
  summary: string
  avatarName: string
  startedOn: string
  lasted: string | undefined
  startUrl: string
}): LetterWords => ({
  subject: `Your talk with ${talk.avatarName}’s AI avatar`,
  preview:
    talk.turns.length === 0
      ? 'There is nothing to write down.'
      : talk.summary
        ? 'The summary you asked for, and the transcript.'
        : 'The transcript you asked for.',
  blocks: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text:
        talk.turns.length > 0
          ? `Here is ${talk.summary ? 'the summary of your talk, and below it the transcript' : 'the transcript of your talk'}, as our systems heard it. The avatar is a computer program and can be wrong: what it said is information, not an offer.`
          : 'You asked for the transcript of your talk. Nothing was said in it that could be written down, so there is nothing to send.',
    },
    ...(talk.summary && talk.turns.length > 0
      ? [{ kind: 'text', text: `In short: ${withoutLinks(talk.summary)}` } as const]
      : []),
    {
      kind: 'facts',
      facts: [['Began', talk.startedOn], ...(talk.lasted ? [['Lasted', talk.lasted] as const] : [])],
    },
    ...talk.turns.map(
      ({ speaker, text }): Block =>
        speaker === 'visitor'
          ? { kind: 'quote', text: `You: ${withoutLinks(text)}` }
          : // It may have been talked into repeating one.
            { kind: 'text', text: `${talk.avatarName} (AI avatar): ${withoutLinks(text)}` },
    ),
    { kind: 'action', label: 'Talk again', url: talk.startUrl },
    ...(talk.turns.some(({ text }) => withoutLinks(text) !== text)
      ? [
          {
            kind: 'small',
            text: 'Addresses in what was said have brackets in them, so that no mail program makes links of them.',
          } as const,
        ]
      : []),
    somebodysMistake,
  ],
})

/**
 * The same to an address that nobody has proven: whoever typed it may want us to carry a message to a stranger. So
 * nothing that was said is in it, only the way to our page that shows it.
 */
export const transcriptLinkLetter = (talk: { avatarName: string; url: string }): LetterWords => ({
  subject: `Your talk with ${talk.avatarName}’s AI avatar`,
  preview: 'The summary and the transcript are ready on our site.',
  blocks: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text: `Somebody who talked with the AI avatar of ${talk.avatarName} on our site asked us to send the summary and the transcript to this address. They are ready.`,
    },
    { kind: 'action', label: 'Read the summary', url: talk.url },
    {
      kind: 'small',
      text: `Whoever has this link can read what was said. It works for ${keptFor.transcriptLinks.inWords}.`,
    },
    somebodysMistake,
  ],
})

/** The words of the mailbox page a developer sees where no mail server is set up. */
export const outboxWords = {
  title: 'Outbox',
  lead: 'No mail server is set up, so every letter stays here. Only this machine can read this page.',
  empty: 'No letters yet. Send a form, and its mail appears here.',
  toSite: 'To the site',
  back: 'All letters',
  older: 'Older letters',
  to: 'To',
  replyTo: 'Reply to',
  written: 'Written',
  kind: 'Kind',
  attachments: 'Attachments',
  asHtml: 'The letter as a mail client shows it',
  asText: 'The letter as plain text',
  blanked: 'Its text, which held a code, was not kept once the mail server had it.',
} as const

/** What is known of a lead, for whoever it was given to. */
type LeadFacts = {
  kind: LeadKind
  name: string
  email: string
  headline: string
  source: string
  industry: Trade | null
  country: string | null
  score: number | null
  /** Of the talk; empty where there was none, or nothing is learned of it yet. */
  summary: string
  /** The lead at the desk. */
  url: string
}

const whoLeft = ({ name, email }: LeadFacts) => withoutLinks(name.trim()) || asContact(email)

const leadFacts = (lead: LeadFacts): Block => ({
  kind: 'facts',
  facts: [
    ...(lead.name.trim() ? [['Name', withoutLinks(lead.name)] as const] : []),
    ['E-mail', asContact(lead.email)],
    ['Left', desk.kinds[lead.kind]],
    ['About', withoutLinks(lead.headline)],
    ...(lead.industry ? [['Industry', tradeNames[lead.industry]] as const] : []),
    ...(lead.country ? [['Country', withoutLinks(lead.country)] as const] : []),
    ...(lead.score === null ? [] : [['Score', `${lead.score} of 100`] as const]),
    ['Came from', withoutLinks(lead.source)],
  ],
})

const toTheDesk = ({ url }: LeadFacts): Block => ({ kind: 'action', label: 'Open it at the desk', url })

/** To whoever of the staff the rules gave a lead. */
export const leadToOwnerLetter = (lead: LeadFacts): LetterWords => ({
  subject: `Yours: ${whoLeft(lead)}, ${withoutLinks(lead.headline)}`,
  preview: opening(lead.summary || lead.headline),
  blocks: [
    { kind: 'text', text: 'This lead is yours, by the rules of the desk. Reply to this mail to answer.' },
    ...(lead.summary ? [{ kind: 'quote', text: withoutLinks(lead.summary) } as const] : []),
    leadFacts(lead),
    toTheDesk(lead),
  ],
})

/** To an owner, once more is known than when they got the lead. */
export const talkToOwnerLetter = (lead: LeadFacts): LetterWords => ({
  subject: `What ${whoLeft(lead)} talked about`,
  preview: opening(lead.summary),
  blocks: [
    {
      kind: 'text',
      text: 'A talk of a lead of yours is over, and this was learned in it. Reply to this mail to answer.',
    },
    { kind: 'quote', text: withoutLinks(lead.summary) },
    leadFacts(lead),
    toTheDesk(lead),
  ],
})
