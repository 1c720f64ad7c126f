import { about } from '../../../content/about.ts'
import { BRAND, company } from '../../../content/brand.ts'
import { contact } from '../../../content/contact.ts'
import { innovationOfficer, leaders } from '../../../content/leaders.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found, inside, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const chief = found(leaders, ({ role }) => role === 'Chief Executive Officer')
const technologist = found(leaders, ({ role }) => role === 'Chief Technology Officer')
const demo = found(contact.categories, ({ slug }) => slug === 'demo-request')

export const companyCards: readonly Card[] = [
  cardOn('company', 'about', {
    short: said`${BRAND} makes autonomous agents for large companies.`,
    full: said`${about.hero.lead} What we’re after is that nobody spends the day on work that a rule could do.`,
    more: said`Our mission is to ${inside(about.mission.text)}. ${about.values.cards[3]?.text}`,
    example: said`One of our values is that an agent says that it’s an agent, and a mistake is called a mistake. That goes for me too.`,
  }),
  cardOn('leadership', 'team', {
    short: said`${chief.name} runs the company, and ${innovationOfficer.name}, whose avatar I am, looks after innovation.`,
    full: said`${chief.name} is our ${chief.role}, and ${technologist.name} our ${technologist.role}. I’m the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}. All of them are on the team page.`,
    more: said`${sentencesOf(innovationOfficer.description)[0]} ${sentencesOf(technologist.description)[0]}`,
    example: said`${chief.firstName} keeps one question on the wall: whose working day got better this week?`,
  }),
  cardOn(
    'company',
    'about',
    {
      short: said`How large we are, where and since when, I don’t have at hand, and I’d rather not guess.`,
      full: said`How large we are, where and since when, I don’t have at hand, and I’d rather not guess. Our people can tell you. Who leads the company is on the team page.`,
      more: said`What I can say is what we make: agents for IT, for departments and for particular trades.`,
    },
    { moves: ['when', 'where', 'how_much'] },
  ),
  cardOn(
    'leadership',
    'team',
    {
      short: said`The team page has a way to write to each of them.`,
      full: said`On the team page each of them has a way to write to them. Somebody with a name reads it.`,
      more: said`For a demo or a start, the contact form is the shorter way.`,
    },
    { moves: ['doing'] },
  ),
  cardOn('contact', 'contact', {
    short: said`You reach us at ${company.email}, by phone or with the contact form.`,
    full: said`You reach us at ${company.email}, or by phone at ${company.phones[0]}. The contact form works too, and a person reads it.`,
    more: said`There’s another number: ${company.phones[1]}.`,
  }),
  cardOn('person', 'contact', {
    short: said`Use the contact form, and a person reads it and answers.`,
    full: said`Of course. The contact form goes to a person, and a person answers. You can also write to ${company.email}.`,
    more: said`If you’d rather call, the number is ${company.phones[0]}.`,
  }),
  cardOn('demo', 'contact', {
    short: said`The contact form has a line for demos: say when it suits you.`,
    full: said`In a demo you ${inside(demo.text)}. The contact form has a line for it: say which days suit you, and our people propose times.`,
    more: said`Bring a process that’s slow or has many exceptions. It shows more than one that already works.`,
    example: said`You could bring the last incident in IT, and see what the agents would have done about it.`,
  }),
  cardOn('send', 'contact', {
    short: said`Leave your address here, and you get the summary and the transcript of this talk by mail.`,
    full: said`Leave your address here, and when we’re done you get the summary and the transcript of this talk by mail. For anything else, the contact form goes to a person.`,
    more: said`What I’ve mentioned is linked beside our talk, so you can read it on the site. There’s a page on working with us that’s easy to forward.`,
  }),
  cardOn('buy', 'contact', {
    short: said`The next step is a person: the contact form gets you to a colleague who takes it from there.`,
    full: said`Glad to hear it. The next step is a talk with a person, about the process and the agent to start with. The contact form gets you there, and everything that’s available can start now.`,
    more: said`It helps to name the process, its owner and the measure you’d judge it by. Then that talk is a short one.`,
  }),
  cardOn('self', 'workingWithUs', {
    short: said`Thanks, that helps me be specific.`,
    full: said`Thanks, that helps me be specific. I’ll keep to what fits you.`,
  }),
  cardOn('pain', 'products', {
    short: said`That’s the kind of work agents are good at, if it repeats and follows rules.`,
    full: said`That sounds tiring, and it’s the kind of work agents are good at, if it repeats and follows rules. What needs judgment still reaches a person.`,
    more: said`Agents take the copying, matching and chasing out of a day. They start beside your people, and only propose.`,
  }),
]
