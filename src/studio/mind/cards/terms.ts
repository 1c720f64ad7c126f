import { leaders } from '../../../content/leaders.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import { keptFor } from '../../../contract/retention.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const officer = (role: string) => {
  const { name } = found(leaders, (one) => one.role === role)
  return `${name}, our ${role}`
}
const [pauses, waits, begins] = sentencesOf(
  found(workingWithUs.terms.answers, ({ key }) => key === 'pause').text,
)

/** Stopping, pausing, what is kept of a talk, and what only people may grant. */
export const termsCards: readonly Card[] = [
  cardOn(
    'leaving',
    'workingWithUs',
    {
      short: said`Yes, you can stop: you withdraw the role and the agent stops; notice is settled in the contract.`,
      full: said`Yes, you can stop: you withdraw the role and the agent stops. Your records were in your own systems all along, and rules, corrections and logs are handed over. The notice itself is settled between people.`,
      more: said`${pauses} ${waits}`,
      example: said`Say you stop the invoice agent. Invoices are still in your ledger, and your team matches them as before, with the rules written down.`,
      features: [
        asked('pause paused stop for a while summer freeze suspend', said`${pauses} ${waits} ${begins}`),
        asked(
          'stop after a year cancel quit end terminate',
          said`Stopping later is possible at any time for the agent itself; which notice holds for the contract, a colleague tells you.`,
        ),
        asked(
          'stop pilot early back out',
          said`Yes, you can stop after any stage of the first month, and the old way of working is still in place.`,
        ),
        asked(
          'what’s left rip you out after',
          said`What’s left are your records, your rules and corrections, and the logs, in a form that others can read.`,
        ),
        asked(
          'drop one agent remove some',
          said`No, you don’t have to keep all of them: an agent can be removed without touching the rest.`,
        ),
      ],
    },
    { moves: ['whether', 'when'] },
  ),
  cardOn(
    'control',
    'workingWithUs',
    {
      short: said`At any time: your people hold a switch for each agent and one for all of them.`,
      full: said`${pauses} ${waits} ${begins}`,
      more: said`You can also take one task down a step, so that it asks again before it acts.`,
    },
    { moves: ['when'] },
  ),
  cardOn(
    'price',
    'contact',
    {
      short: said`I can’t promise any discounts or refunds.`,
      full: said`I can’t promise any discounts or refunds. A colleague talks about that with you, once it’s clear which agents you’d start with.`,
      more: said`What you can do is start small: one process, with the old way of working in place until you switch it off.`,
      features: [
        asked(
          'discount cheaper startup percent off logo rights special price',
          said`I can’t give discounts. For special wishes, a colleague is the one to talk to.`,
        ),
        asked(
          'money back refund',
          said`I can’t promise a refund. That’s settled between people, and you can stop after any stage.`,
        ),
        asked(
          'per agent per user per seat licence priced',
          said`Whether it’s counted by agent, by user or by task, I don’t know; a colleague can tell you.`,
        ),
        asked(
          'extra already take the other include',
          said`Whether it costs extra beside what you already have, I don’t know; a colleague can tell you.`,
        ),
      ],
    },
    { moves: ['whether', 'doing'] },
  ),
  cardOn(
    'contract',
    'contact',
    {
      short: said`That’s nothing I could say yes to: it’s settled between people, yours and ours.`,
      full: said`That’s nothing I could say yes to: it’s settled between people, yours and ours. A colleague talks it through with you and your legal team.`,
      more: said`What I can name are the controls: it proposes first, a person approves, and every action is logged with its reason.`,
      features: [
        asked(
          'indemnify indemnity liable liability fine who pays',
          said`Whether we’d stand for a miss is settled between people, not by me; what’s in place is a person who approves and a log.`,
        ),
        asked(
          'processing agreement DPA sign our',
          said`Your own paper on data goes to our people, through the contact form; they and your legal team settle it.`,
        ),
        asked(
          'tender RFP template questions',
          said`A long questionnaire goes to our people, through the contact form, and a person answers it.`,
        ),
      ],
    },
    { moves: ['whether', 'doing'] },
  ),
  cardOn('recorded', 'privacy', {
    short: said`Yes, this talk is transcribed, and it runs through our video-avatar provider.`,
    full: said`Yes, this talk is transcribed, and it runs through our video-avatar provider. Only our staff can read it, after signing in. The privacy page has it all.`,
    more: said`Transcripts are kept for ${keptFor.transcripts.inWords}, with the addresses they were sent to. You can have yours erased: write to us from the address concerned.`,
    features: [
      asked(
        'how long kept transcript conversation recording stored',
        said`Transcripts, and the addresses they were sent to, are kept for ${keptFor.transcripts.inWords}.`,
      ),
      asked(
        'does she he know what you’re saying listening',
        said`The person whose avatar I am doesn’t follow this talk; our staff can read the transcript, after signing in.`,
      ),
      asked(
        'delete erase forget me',
        said`Yes, you can have it erased: write to us from the address concerned, and a person sees to it.`,
      ),
      asked(
        'quote you on that journalist statement press',
        said`What I say is information and not an offer; for words to quote, talk to our people through the contact page.`,
      ),
      asked(
        'confidential secret',
        said`Please don’t tell me secrets or health data, because this talk is transcribed.`,
      ),
    ],
  }),
  cardOn(
    'person',
    'contact',
    {
      short: said`Through the contact form: say what it’s about, and it’s passed to the right person.`,
      full: said`For technology it’s ${officer('Chief Technology Officer')}. For our books it’s ${officer('Chief Financial Officer')}. The contact form passes it to the right person.`,
      more: said`Rollouts and support sit with ${officer('Chief Operating Officer')}. Customers are looked after by ${officer('Chief Customer Officer')}.`,
      features: [
        asked(
          'anyone there could tell me who’d know',
          said`Yes, somebody there can tell you: write through the contact form, and it’s passed to the right person.`,
        ),
        asked(
          'technical architect engineer who would know LLM',
          said`Technical questions go to ${officer('Chief Technology Officer')}.`,
        ),
        asked(
          'insurer cover revenue funding books',
          said`Questions on our books go to ${officer('Chief Financial Officer')}.`,
        ),
        asked(
          'rollout service levels SLA',
          said`Questions on rollouts and service levels go to ${officer('Chief Operating Officer')}.`,
        ),
      ],
    },
    { moves: ['who', 'whether'] },
  ),
  cardOn(
    'send',
    'workingWithUs',
    {
      short: said`Take your time: the page on working with us is easy to forward, and the transcript comes by mail.`,
      full: said`Take your time. The page on working with us is easy to forward, and you can have the transcript of this talk by mail when we’re done.`,
      more: said`In one sentence for whoever decides: it does only what you allow, writes down why, and can be switched off.`,
    },
    { moves: ['telling', 'advise'] },
  ),
]
