import { keptFor } from '../contract/retention.ts'
import { company } from './brand.ts'
import type { LegalDocument } from './schema/screens.ts'

const erasure = `Write to ${company.email} from the address concerned. We send you what we hold about you, correct it, or erase it everywhere: forms, leads and notes on them, letters, transcripts and what was drawn from them, ratings, and what the video-avatar provider kept of your talks. Copies of the whole database, kept against loss, fall away as they grow old.`

export const privacy: LegalDocument = {
  headline: 'Privacy Policy',
  lead: 'What this website stores about you, why it does so, who else receives it, and how you have it erased.',
  sections: [
    {
      heading: 'Reading the site',
      paragraphs: [
        'You can read every page without an account and without telling us who you are. Fonts, films and scripts come from our own server. The one exception: where we use Google’s reCAPTCHA against robots, the consult page loads it from Google.',
        'Our server keeps technical logs of requests without network addresses, names, e-mail addresses or message contents. To hold off abuse it counts requests per network address for at most a day, under a code that does not show the address.',
      ],
    },
    {
      heading: 'What we store when you act',
      paragraphs: ['Nothing of this is stored until you send a form or start a conversation.'],
      list: [
        'Signups: your name, your e-mail address, your phone number if you gave one, the country chosen, whether the address was verified, and the conversation that followed.',
        'An account for each e-mail address that a verification e-mail was asked for: the address, the name, whether and when it was proven. It has no password that anybody knows.',
        'Messages and demo requests: what you wrote in the contact form, your name and e-mail address, and for a demo your preferred days and time zone.',
        'Waitlist: your e-mail address and what you are interested in.',
        'Conversations: when a talk began and ended, why it ended, which notice about the AI avatar you were shown, which of our pages it offered you and which you opened, and the transcript of what was said.',
        'What we draw from a transcript, with the sentence it comes from: your industry, department, role and country, your company’s size and systems, what troubles you, what you object to and want next, the agents you spoke of and the questions that stayed open.',
        'A short summary of the talk, and a score that says whom to answer first. A program draws them, our staff see its reasons, and nothing is decided about you by it alone.',
        'The e-mail address and the name you leave in a talk or after it, where you left them, and whether you have opened what we sent there. You are then on our list of people to answer.',
        'Your rating of a talk: the stars, and the line you may add.',
        `The e-mail address to which you have a transcript sent. Where you have not proven in the same browser that it is yours, the e-mail holds only a link, which shows the transcript for ${keptFor.transcriptLinks.inWords} to whoever has it.`,
        'Where you came from: the first page you opened here, the website before it and the words of a campaign, kept with the form you send or the talk you start.',
        'If you write to us after a talk in the same browser, your message and the talk are put together.',
        'E-mails we send you, and those that tell our sales team of your message: a copy stays in our outbox, so that a failed mail can be sent again.',
      ],
    },
    {
      heading: 'Talking to the avatar',
      paragraphs: [
        'The avatar is a computer program. When you start a conversation, your voice, your picture if you turn the camera on, and what you type go to the video-avatar provider that runs the room, and the talk is transcribed. The provider also receives the briefing we give the avatar.',
        'Your browser asks before it opens the microphone or the camera or tells your location. You can refuse all three and type. The talk ends when you close it, leave the page or put the tab out of sight.',
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: ['Only those who do a part of the work for us, and only that part.'],
      list: [
        'The video-avatar provider: the talk itself, as said above.',
        'The mail service that delivers our letters: your address and the letter.',
        'Where phone verification is offered, the service that sends text messages: your number and the code.',
        'Where we check addresses through Google Firebase or robots through Google reCAPTCHA: what those checks need, the address or what the widget sees.',
        'Where a language model that another company runs answers in the talk or reads its transcript for us: the words of the talk.',
        'Our own sales systems, if connected: your name, your address, the subject, where you came from, the summary and the score of your talk and what else was learned in it, and how you rated it.',
        'A channel of our team’s, if connected: your name, and that you left something or talked.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To answer you, to prepare a demo or pilot you asked for, to keep the service safe from abuse and to see how many conversations lead to a request. Only our staff can read it, after signing in, and what they do with it is recorded.',
        'Forms that look like a machine’s are marked for our staff to look at, and no mail goes out for them by itself. We do not sell anything of this and do not use it for advertising on other sites.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Signups, accounts, messages and places on the waitlist, and our notes on them, stay until they are no longer needed to deal with your request, or until you ask us to erase them. The rest goes by itself.',
      ],
      list: [
        `Copies of e-mails: ${keptFor.letters.inWords}.`,
        `Transcripts, and the addresses they were sent to: ${keptFor.transcripts.inWords}.`,
        `What was drawn from a talk, the line of your rating, the pages it offered, our notes on it, and which talk an address was left in: ${keptFor.transcripts.inWords}.`,
        `Which browser a talk belonged to, its room, and what the provider told us of it: ${keptFor.talks.inWords}.`,
        `Which browser proved an e-mail address: ${keptFor.browsers.inWords}.`,
        'That a talk took place, when, how long it was, how it ended, what led to it, its score and its stars stay, without anything that says whose it was.',
        'Links and codes we send you: they stop working after a day at the latest, or once used.',
      ],
    },
    {
      heading: 'See it, correct it, erase it',
      paragraphs: [erasure],
    },
  ],
}

export const terms: LegalDocument = {
  headline: 'Terms of Service',
  lead: 'The rules for using this website and its live conversations, as short as we could make them.',
  sections: [
    {
      heading: 'What this website is',
      paragraphs: [
        `A public website on which ${company.name} presents its products, lets you talk to an AI avatar and takes your messages. Using it costs nothing and creates no contract about our products.`,
      ],
    },
    {
      heading: 'Talking to the avatar',
      paragraphs: [
        'You talk to a computer program. It can be wrong. What it says is information, not an offer, a promise or advice, and nothing is agreed until a person at our company has confirmed it in writing.',
        'Conversations are transcribed. Please do not tell the avatar secrets, health data or anything about other people that they would not want told.',
        'A conversation can be ended from our side, for example when many people want to talk at once or when the longest duration is reached.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: ['Use the site as a guest would: with care, and as yourself.'],
      list: [
        'Give your own name and an e-mail address that is yours.',
        'Do not try to break, overload or get around the limits of the site.',
        'Do not start conversations by machine.',
        'Do not use the avatar to harass, deceive or impersonate anyone.',
      ],
    },
    {
      heading: 'Figures and forecasts',
      paragraphs: [
        'Figures on this site describe what our agents are designed to achieve. What you see in your company depends on your processes and data; a pilot is the way to find out. Products marked Coming Soon or In Development may change before they are released.',
      ],
    },
    {
      heading: 'Availability and changes',
      paragraphs: [
        'We run this site with care but cannot promise that it is always there or free of faults. We may change these terms; the current text is always on this page.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Write to ${company.email} or use the contact form. A person answers.`],
    },
  ],
}

export const cookies: LegalDocument = {
  headline: 'Cookie Policy',
  lead: 'No advertising, no tracking, no analytics cookies. What is left fits on one page.',
  sections: [
    {
      heading: 'The visitor’s cookie',
      paragraphs: [
        'When you start a conversation, verify your e-mail address or phone number, or sign up, we set one strictly necessary cookie. It is signed, cannot be read by scripts, says only that you are the same visitor, and ends after thirty days. Without it anybody could end your conversation, and we could not tell that the verified address is yours.',
      ],
    },
    {
      heading: 'The staff cookie',
      paragraphs: [
        'Members of our staff who sign in to the desk get a session cookie, which ends when they sign out, stay away, or after a fixed time. Visitors never get it.',
      ],
    },
    {
      heading: 'What your browser keeps for us',
      paragraphs: [
        'These entries stay in your browser; none is sent along by itself. You can delete them at any time in its settings.',
      ],
      list: [
        'Your choice of the light or dark theme, in local storage under the name theme.',
        'What you typed into the consult form, so that a reload does not lose it, until you close the tab.',
        'The page you opened first, the website before it and the words of a campaign, until you close the tab. They go with a form you send or a conversation you start, and only then.',
        'Which conversation you left in this tab, so that a reload does not open its room again, until you close the tab.',
      ],
    },
    {
      heading: 'The conversation’s room',
      paragraphs: [
        'A conversation runs in a frame that belongs to the video-avatar provider. The room may store what it needs in your browser under its own address, and only once you have started a conversation.',
      ],
    },
    {
      heading: 'No banner',
      paragraphs: [
        'Because nothing here is optional, there is nothing to agree to and no banner in your way. Blocking all cookies still lets you read everything; only conversations and the consult form then fail.',
      ],
    },
  ],
}

/** What the three documents share: the name of the list of sections, and of the links between them. */
export const legalLabels = { contents: 'On this page', documents: 'Legal pages' } as const
