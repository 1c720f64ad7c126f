import { z } from 'zod'
import { headline, lead, point, sentence, text, title } from './blocks.ts'

export const legalDocumentSchema = z.strictObject({
  headline: text(6, 40),
  lead,
  sections: z
    .array(
      z.strictObject({
        heading: text(6, 56),
        paragraphs: z.array(text(40, 420)).min(1).max(4),
        list: z.array(text(10, 260)).min(2).optional(),
      }),
    )
    .min(4),
})
export type LegalDocument = z.infer<typeof legalDocumentSchema>

export const consultSchema = z.strictObject({
  title: text(8, 48),
  subtitle: z.literal("Fill out the form below and we'll get back to you soon"),
  labels: z.strictObject({
    fullName: z.literal('Full Name'),
    email: z.literal('Email Address'),
    verificationMethod: z.literal('Verification Method'),
    emailVerification: z.literal('Email Verification'),
    phoneVerification: z.literal('Phone Verification'),
    phoneNumber: title,
    country: title,
    countrySearch: title,
    otp: title,
    sendOtp: title,
    resendOtp: title,
    verifyOtp: title,
  }),
  phoneWhy: title,
  phoneUnavailable: z.literal('Phone verification is not available. Please use email verification.'),
  submitHints: z.strictObject({ email: sentence, phone: sentence }),
  press: z.strictObject({
    heading: title,
    text: sentence,
    confirm: z.literal('Confirm this address'),
    decline: title,
  }),
  emailConfirming: sentence,
  emailSent: sentence,
  spamHint: sentence,
  emailVerified: z.literal('Email verification successful!'),
  phone: z.strictObject({
    loading: sentence,
    loadFailed: sentence,
    codeSent: sentence,
    resendIn: text(4, 24),
    verified: sentence,
    unavailable: sentence,
    noCountry: sentence,
    countriesFound: text(4, 24),
  }),
  next: z.strictObject({ heading: headline, steps: z.array(point).length(3) }),
  opened: z.strictObject({ heading: headline, text: sentence, linkLabel: title }),
})
export type Consult = z.infer<typeof consultSchema>

const panel = z.strictObject({ heading: text(8, 40), text: text(24, 220) })

export const conversationSchema = z.strictObject({
  headline: text(8, 56),
  frameTitle: z.literal('AI Avatar Conversation'),
  loading: z.literal('Loading conversation...'),
  endNear: sentence,
  notFound: z.strictObject({
    heading: z.literal('Conversation Not Found'),
    text: z.literal('The conversation URL is missing or invalid.'),
  }),
  ended: z.strictObject({
    left: panel,
    hidden: panel,
    reloaded: panel,
    replaced: panel,
    madeRoom: panel,
    closedByUs: panel,
    lostTouch: panel,
    nobodyCame: panel,
    expired: panel,
  }),
  summary: z.strictObject({
    heading: z.literal('Send me the summary'),
    emailLabel: z.literal('Your e-mail address'),
    send: z.literal('Send it'),
    /** What the address is for, on a card and where a line is all there is. */
    why: sentence,
    whyInShort: sentence,
    sending: title,
    /** While the talk runs, and once it is over. */
    noted: sentence,
    done: sentence,
    notNow: title,
    close: title,
    /** In a room that stands alone, and where the page around it does not answer. */
    alone: sentence,
    unanswered: sentence,
  }),
  afterwards: z.strictObject({ heading: title, close: title }),
  rating: z.strictObject({
    question: z.literal('How was this talk?'),
    ends: z.tuple([title, title]),
    wordsLabel: title,
    thanks: sentence,
    unsent: sentence,
  }),
  troubles: z.strictObject({ microphone: panel, blocked: panel, offline: panel }),
  linksHeading: title,
  linksHint: sentence,
})
export type Conversation = z.infer<typeof conversationSchema>

/** Kept with each conversation, so that one can tell later which wording its visitor had read. */
export const aiNoticeSchema = z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: text(60, 260) })
export type AiNotice = z.infer<typeof aiNoticeSchema>

export const transcriptPageSchema = z.strictObject({
  headline,
  lead: text(40, 260),
  opening: sentence,
  noScript: sentence,
  facts: z.strictObject({ began: title, lasted: title }),
  summary: title,
  turns: title,
  speakers: z.strictObject({ avatar: title, visitor: title }),
  nothing: sentence,
  caution: z.strictObject({ heading: title, text: text(40, 320) }),
  troubles: z.strictObject({
    heading: title,
    noLink: sentence,
    offline: sentence,
    retry: title,
    contact: title,
  }),
  talk: title,
})
export type TranscriptPage = z.infer<typeof transcriptPageSchema>

export const loginSchema = z.strictObject({
  headline,
  lead,
  passkey: z.strictObject({ show: title, showing: title, or: title }),
  emailLabel: title,
  send: title,
  sending: title,
  sent: z.strictObject({
    heading: title,
    text: text(40, 260),
    outbox: sentence,
    outboxLink: title,
    again: title,
  }),
  applying: title,
  troubles: z.strictObject({ heading: title, offline: sentence, retry: title }),
  ended: sentence,
  visitors: sentence,
  home: title,
})
export type Login = z.infer<typeof loginSchema>

export const errorScreenSchema = z.strictObject({
  title: z.literal('Unexpected Application Error!'),
  notFound: sentence,
  surprise: sentence,
  home: title,
  contact: title,
})
export type ErrorScreen = z.infer<typeof errorScreenSchema>
