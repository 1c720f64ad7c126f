import { agents } from '../../../../content/agents.ts'
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
    said`Yes, ${finance.first}: the books are matched every day and not only at month-end.`,
    said`Yes, ${finance.second}: what fits goes on, and what doesn’t fit waits for a person.`,
    said`Yes, ${finance.third}: you see spend while it can still change.`,
    said`No, it doesn’t move cash by itself: a payment waits for the person your policy names.`,
    said`Yes, the close gets shorter, because the books are matched every day; by how many days, only your own books show.`,
  ],
  legal: [
    said`Yes, ${legal.first}: it marks where a contract differs from your standard.`,
    said`Yes, there’s an ${legal.second}, so no renewal is missed.`,
    said`Yes, it prepares ${legal.third}, and your counsel decides what goes out.`,
    said`Yes, it reads the standard papers that come in all day, and your counsel sees the ones with a risk.`,
    said`No, it gives no legal opinion: it marks and drafts, and your counsel decides.`,
  ],
  sales: [
    said`Yes, ${sales.first}: you see why a lead is rated as it is.`,
    said`Yes, ${sales.second}: the call is prepared, and the follow-up is drafted.`,
    said`Yes, ${sales.third}, and not from what somebody hopes for.`,
    said`Yes, it keeps the pipeline honest, so your people spend less of the week on cleaning it up.`,
  ],
  marketing: [
    said`Yes, it works with ${marketing.first}: who should hear what.`,
    said`Yes, there’s ${marketing.second}, in every market.`,
    said`Yes, ${marketing.third}: it moves budget between campaigns, inside the budget you set.`,
    said`Yes, it writes the variants and tests them, and shows which one works.`,
  ],
  customerSupport: [
    said`Yes, it hands over to a person, with the ${support.second}: nobody has to tell the story again.`,
    said`Yes, it ${support.first}, at any hour.`,
    said`Yes, ${support.third}: the same trouble comes back less often.`,
    said`Yes, nights and weekends too: it answers at any hour.`,
    said`Yes, questions like “where’s my case” are what it takes, all day and all night.`,
    said`If a customer gets loud or asks for a human, it hands over to one of your people, with the whole story.`,
    said`No, it isn’t the old kind of chat program: when it can’t help, it hands over with the whole story instead of going round again.`,
    said`Which channels it answers on, I don’t know for certain; our people can check yours.`,
    said`No, it doesn’t give a customer anything back by itself: that waits for the person your policy names, or stays inside a limit you set.`,
  ],
  corporate: [
    said`Yes, HR is in there: ${agents.hr.name} is the one we suggest to start with.`,
    said`Yes, the departments hand over to each other: a signature in sales starts the work in legal and finance by itself.`,
    said`Yes, figures such as spend, pipeline and headcount are current today rather than at quarter’s end.`,
  ],
}
