import { agents } from '../../../../content/agents.ts'
import { asked } from '../heard-as.ts'
import { found, inside } from '../phrases.ts'
import { said } from '../said.ts'
import { type Features, factsOf } from './facts.ts'

const of = (key: 'monitor' | 'detect' | 'patch' | 'recover' | 'deploy') => {
  const { features, benefits } = factsOf(key)
  const [first, second, third] = features
  return { first, second, third, benefit: (words: string) => found(benefits, (one) => one.includes(words)) }
}
const monitor = of('monitor')
const detect = of('detect')
const patch = of('patch')
const recover = of('recover')
const deploy = of('deploy')

/** What each IT agent is asked for in particular: its features as content names them, and where its job ends. */
export const itFeatures: Features = {
  monitor: [
    asked(
      'observability metrics logs traces dashboards',
      said`Yes, ${monitor.first}: it reads metrics, logs and traces from the tools you have, across all your clouds.`,
    ),
    asked(
      'thresholds seasonal normal baseline',
      said`Yes, it learns ${monitor.second}, so what’s normal at night isn’t held against what’s normal at noon.`,
    ),
    asked(
      'alerts messages notification readable',
      said`Yes, ${monitor.third}: an alert says in words what’s wrong and where.`,
    ),
    asked(
      'alarms alerts group correlate storm flood pager too many',
      said`Yes, that’s its point: it tells noise from news, so there are ${monitor.benefit('false alarms')}.`,
    ),
    asked(
      'fix repair or just tell act itself only alert',
      said`No, it doesn’t fix anything: it tells, ${agents.detect.name} finds the cause, and ${agents.patch.name} and ${agents.recover.name} act.`,
    ),
  ],
  detect: [
    asked(
      'root cause why it broke post-mortem',
      said`Yes, ${detect.first}: it follows a fault back to its cause before the first ticket is written.`,
    ),
    asked(
      'anomaly score outlier',
      said`Yes, ${detect.second}: it shows how unusual a thing is, so the odd ones come first.`,
    ),
    asked(
      'intrusion attack breach threat hacker configuration drift',
      said`Yes, it covers ${detect.third}: an odd sign-in as well as a setting that has moved.`,
    ),
    asked(
      'fix repair or just tell act itself',
      said`No, it doesn’t repair: it finds the cause, and ${agents.patch.name} and ${agents.recover.name} act on it.`,
    ),
  ],
  patch: [
    asked(
      'vulnerabilities CVE priority patch Tuesday backlog',
      said`Yes, it works through a ${patch.first}: what’s most at risk is patched first.`,
    ),
    asked(
      'rings waves gradual rollout pilot group',
      said`Yes, in ${patch.second}: a few hosts first, and the rest once those are well.`,
    ),
    asked(
      'patch breaks ERP broken undo revert roll back',
      said`Yes, there’s ${patch.third}: if a patch breaks something, it goes back to the state before.`,
    ),
    asked(
      'maintenance window downtime night weekend reboot',
      said`Yes, it picks the window, and you get ${patch.benefit('windows')}.`,
    ),
    asked(
      'test staging before applying',
      said`Yes, it tests the fix before it applies it, and keeps a way back.`,
    ),
    asked(
      'evidence patched proof report auditor',
      said`Yes, there’s ${patch.benefit('every host')}, for your auditors.`,
    ),
  ],
  recover: [
    asked(
      'failover switch standby disaster recovery',
      said`Yes, ${recover.first}: it moves the service over and then checks that it’s back.`,
    ),
    asked(
      'backup restore test ransomware',
      said`Yes, backups as well: ${recover.second}, so a restore is nothing new.`,
    ),
    asked(
      'report after outage post-mortem regulator',
      said`Yes, there’s a ${recover.third}, with what was done and when.`,
    ),
  ],
  deploy: [
    asked(
      'gates change approval CAB freeze production',
      said`Yes, there are ${deploy.first}: what doesn’t meet your rules doesn’t go out.`,
    ),
    asked(
      'canary blue green gradual',
      said`Yes, ${deploy.second}: a release goes to a few first, and to the rest once it’s well.`,
    ),
    asked(
      'environments staging production differ terraform drift',
      said`Yes, it keeps ${deploy.third}, so what was tested is what runs.`,
    ),
    asked(
      'roll back by itself on its own page someone wake revert automatically',
      said`Yes, it rolls back: it watches the release land and pulls it back if it stumbles, by itself or after asking, as you set it.`,
    ),
    asked(
      'CI CD pipeline jenkins argo gitlab kubernetes',
      said`Yes, it uses your own pipelines, with the same reviews and the same freeze dates.`,
    ),
  ],
  it: [
    asked(
      'patch Tuesday updates vulnerabilities',
      said`Yes, patching is ${agents.patch.name}: it ${inside(agents.patch.summary)}.`,
    ),
    asked(
      'alarms alerts noise pager on-call',
      said`Yes, alarms are ${agents.monitor.name}: it ${inside(agents.monitor.summary)}.`,
    ),
    asked(
      'outage down incident restore backup',
      said`Yes, outages are ${agents.recover.name}: it ${inside(agents.recover.summary)}.`,
    ),
    asked(
      'release deployment change',
      said`Yes, releases are ${agents.deploy.name}: it ${inside(agents.deploy.summary)}.`,
    ),
    asked(
      'ServiceNow Jira ticket queue incident',
      said`Yes, tickets are opened, updated and closed in your own queue.`,
    ),
  ],
}
