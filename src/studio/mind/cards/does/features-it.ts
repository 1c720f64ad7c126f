import { agents } from '../../../../content/agents.ts'
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
    said`Yes, ${monitor.first}: it reads metrics, logs and traces from the tools you have, across all your clouds.`,
    said`Yes, it learns ${monitor.second}, so what’s normal at night isn’t held against what’s normal at noon.`,
    said`Yes, ${monitor.third}: an alert says in words what’s wrong and where.`,
    said`Yes, that’s its point: it tells noise from news, so there are ${monitor.benefit('false alarms')}.`,
    said`No, it doesn’t fix anything: it tells, ${agents.detect.name} finds the cause, and ${agents.patch.name} and ${agents.recover.name} act.`,
  ],
  detect: [
    said`Yes, ${detect.first}: it follows a fault back to its cause before the first ticket is written.`,
    said`Yes, ${detect.second}: it shows how unusual a thing is, so the odd ones come first.`,
    said`Yes, it covers ${detect.third}: an odd sign-in as well as a setting that has moved.`,
    said`No, it doesn’t repair: it finds the cause, and ${agents.patch.name} and ${agents.recover.name} act on it.`,
  ],
  patch: [
    said`Yes, it works through a ${patch.first}: what’s most at risk is patched first.`,
    said`Yes, in ${patch.second}: a few hosts first, and the rest once those are well.`,
    said`Yes, there’s ${patch.third}: if a patch breaks something, it goes back to the state before.`,
    said`Yes, it picks the window, and you get ${patch.benefit('windows')}.`,
    said`Yes, it tests the fix before it applies it, and keeps a way back.`,
    said`Yes, there’s ${patch.benefit('every host')}, for your auditors.`,
  ],
  recover: [
    said`Yes, ${recover.first}: it moves the service over and then checks that it’s back.`,
    said`Yes, backups as well: ${recover.second}, so a restore is nothing new.`,
    said`Yes, there’s a ${recover.third}, with what was done and when.`,
  ],
  deploy: [
    said`Yes, there are ${deploy.first}: what doesn’t meet your rules doesn’t go out.`,
    said`Yes, ${deploy.second}: a release goes to a few first, and to the rest once it’s well.`,
    said`Yes, it keeps ${deploy.third}, so what was tested is what runs.`,
    said`Yes, it rolls back: it watches the release land and pulls it back if it stumbles, by itself or after asking, as you set it.`,
    said`Yes, it uses your own pipelines, with the same reviews and the same freeze dates.`,
  ],
  it: [
    said`Yes, patching is ${agents.patch.name}: it ${inside(agents.patch.summary)}.`,
    said`Yes, alarms are ${agents.monitor.name}: it ${inside(agents.monitor.summary)}.`,
    said`Yes, outages are ${agents.recover.name}: it ${inside(agents.recover.summary)}.`,
    said`Yes, releases are ${agents.deploy.name}: it ${inside(agents.deploy.summary)}.`,
    said`Yes, tickets are opened, updated and closed in your own queue.`,
  ],
}
