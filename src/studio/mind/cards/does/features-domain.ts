import type { AgentKey } from '../../../../content/agent-keys.ts'
import { agents } from '../../../../content/agents.ts'
import { domainFunctions } from '../../../../content/domain-functions.ts'
import { asked } from '../heard-as.ts'
import { listed } from '../phrases.ts'
import { said } from '../said.ts'
import { type Features, factsOf } from './facts.ts'

const of = (key: AgentKey) => {
  const [first, second, third, fourth, fifth] = factsOf(key).features
  return { first, second, third, fourth, fifth }
}
const tax = of('tax')
const treasury = of('treasury')
const upstream = of('upstream')
const midstream = of('midstream')
const health = of('health')
const retail = of('retail')
const twin = of('twin')
const iot = of('iot')
const control = of('control')
const industries = listed(domainFunctions.supportedIndustries.names)

/** What each domain agent and trade is asked for in particular, and where its job ends. */
export const domainFeatures: Features = {
  tax: [
    asked(
      'returns filings countries jurisdictions file',
      said`Yes, ${tax.first}: it prepares the returns from the ledger, and people review and sign.`,
    ),
    asked(
      'rule law change update rates',
      said`Yes, ${tax.second}: a new rule is read with its date and used from then on.`,
    ),
    asked('workpapers audit evidence', said`Yes, it leaves ${tax.third}, with a source for every figure.`),
    asked('VAT indirect sales tax GST', said`Yes, ${tax.fourth} is part of it, sales taxes included.`),
    asked('provision deferred', said`Yes, ${tax.fifth} are part of it.`),
    asked(
      'tax advice rate which percent',
      said`No, it gives no tax advice, and neither do I: it prepares and checks, and your tax people decide.`,
    ),
  ],
  treasury: [
    asked(
      'cash position banks Excel accounts balance',
      said`Yes, ${treasury.first}: it sees every account in the morning, before the desk opens.`,
    ),
    asked(
      'liquidity forecast plan',
      said`Yes, ${treasury.second}: where cash will be needed, with an earlier warning.`,
    ),
    asked(
      'currency FX hedge exposure risk',
      said`Yes, ${treasury.third}: what’s open, and what has a hedge.`,
    ),
    asked('bank fees charges', said`Yes, ${treasury.fourth} is part of it.`),
    asked(
      'covenant loan limit breach',
      said`Yes, ${treasury.fifth} is part of it: you hear before a limit is reached.`,
    ),
    asked(
      'move money transfer pay wire payment by itself',
      said`No, it doesn’t move cash by itself: it proposes the day’s moves, and your desk decides which are made.`,
    ),
    asked(
      'EURUSD dollar euro exchange rate forecast currency interest',
      said`No, where a rate will stand nobody can tell you: it tracks what’s open and what has a hedge.`,
    ),
  ],
  upstream: [
    said`Yes, ${upstream.first}: each well is compared with its own past and its neighbors.`,
    said`Yes, ${upstream.second}: the work that pays comes first.`,
    said`Yes, ${upstream.third}: wear is seen before it stops the well.`,
    said`Yes, ${upstream.fourth} is part of it.`,
    said`Yes, ${upstream.fifth} come before a work order goes out.`,
    asked(
      'mature brownfield declining wells decline',
      said`Yes, for old wells too: it predicts the decline and says where the next crew should go.`,
    ),
  ],
  midstream: [
    said`Yes, ${midstream.first}: the line, the tank and the truck are planned as one.`,
    said`Yes, ${midstream.second}: losses are found sooner.`,
    said`Yes, ${midstream.third}: which way, and what it costs to move.`,
    said`Yes, ${midstream.fourth} is part of it.`,
    said`Yes, it keeps ${midstream.fifth}, so custody transfer is cleaner.`,
  ],
  health: [
    asked(
      'rosters bed lists staffing shift ward nurses night',
      said`Yes, ${health.fifth}: it plans them for the ward managers, nights included.`,
    ),
    asked(
      'patient flow beds discharge appointments scheduling waiting',
      said`Yes, ${health.first}: beds where they’re needed, and shorter waits.`,
    ),
    asked(
      'claims coding billing denied rejected',
      said`Yes, ${health.second}: a claim with the wrong code is stopped before it goes out.`,
    ),
    said`Yes, it keeps ${health.third}, and each look is logged.`,
    said`Yes, it prepares ${health.fourth}.`,
    asked(
      'diagnosis clinical decision treat doctor',
      said`No, it makes no clinical decisions: every one of them stays with clinicians.`,
    ),
    asked(
      'why called name',
      said`It’s called ${agents.health.name} for where it works, not for what it decides: beds, codes and claims.`,
    ),
    asked(
      'documentation nurses notes write hours',
      said`It takes codes, claims and packets off the ward; whether it helps with your nurses’ notes, our people can tell you.`,
    ),
  ],
  retail: [
    asked('stock-outs forecasting demand', said`Yes, ${retail.first}: each item, in each store, every day.`),
    asked(
      'orders replenishment reorder',
      said`Yes, it prepares ${retail.second}, and store managers approve the day’s plan.`,
    ),
    asked(
      'markdown price discount promotion',
      said`Yes, ${retail.third}: what should be cleared, where and when.`,
    ),
    said`Yes, ${retail.fourth} are part of it.`,
    said`Yes, ${retail.fifth}: an order goes where the goods are.`,
    asked(
      'staffing Saturday Saturdays shift people rota cashier',
      said`No, staffing isn’t part of it: people and their hours belong to ${agents.hr.name}, and I know of no shift planning for stores.`,
    ),
  ],
  twin: [
    said`Not yet: ${twin.first}, ${twin.second} and ${twin.third} are planned, and it’s in development.`,
    asked(
      'nothing at all actually there already',
      said`No, there’s nothing you can use yet: it’s in development, at version ${agents.twin.version}, and there’s a waitlist.`,
    ),
    asked(
      'old machines nineties legacy PLC press',
      said`Old machines would join through the sensor agent, which is in development too; whether yours can, our people have to look at.`,
    ),
  ],
  iot: [
    said`Not yet: ${iot.first}, ${iot.second} and the ${iot.third} are planned, and it’s in development.`,
    asked(
      'same story IoT too',
      said`Yes, it’s the same with IoT: in development, at version ${agents.iot.version}, with the same waitlist.`,
    ),
    said`Old machines would join over the protocols they already speak; it’s in development, so our people have to look at yours.`,
  ],
  control: [
    said`Not yet: ${control.first}, ${control.second} and a ${control.third} are planned, and it’s in development.`,
    said`Yes, it’s the same with plant control: in development, at version ${agents.control.version}, with the same waitlist.`,
  ],
  banking: [
    asked(
      'insurance insurer claims policyholder industry list',
      said`If you write policies and settle claims, that’s not on our list by name; what comes close is finance, with ${agents.customerSupport.name} for the questions about claims.`,
    ),
    asked(
      'pay out claim settle by itself automatically money',
      said`No, a claim isn’t settled by itself: it waits for the person your policy names, or stays inside a limit you set.`,
    ),
  ],
  manufacturing: [
    asked(
      'line stops press downtime plant now instead',
      said`Yes, for line stops there’s ${agents.monitor.name}, and ${agents.patch.name} for the systems behind the line; a twin of the line is in development.`,
    ),
    said`Yes, supplier invoices are matched on arrival: that’s ${agents.finance.name}.`,
    said`Yes, shifts are filled on time: that’s ${agents.hr.name}.`,
  ],
  otherIndustry: [
    asked(
      'insurance logistics public sector pharma education energy list of industries not listed',
      said`No, your industry isn’t on our list: we name ${industries}.`,
    ),
    asked(
      'rest of them useless which of your twenty agents others',
      said`The agents for IT, HR, finance, legal and support fit any company; the ones for wells, wards and shops aren’t for you.`,
    ),
    asked(
      'GDP recall recalls batch temperature pharma audit paper',
      said`For audits, logs and product records there’s no agent of that name: what helps is the log, with a reason and a source for each step.`,
    ),
  ],
}
