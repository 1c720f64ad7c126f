import { about } from '../../../content/about.ts'
import { BRAND, company } from '../../../content/brand.ts'
import { contact } from '../../../content/contact.ts'
import { leaders } from '../../../content/leaders.ts'
import { privacy } from '../../../content/legal.ts'
import { inSentence, listed, type Passage } from './passage.ts'

const roleWords: Record<string, string> = {
  'Chief Executive Officer': 'ceo boss head founder runs the company president director leads',
  'Chief Innovation Officer': 'cino innovation avatar',
  'Chief Technology Officer': 'cto technology engineering technical runs head of tech',
  'Chief Operating Officer': 'coo operations delivery rollout support',
  'Chief Financial Officer': 'cfo finance money investors pricing',
  'Chief Customer Officer': 'cco customers success',
}

const people: Passage[] = [
  ...leaders.map((leader) => ({
    id: `leader-${leader.slug}`,
    title: `${leader.name}, ${leader.role}`,
    text: `${leader.name} is our ${leader.role}. ${leader.description}`,
    words: `${roleWords[leader.role] ?? ''} who is leadership team`,
    page: 'team' as const,
    subject: 'people',
  })),
  {
    id: 'leadership',
    title: 'Leadership team',
    text: `Six people answer for what our agents do: ${listed(leaders.map(({ name, role }) => `${name}, ${role}`))}.`,
    words: 'leadership team management executives board people behind who runs founders',
    page: 'team',
    subject: 'people',
  },
]

const ourselves: Passage[] = [
  {
    id: 'vision',
    title: about.vision.title,
    text: `Our vision: ${inSentence(about.vision.text)}`,
    words: 'vision goal dream believe',
    page: 'about',
    subject: 'about',
  },
  {
    id: 'mission',
    title: about.mission.title,
    text: `Our mission: ${inSentence(about.mission.text)}`,
    words: 'mission purpose goal aim of the company',
    page: 'about',
    subject: 'about',
  },
  {
    id: 'values',
    title: 'Our core values',
    text: `We hold five values: ${listed(about.values.cards.map(({ title }) => title))}. ${about.values.lead}`,
    words: 'values culture principles ethics believe stand for',
    page: 'about',
    subject: 'about',
  },
  ...about.values.cards.map((card) => ({
    id: `value-${card.title}`,
    title: `Value: ${card.title}`,
    text: `${card.title}: ${inSentence(card.text)}`,
    words: 'value',
    page: 'about' as const,
    subject: 'about',
    isDetail: true as const,
  })),
  {
    id: 'company-in-a-box',
    title: about.companyInABox.headline,
    text: `${about.companyInABox.lead} ${about.companyInABox.parts[0]?.title ?? ''}: ${inSentence(about.companyInABox.parts[0]?.text ?? '')}`,
    words: 'company in a box explain concept idea cell lattice',
    page: 'about',
    subject: 'about',
  },
  ...about.companyInABox.parts.slice(1).map((item) => ({
    id: `box-${item.title}`,
    title: item.title,
    text: `${item.title}. ${item.text}`,
    words:
      { 'The lid is yours': 'stop off switch off turn off shut down pause kill control' }[item.title] ??
      'box',
    page: 'about' as const,
    subject: 'about',
    isDetail: true as const,
  })),
  {
    id: 'about',
    title: `About ${BRAND}`,
    text: about.hero.lead,
    words: 'who are you company about background',
    page: 'about',
    subject: 'about',
  },
]

const reachUs: Passage[] = [
  {
    id: 'contact',
    title: 'Contact details',
    text: `You reach us at ${company.email}, or by phone at ${company.phones.join(' or ')}. The contact form works too: a person reads it.`,
    words:
      'contact reach phone telephone number call email e-mail mail address write headquarters office located location',
    page: 'contact',
    subject: 'contact',
  },
  ...contact.categories.slice(2).map(({ title, text }) => ({
    id: `contact-${title}`,
    title,
    text: `${title}: ${inSentence(text)} The contact page has a form for it.`,
    words:
      {
        'Investor Connect': 'invest investor investors investment funding shares',
        Partnerships: 'partner partners reseller resell partnership channel',
      }[title] ?? '',
    page: 'contact' as const,
    subject: 'contact',
  })),
]

const privacyWords: Record<string, string> = {
  'What we store when you act': 'website form privacy store',
  'Talking to the avatar': 'avatar call camera microphone voice picture',
  'What we use it for': 'sell advertising use my data marketing',
  'How long we keep it': 'keep retention expire',
  'See it, correct it, erase it': 'delete erase erasure correct forget my data',
}
const privacyPassages: Passage[] = privacy.sections
  .filter(({ heading }) => heading in privacyWords)
  .map(({ heading, paragraphs, list }) => ({
    id: `privacy-${heading}`,
    title: `Privacy on this website: ${heading}`,
    text: list
      ? `When you send a form or start a conversation, we store ${listed(list.map((item) => inSentence(item.split(':')[0] ?? item)))}.`
      : (paragraphs[0] ?? ''),
    words: privacyWords[heading] ?? '',
    page: 'privacy',
    subject: 'privacy',
  }))

export const companyPassages: Passage[] = [...people, ...ourselves, ...reachUs, ...privacyPassages]
