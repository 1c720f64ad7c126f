import { BRAND } from '../../../content/brand.ts'
import { leaders } from '../../../content/leaders.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, inside, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const [risk, ladder] = sentencesOf(
  found(workingWithUs.security.answers, ({ key }) => key === 'risk').text,
).map((one) => one.replace(/\.$/, ''))
const technologist = found(leaders, ({ role }) => role === 'Chief Technology Officer')
const trust = 'a log you can read, a limit you can set and a switch you can reach'

/** What speaks against it, said by us: risks, weak spots, and why one would trust it all the same. */
export const candidCards: readonly Card[] = [
  cardOn('risk', 'workingWithUs', {
    concedes: said`You’re right to look at that first.`,
    short: said`The biggest risk is ${inside(risk)}.`,
    full: said`The biggest risk is ${inside(risk)}. ${ladder}.`,
    more: said`The other one is a process that’s too big or that nobody owns. So a pilot has one process, one owner and one way back.`,
    example: said`Say a rule on extra hours was written down wrong. The agent follows it, your people see that in the shadow stage, and it’s corrected before anything goes out.`,
    features: [
      asked(
        'keep you awake worst scariest which of those',
        said`The one that would keep me awake is an action that can’t be undone; those are set to ask a person first.`,
      ),
      asked(
        'damage blast radius limits contain',
        said`The damage is limited by the role, the limit and the switch, and a fault in one agent stays in that one.`,
      ),
      asked(
        'weak spot weakness weakest downside bad at limits shortcomings',
        said`What we’re not good at yet: we’re a young vendor, digital twins and IoT aren’t there yet, and a process with many exceptions takes longer.`,
      ),
      asked(
        'garbage data quality',
        said`Bad data is a risk: an agent that reads wrong records decides wrongly, so it shows its source with every action.`,
      ),
      asked(
        'biggest security risk rights permissions hacked',
        said`Wide access is a risk: an agent with more rights than its task needs, which is why it gets the least.`,
      ),
      asked(
        'human rubber stamp approve blindly',
        said`People are a risk too: whoever approves without reading is no check, so a request carries its reasons.`,
      ),
    ],
  }),
  cardOn(
    'risk',
    'workingWithUs',
    {
      short: said`By going up one step at a time: it watches, proposes and asks before it may act.`,
      full: said`By going up one step at a time: it watches, proposes and asks before it may act. In the shadow stage your people see what it would get wrong. What can’t be undone asks first.`,
      more: said`Each agent has the least access its task needs, a log of everything and a switch in your hands.`,
      features: [
        asked(
          'get around work around that weakness',
          said`You get around what we’re not good at by starting small: one process, your own yardstick, and records that stay in your own systems.`,
        ),
      ],
    },
    { moves: ['how'] },
  ),
  cardOn(
    'risk',
    'workingWithUs',
    {
      short: said`Yes, things can go wrong: a rule, the data or access given too early.`,
      full: said`Yes, things can go wrong: a wrong rule, bad data, or access given too early. It only watches and proposes at first, so you see that before it counts. What can be undone is rolled back.`,
      more: said`What can’t be undone is set to ask a person. And your people hold the switch.`,
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'risk',
    'workingWithUs',
    {
      short: said`I’d watch actions that can’t be undone most: they’re set to ask a person first.`,
      full: said`I’d watch actions that can’t be undone most, because no log brings them back. They’re set to ask a person first. After that comes access that’s wider than the task.`,
      more: said`Let your security people draw the first role. It’s easier to add a right than to take one back.`,
    },
    { moves: ['advise', 'compare'] },
  ),
  cardOn(
    'risk',
    'workingWithUs',
    {
      short: said`Your people set the limits and approve; who stands for what between our companies is settled by people.`,
      full: said`Agents act and people answer: you set the limits, and the person who approved is in the log. Who stands for what between our companies is settled by people, not by me.`,
      more: said`Your risk people can talk to ours. The contact form is the way.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'why_us',
    'workingWithUs',
    {
      concedes: said`Fair enough, there’s something everybody isn’t good at.`,
      short: said`Ours: we’re a young vendor, digital twins and IoT aren’t there yet, and processes with many exceptions take longer.`,
      full: said`Here are ours: we’re a young vendor, and digital twins and IoT aren’t there yet. A process with many exceptions takes longer. And we know some trades better than others.`,
      more: said`So start small, by your own yardstick. Your records stay in your own systems, whatever becomes of us.`,
    },
    { moves: ['objection'] },
  ),
  cardOn(
    'why_us',
    'home',
    {
      short: said`In one sentence: it does only what you allow, writes down why, and can be switched off.`,
      full: said`To pass on, in one sentence: it does only what you allow, writes down why, and can be switched off. You start with one process and stop if your own measure doesn’t move.`,
      more: said`The page on working with us is easy to forward. And you can have the transcript of this talk by mail.`,
    },
    { moves: ['telling', 'doing'] },
  ),
  cardOn(
    'hype',
    'workingWithUs',
    {
      short: said`Don’t trust it, check it: there’s ${trust}.`,
      full: said`Don’t trust it, check it. There’s ${trust}. And it starts by only watching, so you’ve seen it work before it may act.`,
      more: said`It has an account of its own with the least access. Test reports come from our people, on request.`,
      example: said`Let your security people pick the first process. Nothing changes in your systems while it only proposes.`,
    },
    { moves: ['why', 'whether', 'proof'] },
  ),
  cardOn(
    'hype',
    'workingWithUs',
    {
      concedes: said`I understand: whoever was let down once has every reason to be careful.`,
      short: said`What falls apart is what nobody can read, so here the process stays described in plain words, and each action gives its reason.`,
      full: said`What falls apart is what nobody can read. Here the process stays described in plain words, and each action is logged with its reason. A person can take it up whenever the one who set it up is gone.`,
      more: said`Start with one task, one owner and your own yardstick. If it doesn’t move, you stop.`,
      example: said`Bring the case the last tool got wrong. In the shadow stage you see what the agent would have done, before anybody’s called by it.`,
      features: [
        asked(
          'before going live test prove',
          said`Before it goes live you know: in the shadow stage it only proposes, your people check, and you compare with your own measure.`,
        ),
        asked(
          'voicebot accent elderly misunderstood spell street',
          said`If people were left to a machine that didn’t understand them: here they’re handed to a person, with the whole story.`,
        ),
      ],
    },
    { moves: ['telling'] },
  ),
  cardOn(
    'certificates',
    'technology',
    {
      concedes: said`I understand, without papers it doesn’t get past your door.`,
      short: said`Don’t trust it, check it: there’s ${trust}, and papers come from our people.`,
      full: said`Don’t trust it, check it: there’s ${trust}. It starts by only watching. The papers come from our people, on request.`,
      more: said`Your security people look at roles and logs before it reads anything real. They can pick the first process.`,
    },
    { moves: ['why', 'objection'] },
  ),
  cardOn('models', 'contact', {
    concedes: said`I understand, your architects will want to know.`,
    short: said`I don’t name the model behind it here; our technical people can tell you.`,
    full: said`I don’t name the model behind it here, nor its size. ${technologist.name}, our ${technologist.role}, and the people who built it can tell you. Architects are welcome to a session with them.`,
    more: said`What I can say is what it does: it forecasts from your own history, and reads and writes as people do. It improves on feedback from those who know the job.`,
    example: said`A specialist corrects an answer once. The correction is kept, credited and applied from then on.`,
    features: [
      asked(
        'LLM GPT Claude Llama under the hood context window tokens parameters',
        said`Which language model it is and how much it reads at once, I don’t know; our technical people do.`,
      ),
      asked(
        'own model bring open source private',
        said`Whether you can bring a model of your own, I don’t know; that’s one for our technical people.`,
      ),
      asked(
        'train fine-tune model on our data',
        said`No, nobody else’s agents learn from your data: what yours learn at your company stays with your company.`,
      ),
      asked(
        'wrapper just ChatGPT around',
        said`It’s more than a language model: forecasts, rules with dates, a shared memory and your policy stand around it.`,
      ),
      asked(
        'hallucinate hallucination invent',
        said`Yes, models make things up, and ours are no exception; so an agent gives its source and stops at anything unusual.`,
      ),
      asked(
        'you yourself avatar which model are you',
        said`Which model I run on myself, I can’t tell you; I answer from what ${BRAND} says on its pages.`,
      ),
    ],
  }),
  cardOn(
    'models',
    'contact',
    {
      short: said`${technologist.name}, our ${technologist.role}, or the people who built it: the contact form is the way.`,
      full: said`${technologist.name}, our ${technologist.role}, would know, and so would the people who built it. You can book a session with them through the contact form.`,
      more: said`That’s who built the memory that all agents share.`,
    },
    { moves: ['who', 'doing'] },
  ),
]
