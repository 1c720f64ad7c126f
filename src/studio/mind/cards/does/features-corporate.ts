import { agents } from '../../../../content/agents.ts'
import { asked } from '../heard-as.ts'
import { said } from '../said.ts'
import { type Features, factsOf } from './facts.ts'

const of = (key: 'finance' | 'legal' | 'sales' | 'marketing' | 'customerSupport') => {
  const [first, second, third] = factsOf(key).features
  return { first, second, third }
}
const finance = of('finance')
const legal = of('legal')
const sales = of('sales')
const marketing = of('marketing')
const support = of('customerSupport')

/** What each corporate agent is asked for in particular, and where its job ends. */
export const corporateFeatures: Features = {
  finance: [
    asked(
      'reconcile reconciliation accounts intercompany',
      said`Yes, ${finance.first}: the books are matched every day and not only at month-end.`,
    ),
    asked(
      'invoices three-way match purchase orders approval',
      said`Yes, ${finance.second}: what fits goes on, and what doesn’t fit waits for a person.`,
    ),
    asked(
      'forecast budget cost variance',
      said`Yes, ${finance.third}: you see spend while it can still change.`,
    ),
    asked(
      'pay money transfer wire payment by itself pays suppliers',
      said`No, it doesn’t move cash by itself: a payment waits for the person your policy names.`,
    ),
    asked(
      'close month end days faster five days',
      said`Yes, the close gets shorter, because the books are matched every day; by how many days, only your own books show.`,
    ),
  ],
  legal: [
    asked(
      'compare clause standard deviation playbook',
      said`Yes, ${legal.first}: it marks where a contract differs from your standard.`,
    ),
    asked(
      'deadline renewal expiry obligations calendar',
      said`Yes, there’s an ${legal.second}, so no renewal is missed.`,
    ),
    asked(
      'redline draft markup answer',
      said`Yes, it prepares ${legal.third}, and your counsel decides what goes out.`,
    ),
    asked(
      'NDA NDAs confidentiality agreement read hundreds',
      said`Yes, it reads the standard papers that come in all day, and your counsel sees the ones with a risk.`,
    ),
    asked(
      'legal advice opinion lawyer replace',
      said`No, it gives no legal opinion: it marks and drafts, and your counsel decides.`,
    ),
  ],
  sales: [
    asked(
      'lead score qualify rank prospects',
      said`Yes, ${sales.first}: you see why a lead is rated as it is.`,
    ),
    asked(
      'call preparation brief follow up notes',
      said`Yes, ${sales.second}: the call is prepared, and the follow-up is drafted.`,
    ),
    asked('forecast quarter pipeline', said`Yes, ${sales.third}, and not from what somebody hopes for.`),
    asked(
      'CRM update data entry Salesforce HubSpot Fridays',
      said`Yes, it keeps the pipeline honest, so your people spend less of the week on cleaning it up.`,
    ),
  ],
  marketing: [
    asked('segments audience targeting', said`Yes, it works with ${marketing.first}: who should hear what.`),
    asked('brand voice tone copy check', said`Yes, there’s ${marketing.second}, in every market.`),
    asked(
      'budget ads spend channels shift',
      said`Yes, ${marketing.third}: it moves budget between campaigns, inside the budget you set.`,
    ),
    asked(
      'write content copy test A/B variants posts',
      said`Yes, it writes the variants and tests them, and shows which one works.`,
    ),
  ],
  customerSupport: [
    asked(
      'human agent hand over escalate transfer person',
      said`Yes, it hands over to a person, with the ${support.second}: nobody has to tell the story again.`,
    ),
    asked('language Spanish German French reply multilingual', said`Yes, it ${support.first}, at any hour.`),
    asked(
      'root cause feedback product repeat complaints',
      said`Yes, ${support.third}: the same trouble comes back less often.`,
    ),
    asked(
      'night Sunday Sundays weekend sleep Friday evening holidays',
      said`Yes, nights and weekends too: it answers at any hour.`,
    ),
    asked(
      'status where is my order claim parcel tickets',
      said`Yes, questions like “where’s my case” are what it takes, all day and all night.`,
    ),
    asked(
      'angry mad customer scream human complaint upset',
      said`If a customer gets loud or asks for a human, it hands over to one of your people, with the whole story.`,
    ),
    asked(
      'bot chatbot voicebot garbage IVR not another bot',
      said`No, it isn’t the old kind of chat program: when it can’t help, it hands over with the whole story instead of going round again.`,
    ),
    asked(
      'WhatsApp phone voice calls chat email SMS channel social',
      said`Which channels it answers on, I don’t know for certain; our people can check yours.`,
    ),
    asked(
      'refund compensation goodwill voucher pay out customer',
      said`No, it doesn’t give a customer anything back by itself: that waits for the person your policy names, or stays inside a limit you set.`,
    ),
  ],
  corporate: [
    said`Yes, HR is in there: ${agents.hr.name} is the one we suggest to start with.`,
    said`Yes, the departments hand over to each other: a signature in sales starts the work in legal and finance by itself.`,
    said`Yes, figures such as spend, pipeline and headcount are current today rather than at quarter’s end.`,
  ],
}
