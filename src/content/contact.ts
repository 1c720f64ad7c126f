import { company } from './brand.ts'
import type { Contact } from './schema/company.ts'

export const contact: Contact = {
  hero: {
    eyebrow: 'Contact Us',
    headline: 'A person reads this one.',
    lead: 'Agents do a great deal here. Your message is not one of the things they answer: it goes to somebody with a name.',
    film: 'contact',
  },
  categories: [
    {
      slug: 'general-inquiry',
      title: 'General Inquiry',
      text: 'A question about the product, the company or this website.',
      icon: 'mail',
      subject: 'A general question',
    },
    {
      slug: 'demo-request',
      title: 'Demo Request',
      text: 'See agents run on a process of yours, at a time that suits your team.',
      icon: 'calendar-check',
      subject: 'Please show us a demo',
    },
    {
      slug: 'investor-connect',
      title: 'Investor Connect',
      text: 'Figures, plans and a conversation with the people who run them.',
      icon: 'chart-no-axes-combined',
      subject: 'Investor inquiry',
    },
    {
      slug: 'partnerships',
      title: 'Partnerships',
      text: 'Bring agents to your customers, or your product into the box.',
      icon: 'handshake',
      subject: 'A partnership proposal',
    },
  ],
  information: {
    heading: 'Contact information',
    lead: 'Prefer to call or write from your own mailbox? Here is how to reach us.',
    emailLabel: 'E-mail',
    phoneLabel: 'Phone',
    headquarters: company.headquarters,
  },
  form: {
    heading: 'Send us a Message',
    lead: 'Say what you need in your own words. We keep what you write and use it to answer you.',
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      preferredDays: 'Preferred days',
      timeZone: 'Time zone',
    },
    demo: {
      note: 'You are asking for a demo. Say when it suits you, and we answer with times to choose from.',
      daysHint: 'For example: Tuesday or Thursday, in the morning.',
      done: {
        headline: 'Your demo request is with us',
        lead: 'We propose three times that fit your days, in this file for your calendar. None is settled yet: tell us which one you want to keep, and we confirm it.',
      },
      download: 'Download the calendar file',
    },
    done: {
      headline: 'Your message is with us',
      lead: 'It is stored and stands in the list that our team works through. We answer to the e-mail address you gave.',
    },
  },
}

/** What a subject says when the visitor came from a page's "Schedule Demo", or from a person's "Contact". */
export const demoSubject = (topic: string) => `Demo: ${topic}`
export const personSubject = (name: string) => `For ${name}`

/** The label of the field that no person sees; somebody who meets it all the same should know what to do. */
export const trapLabel = 'Leave this field empty'
