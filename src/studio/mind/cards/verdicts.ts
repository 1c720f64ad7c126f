import { agents } from '../../../content/agents.ts'
import { agentName } from '../../../content/brand.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { type Said, said } from './said.ts'

type Fit = {
  name: string
  /** What it is for. Fits after "Take it where". */
  where: string
  /** How far it reaches into the work: the less, the less trouble it is to begin with. */
  reach: 'reads' | 'proposes' | 'acts' | 'not yet'
  /** Why it reaches no further. Fits after "because it". */
  because: string
}

const suited = (name: string, where: string, reach: Fit['reach'], because: string): Fit => ({
  name,
  where,
  reach,
  because,
})

const reads = 'only reads and reports'
const acts = 'changes things in your systems once you let it'

/** What each is for, and how far it reaches, as its features say. */
const fits: Partial<Record<Focus, Fit>> = {
  monitor: suited(agents.monitor.name, 'alarms wake your people for nothing', 'reads', reads),
  detect: suited(agents.detect.name, 'finding the cause takes too long', 'reads', reads),
  patch: suited(agents.patch.name, 'known holes stay open', 'acts', acts),
  recover: suited(agents.recover.name, 'outages last too long', 'acts', acts),
  deploy: suited(agents.deploy.name, 'releases keep your engineers busy', 'acts', acts),
  it: suited('an IT agent', 'systems keep your people up at night', 'acts', acts),
  hr: suited(
    agents.hr.name,
    'many people wait for the same answers',
    'proposes',
    'follows clear rules and leaves decisions to people',
  ),
  recruit: suited(
    agentName('Recruit'),
    'applications pile up',
    'proposes',
    'gives a shortlist and leaves the choice to people',
  ),
  onboard: suited(
    agentName('Onboard'),
    'the first week goes wrong',
    'acts',
    'orders equipment and accounts once you let it',
  ),
  engage: suited(agentName('Engage'), 'people leave by surprise', 'reads', 'only listens and tells managers'),
  comply: suited(
    agentName('Comply'),
    'audits find things in HR',
    'proposes',
    'checks a step before people take it',
  ),
  develop: suited(
    agentName('Develop'),
    'you look for skills you may already have',
    'proposes',
    'only maps and plans',
  ),
  payroll: suited(
    agentName('Payroll'),
    'runs are corrected after payday',
    'reads',
    'only checks the run, and your people release it',
  ),
  finance: suited(
    agents.finance.name,
    'the close takes too long',
    'proposes',
    'matches, and leaves what doesn’t fit to people',
  ),
  legal: suited(
    agents.legal.name,
    'contracts wait to be read',
    'proposes',
    'only marks and drafts, and your counsel decides',
  ),
  sales: suited(
    agents.sales.name,
    'the pipeline can’t be trusted',
    'proposes',
    'prepares calls that people make',
  ),
  marketing: suited(
    agents.marketing.name,
    'budget goes to campaigns that don’t work',
    'acts',
    'moves budget once you let it',
  ),
  customerSupport: suited(
    agents.customerSupport.name,
    'customers wait for an answer',
    'acts',
    'talks to your customers once you let it',
  ),
  corporate: suited(
    'a corporate agent',
    'departments wait for each other',
    'proposes',
    'prepares and files, and leaves judgment to people',
  ),
  tax: suited(
    agents.tax.name,
    'returns are built by hand',
    'proposes',
    'prepares the filing, and people review and sign',
  ),
  treasury: suited(
    agents.treasury.name,
    'nobody knows in the morning where the cash is',
    'proposes',
    'proposes the moves, and your desk makes them',
  ),
  upstream: suited(
    agents.upstream.name,
    'wells fall behind',
    'proposes',
    'says where the next crew should go',
  ),
  midstream: suited(
    agents.midstream.name,
    'moving the product costs too much',
    'proposes',
    'plans, and operators decide',
  ),
  health: suited(
    agents.health.name,
    'beds, codes and claims fill the day',
    'proposes',
    'prepares paperwork and leaves clinical decisions to clinicians',
  ),
  retail: suited(agents.retail.name, 'shelves don’t match demand', 'acts', 'places orders once you let it'),
  twin: suited(agents.twin.name, 'you’d test a decision on a copy first', 'not yet', reads),
  iot: suited(agents.iot.name, 'machines and sensors should be read', 'not yet', reads),
  control: suited(agents.control.name, 'an answer should reach the machine', 'not yet', acts),
}

const order = ['reads', 'proposes', 'acts'] as const
const rank = ({ reach }: Fit) => (reach === 'not yet' ? order.length : order.indexOf(reach))

/** Which of two for what, and which is less trouble to begin with. */
export function verdictOn(a: Focus, b: Focus): Said {
  const one = fits[a]
  const other = fits[b]
  if (!one || !other || one === other)
    return said`Take the one whose work repeats most and annoys your people most: that’s where you see it first.`
  const both = said`Take ${one.name} where ${one.where}, and ${other.name} where ${other.where}.`
  if (one.reach === 'not yet' && other.reach === 'not yet')
    return said`${both} Both are in development, so for now there’s a waitlist.`
  if (rank(one) === rank(other))
    return said`${both} They’re about the same trouble to begin with, so I’d take the one that hurts more today.`
  const [easier, later] = rank(one) < rank(other) ? [one, other] : [other, one]
  if (later.reach === 'not yet')
    return said`${both} Begin with ${easier.name}, because ${later.name} is still in development.`
  return said`${both} To begin with, ${easier.name} is less trouble, because it ${easier.because}.`
}
