import { agents } from '../../../content/agents.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { type Said, said } from './said.ts'

export type Acts = {
  focus: Focus
  page: PageName
  short: Said
  /** What it does by itself, and what waits for a person. */
  alone: Said
  /** Who says yes. Fits after "The person your policy names, such as". */
  approver: string
  example?: Said
}

const engineer = 'the engineer who answers for that service'

export const itActs: readonly Acts[] = [
  {
    focus: 'monitor',
    page: 'itOperations',
    short: said`It only tells: ${agents.monitor.name} watches and alerts, and other agents or your people act.`,
    alone: said`It only tells. ${agents.detect.name} then finds the cause, and ${agents.patch.name} and ${agents.recover.name} act, alone or after asking, as you set it.`,
    approver: engineer,
    example: said`At night it sees unusual latency and says so in plain words. What’s done about it comes from ${agents.recover.name}, or from the person you named.`,
  },
  {
    focus: 'detect',
    page: 'itOperations',
    short: said`It finds and explains: the repair comes from another agent or from your people.`,
    alone: said`It finds the cause and explains it, by itself. The repair comes from ${agents.patch.name} or ${agents.recover.name}, or from your people, as you set it.`,
    approver: engineer,
  },
  {
    focus: 'patch',
    page: 'itOperations',
    short: said`It acts: it tests, applies and rolls back, alone only where you say so.`,
    alone: said`It acts: it tests the fix, picks the window and applies it. Where you want a person asked, it asks first. One-step rollback is there in each case.`,
    approver: engineer,
    example: said`A small fix goes out in the window by itself. One for your most important system waits for the person you named.`,
  },
  {
    focus: 'recover',
    page: 'itOperations',
    short: said`It acts: it brings the service back, by itself where you allow it, and then proves it.`,
    alone: said`It acts: it brings the service back by itself where you allow it, and then proves it. For services you’d rather decide on, it asks first.`,
    approver: engineer,
    example: said`In the example night it closed the ticket with all checks green. Had you wanted a person asked, it would have waited for one.`,
  },
  {
    focus: 'deploy',
    page: 'itOperations',
    short: said`It acts through your pipelines: it ships, watches and pulls back a release, alone or after asking, as you set it.`,
    alone: said`It acts, through your own pipelines and behind your policy gates. A release that stumbles is pulled back, by itself or after asking, as you set it.`,
    approver: 'whoever approves a release today',
    example: said`A release stumbles at night. It’s pulled back and the reason is written down, or somebody is called first if you want that.`,
  },
]

export const hrActs: readonly Acts[] = [
  {
    focus: 'recruit',
    page: 'hrOperations',
    short: said`It reads and books interviews by itself; whom you hire stays with a person.`,
    alone: said`It reads applications, gives scores with reasons and books interviews by itself. Whom you turn down and whom you hire stays with your people.`,
    approver: 'your recruiter, and for an offer your approval chain',
    example: said`It puts a shortlist with reasons in front of your recruiter. The recruiter changes it, and the interviews are booked.`,
  },
  {
    focus: 'onboard',
    page: 'hrOperations',
    short: said`It orders and prepares by itself what you allow; access is still granted by the people who grant it today.`,
    alone: said`It collects documents, orders equipment and plans the first week by itself where you allow it. Access is still granted by the people who grant it today.`,
    approver: 'your HR people, and for access whoever grants it today',
  },
  {
    focus: 'engage',
    page: 'hrOperations',
    short: said`It listens and tells; what’s done about it is up to your managers.`,
    alone: said`It runs the surveys and finds the themes by itself. What’s done about them is up to your managers, and sensitive matters go straight to a person.`,
    approver: 'your HR people',
  },
  {
    focus: 'comply',
    page: 'hrOperations',
    short: said`It checks by itself and stops what breaks a rule; a person decides how to go on.`,
    alone: said`It checks each step by itself and stops what breaks a rule. How to go on, a person decides, with the rule in front of them.`,
    approver: 'your HR people',
  },
  {
    focus: 'develop',
    page: 'hrOperations',
    short: said`It maps and proposes; who learns what and who gets a role, people decide.`,
    alone: said`It maps skills and proposes learning plans by itself. Who learns what and who gets a role, people decide.`,
    approver: 'the manager in question',
  },
  {
    focus: 'payroll',
    page: 'hrOperations',
    short: said`It checks by itself; the run is released by your own people.`,
    alone: said`It checks the run by itself, marks what’s odd and explains any line. Nothing is released by it: your own people do that.`,
    approver: 'your payroll lead',
    example: said`Somebody’s hours look odd this month. It stops that line and shows why, and your payroll team decides.`,
  },
]
