import { agents } from './agents.ts'
import type { WorkingWithUs } from './schema/working.ts'

/**
 * How it is to be a customer, from the first talk to the last day. Sample content: an owner puts the house's own practice
 * here. The page shows it and the avatar speaks from it, so nothing here names a price, a date or a duration in numbers.
 */
export const workingWithUs: WorkingWithUs = {
  hero: {
    eyebrow: 'Working with us',
    headline: 'What happens after yes.',
    lead: 'The first month, what it asks of your people, who decides what, and how you get out again. Read it before you talk to us.',
  },
  partsLabel: 'On this page',
  stages: {
    id: 'first-month',
    name: 'The first month',
    headline: 'The first month, in four stages',
    lead: 'Each stage ends when its question is answered, not when the calendar says so. You can stop after any of them.',
    yoursLabel: 'From your side',
    items: [
      {
        key: 'choose',
        title: 'Choose',
        text: 'We pick one process with you, write down how it runs today and agree on what a good result looks like.',
        yours: 'An owner for the process, and an honest afternoon.',
      },
      {
        key: 'connect',
        title: 'Connect',
        text: 'The agent gets a role, a limit and read access to the systems the process lives in. Your security people look on.',
        yours: 'Somebody from IT who may grant access.',
      },
      {
        key: 'shadow',
        title: 'Shadow',
        text: 'It works beside your people and only proposes. They correct it, and every correction is kept.',
        yours: 'The people who know the job, a little each day.',
      },
      {
        key: 'handOver',
        title: 'Hand over',
        text: 'It starts to act on what it got right, asks about the rest, and you compare the result with the first day.',
        yours: 'Your decision: go on, change something or stop.',
      },
    ],
  },
  duration: {
    headline: 'How long it takes',
    text: 'It depends on how quickly access is granted and how clear the rules of the process are. A ready-to-deploy agent needs the least; a process with many exceptions spends longer in the shadow stage. Think of weeks for one process and of stages for a whole department. Dates belong in a plan we make with you.',
  },
  pilot: {
    id: 'pilot',
    name: 'A pilot',
    headline: 'A pilot you can say no to',
    lead: 'Small enough to stop, real enough to learn from. Both sides agree on the shape before it begins.',
    shape: [
      { title: 'One process', text: 'Something that repeats, follows rules and annoys people today.' },
      { title: 'One owner', text: 'A person of yours who knows the process and decides at the end.' },
      {
        title: 'One yardstick',
        text: 'The measure you already report, taken before the agent starts and again after.',
      },
      { title: 'One way back', text: 'The old way of working stays in place until you switch it off.' },
    ],
    judgedHeading: 'How its success is judged',
    judged: [
      'Did the measure move, by your own figures?',
      'Would the people who worked with it keep it?',
      'Could you explain every action to an auditor?',
    ],
  },
  effort: {
    id: 'effort',
    name: 'Your effort',
    headline: 'What we need from you',
    lead: 'Four people, most of them for a small part of their day. No data to move, and nothing to rip out.',
    roles: [
      {
        title: 'A process owner',
        text: 'Chooses the process, answers what the rules leave open and judges the result.',
      },
      {
        title: 'Somebody from IT',
        text: 'Grants the access, and takes it away again. The agent uses interfaces you already have.',
      },
      {
        title: 'The people who do the job',
        text: 'Look at what the agent proposes and correct it. That is how it learns your way.',
      },
      {
        title: 'Security and privacy',
        text: 'Review roles, logs and data paths before the agent reads anything real.',
      },
    ],
  },
  control: {
    id: 'control',
    name: 'Control',
    headline: 'How far it may go is your decision',
    lead: 'Every agent starts on the lowest step. It moves up one task at a time, and back down whenever you say so.',
    steps: [
      { title: 'It watches', text: 'It reads and reports. Nothing changes in your systems.' },
      { title: 'It proposes', text: 'It prepares the action with its reasons. A person does it.' },
      { title: 'It asks', text: 'It acts once the person your policy names has approved.' },
      { title: 'It acts', text: 'It works alone inside the limit you drew, and stops at its edge.' },
    ],
    wrongHeading: 'When an agent gets it wrong',
    wrong: [
      { title: 'It stops', text: 'Anything unusual waits for a person instead of being pushed through.' },
      { title: 'You see why', text: 'The log holds the action, its reason, its source and its time.' },
      {
        title: 'You take it back',
        text: 'Actions that can be undone are rolled back. Those that cannot are set to ask first.',
      },
      {
        title: 'It is told once',
        text: 'The correction is kept, and the task goes down a step until it is right again.',
      },
    ],
  },
  people: {
    id: 'people',
    name: 'Your people',
    headline: 'What it means for your people',
    lead: 'Agents take over tasks. What becomes of the time is a decision that only you can make, and it is better made early.',
    answers: [
      {
        key: 'jobs',
        title: 'Will people lose their jobs?',
        text: 'Agents take tasks, not titles: the copying, matching and chasing inside a job. What you do with the hours is your decision, and we ask you to say it before the pilot starts, because people guess the worst. Where work goes away, the skills agent maps who could do what next.',
      },
      {
        key: 'change',
        title: 'How do people get used to it?',
        text: 'The people who do the job are in the room from the first stage: they correct the agent before it may act. We begin with the task they like least. Whoever worked with it first explains it to the others.',
      },
      {
        key: 'worksCouncil',
        title: 'What about the works council?',
        text: 'Bring them in before the pilot, not after it. They see the role, the limits and the logs, and the purpose is written down: agents are there to do work, not to rate the people beside them. What is agreed with them becomes a rule the agent keeps to. What the law asks of you, your own counsel says.',
      },
    ],
  },
  security: {
    addressee: 'To: security and risk',
    id: 'for-your-ciso',
    name: 'For your CISO',
    headline: 'What to tell your CISO',
    lead: 'The questions security people ask first, with answers short enough to forward.',
    answers: [
      {
        key: 'reach',
        title: 'What can it reach?',
        text: 'Only what its role allows. An agent has an account of its own, with the least access the task needs, and you can withdraw it in your own system.',
      },
      {
        key: 'trace',
        title: 'What is on record?',
        text: 'Every look and every action, with its reason. Logs are encrypted and open only to the people you name.',
      },
      {
        key: 'place',
        title: 'Where does data go?',
        text: 'Agents run in your cloud region or on your own racks, and come to the data. There is no second copy to guard.',
      },
      {
        key: 'learning',
        title: 'Who learns from our data?',
        text: 'Your agents do, inside your own installation. What they learn at your company stays with your company.',
      },
      {
        key: 'stop',
        title: 'How is it stopped?',
        text: 'One switch for each agent and one for all of them, in the hands of your people. A fault in one stays in one.',
      },
      {
        key: 'paper',
        title: 'Which papers are there?',
        text: 'Certificates, test reports and the answers to your questionnaire come from our people, on request.',
      },
      {
        key: 'kept',
        title: 'How long are logs kept?',
        text: 'As long as your own rules ask. The period is set with your people before the agent reads anything real, and it is written down.',
      },
      {
        key: 'risk',
        title: 'What is the biggest risk?',
        text: 'That an agent is trusted too early: with a rule that is wrong, data that is wrong or access that is too wide. That is why it starts by watching, proposes beside your people and moves up one task at a time. The limit you drew and the switch keep the damage small.',
      },
    ],
  },
  terms: {
    id: 'support-and-leaving',
    name: 'Support and leaving',
    headline: 'Support, contract and the way out',
    lead: 'The part that usually stands at the end, in small print.',
    answers: [
      {
        key: 'support',
        title: 'Who helps when something is wrong?',
        text: 'You have a named contact who knows your processes, and a support team behind them. Service levels and response times are part of what you agree with our people.',
      },
      {
        key: 'contract',
        title: 'What does the contract look like?',
        text: 'Length, notice and terms are agreed between people, yours and ours, for the agents you choose. You begin with one and add others when you want them.',
      },
      {
        key: 'leaving',
        title: 'How do we get out again?',
        text: 'Withdraw the role and the agent stops. Your records never left your systems; your rules, corrections and logs are handed over in a form that others can read.',
      },
      {
        key: 'pause',
        title: 'Can we pause it?',
        text: 'Yes, one agent or all of them, with the switch your people hold. What it left open waits for a person, and the old way of working goes on. Switched on again, it begins on the step you set.',
      },
      {
        key: 'lockIn',
        title: 'Are we locked in?',
        text: 'Agents work through the tools you keep, and the process stays described in plain words. A person, or another vendor, can take it up from there.',
      },
      {
        key: 'vendorRisk',
        title: 'What if you are gone one day?',
        text: 'Ask that of every young vendor. Agents run where you run them and your records are your own, so work can go on while you decide. What happens to software and support belongs in the contract, and our finance officer answers for our books.',
      },
    ],
  },
  start: {
    id: 'where-to-start',
    name: 'Where to start',
    headline: 'Where to start',
    lead: 'Look for work that repeats, follows rules, waits for people and is measured already.',
    signs: [
      'It happens every day, and much the same way each time.',
      'The rules are known, even if nobody wrote them down.',
      'People wait for it, or are woken up by it.',
      'Somebody already counts how long it takes.',
    ],
    advice: `If nothing stands out, start with ${agents.hr.name}: it touches every employee and follows clear rules.`,
    linkLabel: 'See which agents there are',
  },
  closing: {
    headline: 'Bring the objection first',
    lead: 'Security, works council, finance, legal: put the hardest question to the avatar, or to one of our people.',
  },
  /** Where other pages lead here. */
  links: {
    technology: 'What to tell your CISO',
    useCases: 'What the first month looks like',
    contact: 'How working with us looks',
  },
}
