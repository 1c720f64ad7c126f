import { agents } from '../../../../content/agents.ts'
import { figures } from '../../../../content/figures.ts'
import { home } from '../../../../content/home.ts'
import { itOperations } from '../../../../content/it-operations.ts'
import type { Card } from '../card.ts'
import { cardOn } from '../card-on.ts'
import { found, inside } from '../phrases.ts'
import { said } from '../said.ts'
import { agentCard } from './agent-card.ts'

const logged = (agent: string) => inside(found(home.commandCenter.log, (entry) => entry.agent === agent).text)

const exampleNight = said`Take an example night: ${agents.detect.name} reports ${logged('detect')}. ${agents.patch.name} ${logged('patch')}. Then ${agents.recover.name} reports ${logged('recover')}, and nobody was woken up.`

export const itCards: readonly Card[] = [
  agentCard(
    'monitor',
    ({ does, features: [telemetry, baselines, alerts], benefits: [alarms, view, early] }) => ({
      full: said`${does}. It learns ${baselines} and sends ${alerts}. Your people get ${alarms}, and ${early}.`,
      more: said`It works from ${telemetry}, so there’s ${view}. It reads what your present tools collect, with no second collector on the host.`,
      example: exampleNight,
    }),
  ),
  agentCard(
    'detect',
    ({ does, features: [tracing, scoring, threats], benefits: [cause, bridge, repeats] }) => ({
      full: said`${does}. It does ${tracing} and ${scoring}, so there’s ${cause}. You also have ${bridge}.`,
      more: said`It covers ${threats} as well. And you get ${repeats}, instead of every time they come back.`,
      example: exampleNight,
    }),
  ),
  agentCard(
    'patch',
    ({ does, features: [queue, rollouts, rollback], benefits: [holes, windows, proof] }) => ({
      full: said`${does}. It works through a ${queue} in ${rollouts}, with ${rollback}. You get ${holes}, and ${windows}.`,
      more: said`For your auditors there’s ${proof}. And changes go out the way your team ships them, with the same reviews.`,
      example: exampleNight,
    }),
  ),
  agentCard(
    'recover',
    ({ does, features: [failover, backups, report], benefits: [outages, restores, evidence] }) => ({
      full: said`${does}. It handles ${failover}, and keeps ${backups}. So you see ${outages}, and ${restores}.`,
      more: said`Afterwards there’s a ${report}, which means ${evidence}.`,
      example: exampleNight,
    }),
  ),
  agentCard(
    'deploy',
    ({ does, features: [gates, canary, drift], benefits: [releases, checks, engineers] }) => ({
      full: said`${does}. There are ${gates} and ${canary}. That’s ${releases}, and ${engineers}.`,
      more: said`It’s ${checks}, and ${drift}. It uses your own pipelines, with the same freeze dates.`,
      example: said`A release goes to a few servers first. It stumbles there, so the agent pulls it back and writes down why, and customers saw nothing.`,
    }),
  ),
  cardOn(
    'does',
    'itOperations',
    {
      short: said`Our IT agents watch your estate, find the fault, fix it and write the report.`,
      full: said`${itOperations.hero.lead} They read from the monitoring you have and act through the pipelines you already trust.`,
      more: said`${itOperations.integration.points[3]?.text} Our figure for uptime is ${figures.uptime}, and operational cost falls by up to ${figures.operationalCostReduction}.`,
      example: exampleNight,
    },
    { focus: 'it' },
  ),
]
