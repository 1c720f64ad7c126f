import { figures } from '../../../../content/figures.ts'
import { said } from '../../cards/said.ts'
import { presentFocus } from '../../remember/memory.ts'
import { agentByFeature, isForeign } from '../fit.ts'
import type { Asked, Point } from './point.ts'

const here = ({ memory, reading }: Asked) => (reading.focus === 'none' ? presentFocus(memory) : reading.focus)

/** Whose decision something stays, where a page of ours says so. */
const decides = (asked: Asked) => {
  switch (here(asked)) {
    case 'health':
      return said`No: every clinical decision is left to clinicians.`
    case 'hr':
    case 'recruit':
      return said`No: the decision to hire stays with a person.`
    case 'legal':
      return said`No: it marks and drafts, and your counsel decides.`
    case 'payroll':
      return said`No: the run itself is released by your own people.`
    case 'treasury':
      return said`No: it proposes the day’s moves, and your treasury team decides which of them are made.`
    default:
      return said`Only where you let it: what needs judgment still reaches a person.`
  }
}

/** How an agent works, whichever it is. */
export const atWork: readonly Point[] = [
  {
    id: 'decides',
    asks: /\b(?:makes?|making|takes?|taking)\b.{0,12}\b(?:\w+ )?decisions?\b|\bdecides? (?:who|whether|what|which|over|for)\b/,
    not: /\bwho\b.{0,20}\bdecisions?\b|\b(?:we|i|you) (?:make|take|decide)|\bhelp\b|\bmy decision\b|\bwho decides\b/,
    when: ({ plain }) => /\b(?:does|do|will|would|can|could|whether|is)\b/.test(plain),
    says: decides,
    fits: true,
  },
  {
    id: 'stops',
    asks: /\b(?:can|could|how (?:do|would|can|could)|may) (?:i|we|my people|anyone|anybody|one)\b.{0,15}\b(?:stop|switch|turn|pause|shut|pull the plug)\b.{0,12}\b(?:it|off|down|them|agents?)\b/,
    goesOn: () => ({ subject: 'control', move: 'how', focus: 'none' }),
  },
  {
    id: 'from-your-side',
    asks: /\bwho\b.{0,15}\b(?:from|on) your (?:side|end|team)\b/,
    not: /\b(?:tender|questionnaires?|rfps?|template|security review)\b/,
    says: said`From our side a named contact who knows your process, with a support team behind them.`,
  },
  {
    id: 'takes',
    asks: /\bwhat (?:would|does|will) (?:it|that|this) (?:take|need|ask|require)\b.{0,15}\b(?:from|of) (?:us|our|my|me)\b|\bwhat (?:do|would) you need from (?:us|our|my|me)\b/,
    goesOn: (asked) => ({ subject: 'effort', move: 'what', focus: here(asked) }),
  },
  {
    id: 'approves',
    asks: /\bwho(?:'d| would| will| has to| must| should| needs to| can| does)? (?:then |have to |actually )*(?:signs?|approves?|authori[sz]es?|releases?|okays?|green.?lights?|gives? the go)\b/,
    not: /\b(?:contract|budget|purchase|deal|before we start)\b/,
    goesOn: (asked) => ({ subject: 'control', move: 'who', focus: here(asked) }),
  },
  {
    id: 'you-or-us',
    asks: /\bwho (?:decides?|determines?)(?: (?:that|this|it|what|which|how|on)\b|,|\W*$)|\bwho (?:draws?|sets?) (?:the|its|those|these|that)\b|\bwho (?:makes? (?:that|the|this) (?:call|decision)s?|has the (?:last|final) (?:say|word))\b/,
    says: ({ memory }) =>
      memory.isBuyer
        ? said`You do, not we and not the agent: roles, limits and approvals are yours to draw.`
        : said`The employer does, not we: it draws the roles and limits, and what is agreed with a works council becomes a rule the agent keeps to.`,
  },
  {
    id: 'acts-alone',
    asks: /\b(?:does|would|will|can|could) (?:it|they)\b.{0,25}\bitself\b|\bit (?:then )?(?:pays|fixes|sends|moves|approves|signs|deletes|rejects|fires|posts|orders|files|closes|decides)\b[^?]{0,20}\?|\b(?:by itself|by themselves|on its own|on their own|automatically|autonomously|unattended|unsupervised|without (?:asking|a human|anyone|anybody|approval|a person))\b|\bor (?:just|only|merely|simply|does it|do they|will it)? ?(?:tell|report|alert|watch|suggest|propose|flag|recommend|page|notify|advise|warn)s?\b|\b(?:does|will|would|can|could|may) (?:it|they|the agent|that|this one)(?: (?:also|then|actually|really|ever|just))* (?:fix|act|decide|pay|move|approve|sign|publish|delete|reject|fire|execute|trade|transfer|restart|shut|post|send|submit|file|close|order|cancel)\b/,
    not: /\bhow (?:does|do|would|will|can)\b|\bon (?:its|their) own (?:servers?|cloud|hardware|data|terms|merits?)\b|\b(?:i|we) (?:can|could|do) it alone\b/,
    says: said`As far as you allow, and no further: it begins by proposing, then asks, and acts alone only inside the limit you draw.`,
    fits: true,
  },
  {
    id: 'hours',
    asks: /\b(?:nights?|night shift|weekends?|(?:satur|sun|fri|mon)days?|(?:public |bank )?holidays?|after hours|out of hours|(?:a)?round the clock|24.?7|24 hours|while we sleep|christmas|at \d ?am)\b/,
    not: /\b(?:who|what happens|tomorrow|last|yesterday|tonight|by|next|until|plan(?:s|ning)?|rosters?|staffing|spend|reports?|entitle\w*|leave)\b/,
    when: ({ plain, reading }) =>
      reading.move !== 'telling' &&
      (plain.split(' ').length <= 9 || /\?|^(?:and|what about|does|is|are|can|do)\b/.test(plain)),
    says: said`Yes, at any hour: agents work ${figures.aroundTheClock}, nights and weekends included.`,
    fits: true,
  },
  {
    id: 'watches-people',
    asks: /\btim(?:e|ing) (?:the|our|my) (?:nurses|people|staff|drivers|workers|team)\b|\b(?:watch|monitor|track|measure|rate|rank|spy|surveil|judge|evaluate|score)\w*\b.{0,30}\b(?:people|employees?|individuals?|individual|staff|workers?|colleagues|me|us|persons?|performance|how fast|productivity|everyone)\b/,
    not: /\b(?:candidates?|applica\w+|customers?|patients?|success|savings?|suppliers?|leads?|services?)\b/,
    says: said`No: agents are there to do work, not to rate the people beside them. What is agreed with a works council becomes a rule the agent keeps to, and the log shows that it does.`,
  },
  {
    id: 'which-data',
    asks: /\bwh(?:at|ich) (?:kinds? of |sorts? of |personal |employee |customer )*(?:data|information|records|files|fields)\b.{0,45}\b(?:see|sees|read|reads|access|get|gets|use|uses|touch|collect|process|look)\b/,
    says: said`What its task needs and nothing beside it: a payroll check reads the payroll run, a hiring agent the applications, and neither reads the other’s.`,
    goesOn: () => ({ subject: 'access', move: 'what', focus: 'none' }),
    length: 'short',
  },
  {
    id: 'people',
    asks: /\bwhat (?:happens|becomes|would happen|will happen|would become|do (?:we|i) do) (?:to|of|with) (?:them|my (?:team|people|staff)|our (?:people|team|staff|agents)|the (?:people|team|staff|humans)|those people|everyone)\b|\b(?:replac|lay off|laying off|fire|sack)\w*\b.{0,30}\b(?:people|staff|team|employees|colleagues|department|workers|nurses|humans|us all|clerks|handlers|coders|accountants|analysts|recruiters|managers|lawyers|planners|operators|engineers|drivers)\b/,
    not: /\b(?:data|records|files|logs|alarms|tickets)\b/,
    when: ({ plain, memory }) =>
      !/\bthem\b/.test(plain) ||
      /\b(?:people|staff|team|agents|employees|colleagues|nurses|clerks|handlers|workers|drivers|humans?)\b/i.test(
        `${plain} ${memory.lastHeard}`,
      ),
    goesOn: (asked) => ({
      subject: 'jobs',
      move: asked.memory.isBuyer ? 'objection' : 'what',
      focus: here(asked),
    }),
  },
  {
    id: 'afraid',
    asks: /\b(?:people|staff|team|they|employees|colleagues|nurses|workers)\b.{0,15}\b(?:scared|afraid|worried|nervous|anxious|frightened|resist\w*|in fear)\b/,
    goesOn: (asked) => ({ subject: 'jobs', move: 'objection', focus: here(asked) }),
  },
  {
    id: 'programming',
    asks: /\b(?:learn|need|have|know|require)\w*\b.{0,25}\b(?:program(?:ming)?|cod(?:e|ing)|python|developers?|sql|technical (?:skills|people)|data scientists?)\b/,
    says: said`No, there’s no programming in what we ask: your people look at what it proposes and correct it.`,
    goesOn: () => ({ subject: 'effort', move: 'what', focus: 'none' }),
    length: 'short',
  },
  {
    id: 'one-then-more',
    asks: /\b(?:begin|start|try|go|pilot)\b.{0,20}\b(?:one|a single)\b.{0,50}\b(?:add|later|then|expand|extend|rest|others|grow|afterwards)\b/,
    says: said`Yes: start with one and add the rest when you’re ready.`,
    goesOn: () => ({ subject: 'scale', move: 'what', focus: 'none' }),
  },
  {
    id: 'angry',
    asks: /\b(?:customers?|callers?|patients?|guests?|clients?|somebody|someone|people)\b.{0,20}\b(?:angry|mad|furious|upset|scream\w*|annoyed|complains?|shouts?)\b/,
    when: ({ plain }) => /\b(?:if|when|what)\b/.test(plain),
    says: said`Then it hands over to a person, with the full case history, so nobody has to tell it all again.`,
  },
  {
    id: 'human-please',
    asks: /\b(?:people|customers?|citizens|patients|callers|they|staff|clients|guests|nobody|everyone|our \w+|my \w+)\b.{0,25}\b(?:deserves?|wants?|needs?|prefers?|expects?)\b.{0,15}\b(?:humans?|human beings?|real persons?|a person)\b|\b(?:don't|doesn't|won't) want\b.{0,25}\b(?:machines?|robots?|bots?|computers?)\b/,
    not: /\bi(?:'d| would)? (?:want|need|prefer|like)\b/,
    says: said`I agree: what needs judgment or is sensitive goes to a person, and agents prepare, check and file behind them.`,
    goesOn: () => ({ subject: 'control', move: 'what', focus: 'none' }),
    length: 'short',
  },
  {
    id: 'another-one',
    asks: /\bor is (?:that|this|it) (?:another|a different|some other|not)\b|\bis that another (?:one|agent)\b/,
    says: (asked) => {
      const other = agentByFeature(asked.said)
      if (other && other !== here(asked)) return said`That’s another one.`
      return said`I don’t find that among what this one does, so it would be another one; a colleague can tell you which.`
    },
    goesOn: (asked) => {
      const other = agentByFeature(asked.said)
      return other && { subject: 'does', move: 'what', focus: other }
    },
    length: 'short',
  },
  {
    id: 'something-for',
    asks: /\b(?:is there|do you have|have you got|got|need|want)\b.{0,8}\b(?:something|anything|an agent|one)\b.{0,6}\b(?:for|to do|that does)\b/,
    when: ({ said: words, reading }) => reading.probability < 0.9 && agentByFeature(words) !== undefined,
    goesOn: ({ said: words }) => {
      const focus = agentByFeature(words)
      return focus && { subject: 'does', move: 'what', focus }
    },
  },
  {
    id: 'do-you-do',
    asks: /\bdo you (?:do|have|offer|cover|handle)\b/,
    when: ({ said: words, reading }) =>
      isForeign(words) &&
      reading.focus === 'none' &&
      ['overview', 'catalog', 'does'].includes(reading.subject),
    says: said`I don’t find that on our pages, so I won’t claim it.`,
    goesOn: () => ({ subject: 'catalog', move: 'what', focus: 'none' }),
  },
  {
    id: 'easy-and-hard',
    asks: /\b(?:easy|simple|difficult|hard|tricky|complex|complicated)\b.{0,10}\b(?:ones?|calls?|cases?|questions?|tickets?|requests?|exceptions?)\b/,
    says: (asked) =>
      here(asked) === 'customerSupport'
        ? said`It takes the questions that come all day, and the hard cases go to your specialists, with the whole story.`
        : said`What repeats and follows rules it does, as far as you allow; anything unusual waits for a person.`,
  },
  {
    id: 'says-so',
    asks: /\b(?:callers?|customers?|people|they|patients|employees|candidates)\b.{0,15}\b(?:know|tell|notice|realise|realize)\b.{0,20}\b(?:person|human|bot|machine|ai)\b/,
    says: said`It’s one of our values that an agent says that it’s an agent.`,
  },
]
