import type { AgentKey } from '../../../content/agent-keys.ts'
import { agents } from '../../../content/agents.ts'
import { agentName } from '../../../content/brand.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { type Said, said } from './said.ts'

export type Advice = { agent: Focus; name: string; why: Said; page: PageName }
type Specialist = 'recruit' | 'onboard' | 'engage' | 'comply' | 'develop' | 'payroll'

const agent = (key: AgentKey, why: Said): Advice => ({
  agent: key,
  name: agents[key].name,
  page: agents[key].page,
  why,
})

const specialist = (focus: Specialist, why: Said): Advice => ({
  agent: focus,
  name: hrOperations.agents.cards.find(({ slug }) => slug === focus)?.name ?? agentName(focus),
  page: 'hrOperations',
  why,
})

/** Why an agent is worth the first look, in one spoken sentence that names no agent: it follows the agent's name. */
const monitor = agent('monitor', said`It tells noise from news, so people stop being woken up for nothing.`)
const detect = agent('detect', said`It traces a fault to its cause before the first ticket is written.`)
const patch = agent('patch', said`It closes known holes sooner and always keeps a way back.`)
const recover = agent('recover', said`It brings a service back and proves that it’s back.`)
const deploy = agent(
  'deploy',
  said`It runs the same checks on every release and pulls back one that stumbles.`,
)
const hr = agent(
  'hr',
  said`It touches every employee, follows clear rules and soon shows whether agents suit you.`,
)
const finance = agent('finance', said`It matches the books every day, so the close holds no surprises.`)
const legal = agent(
  'legal',
  said`It reads the contract, marks the risk and drafts the answer for your counsel.`,
)
const sales = agent('sales', said`It qualifies the lead, prepares the call and keeps the pipeline honest.`)
const marketing = agent('marketing', said`It tests more variants and moves budget to what works.`)
const support = agent(
  'customerSupport',
  said`It answers at any hour and hands over with the whole story when it must.`,
)
const tax = agent('tax', said`It prepares returns from the ledger, with a source for every figure.`)
const treasury = agent(
  'treasury',
  said`It knows where the cash is, where it’s needed and what it costs to move.`,
)
const upstream = agent(
  'upstream',
  said`It compares each well with its own past and says where the next crew should go.`,
)
const midstream = agent('midstream', said`It plans flows, storage and haulage as one problem.`)
const health = agent(
  'health',
  said`It takes beds, codes and claims off the ward and leaves clinical decisions to clinicians.`,
)
const retail = agent(
  'retail',
  said`It forecasts each item in each store, then orders, prices and clears to match.`,
)
const twin = agent(
  'twin',
  said`It’s a living model of the plant to try decisions on, in development with a waitlist.`,
)
const iot = agent(
  'iot',
  said`It connects machines, meters and sensors, and it’s in development with a waitlist.`,
)
const control = agent(
  'control',
  said`It turns the twin’s answer into a safe set point, and it’s in development with a waitlist.`,
)
const recruit = specialist(
  'recruit',
  said`It reads every application by the same criteria and books the interviews.`,
)
const onboard = specialist(
  'onboard',
  said`It has the laptop, the logins and the first week ready before day one.`,
)
const engage = specialist(
  'engage',
  said`It listens all year and tells managers where to look before people leave.`,
)
const comply = specialist('comply', said`It checks each HR step against policy and keeps the proof.`)
const develop = specialist('develop', said`It maps the skills you have against the skills you need.`)
const payroll = specialist('payroll', said`It checks the run before it runs, so there are fewer corrections.`)

/** Which agents help a focus or trade most, best first. */
export const advice: Record<Focus, readonly [Advice, Advice]> = {
  none: [hr, support],
  monitor: [monitor, detect],
  detect: [detect, recover],
  patch: [patch, deploy],
  recover: [recover, detect],
  deploy: [deploy, patch],
  it: [monitor, detect],
  hr: [recruit, payroll],
  recruit: [recruit, onboard],
  onboard: [onboard, recruit],
  engage: [engage, develop],
  comply: [comply, payroll],
  develop: [develop, engage],
  payroll: [payroll, comply],
  finance: [finance, treasury],
  legal: [legal, finance],
  sales: [sales, marketing],
  marketing: [marketing, sales],
  customerSupport: [support, sales],
  corporate: [hr, finance],
  tax: [tax, finance],
  treasury: [treasury, finance],
  upstream: [upstream, midstream],
  midstream: [midstream, upstream],
  oilGas: [upstream, midstream],
  health: [health, hr],
  retail: [retail, marketing],
  banking: [tax, treasury],
  telecom: [detect, support],
  manufacturing: [monitor, finance],
  otherIndustry: [hr, finance],
  twin: [twin, iot],
  iot: [iot, twin],
  control: [control, twin],
}
