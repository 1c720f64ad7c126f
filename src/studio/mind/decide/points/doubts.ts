import { agentKeys } from '../../../../content/agent-keys.ts'
import { agents as catalog } from '../../../../content/agents.ts'
import { cardFor } from '../../cards/card.ts'
import { said } from '../../cards/said.ts'
import { ownFocus, presentFocus } from '../../remember/memory.ts'
import { agentByFeature } from '../fit.ts'
import type { Asked, Point } from './point.ts'

const agents = agentKeys.map((key) => ({ key, name: catalog[key].name }))

const isStranger = ({ memory, reading }: Asked) =>
  [memory.visitor.industry?.focus, reading.focus].includes('otherIndustry') ||
  memory.answered.some(({ cards }) => cards.includes('does-otherIndustry'))

/** Worries and objections: granted first, then answered. */
export const doubts: readonly Point[] = [
  {
    id: 'risk',
    asks: /\b(?:biggest|main|greatest|single|worst|largest) (?:\w+ )*(?:risks?|dangers?)\b|\bkeeps? you (?:awake|up at night)\b/,
    says: said`The one I’d watch is an agent with more rights than its task needs, and an action that can’t be undone. So each has the least access, and what can’t be undone is set to ask first.`,
  },
  {
    id: 'weak-spot',
    asks: /\bwhat(?:'s| is) the catch\b|\bfine print\b|\bwhere are you (?:worse|weaker|behind)\b|\bweak (?:spot|point|side)s?\b|\bweakness(?:es)?\b|\bdownsides?\b|\bdrawbacks?\b|\b(?:biggest|main) (?:problem|weakness|issue)\b|\bwhat (?:are you|is it|are they) (?:bad|not good|worst) at\b|\bshortcomings?\b|\bwhere (?:does it|do you) (?:fail|fall short)\b|\bwhat (?:can't|cannot|can not) (?:it|you|they) do\b/,
    says: said`Candidly: digital twins and IoT aren’t there yet, we’re a young vendor, and a process with many exceptions spends longer in the shadow stage.`,
  },
  {
    id: 'around-that',
    asks: /\bget around (?:that|it|this)\b|\bwhat (?:do|would) you do about (?:that|it|this)\b/,
    when: ({ memory }) => memory.points.includes('weak-spot') || memory.points.includes('risk'),
    says: said`By starting small: one process with clear rules, an agent that only proposes at first, and a way back that stays open.`,
  },
  {
    id: 'trust',
    asks: /\bwhy (?:should|would|do|must) (?:i|we|anyone|anybody|they|people) (?:trust|believe)\b|\bthat(?:'s| is) what (?:everybody|everyone|they all|all of (?:them|you)|the others?) (?:says?|said|claims?)\b|\bheard (?:that|it all|this) before\b|\bprove it\b|\bconvince me\b|\btoo good to be true\b/,
    when: ({ reading }) => !['ciso', 'security'].includes(reading.subject),
    says: ({ memory }) =>
      memory.isBuyer
        ? said`Fair enough: don’t take my word for it, check it. A pilot starts by only watching, every action stands in a log you can read, and you can stop it at any time.`
        : said`Fair enough, so don’t take my word for it. Ask to see the role, the limits and the logs before a pilot starts: what is agreed becomes a rule the agent keeps to.`,
  },
  {
    id: 'failed-before',
    asks: /\b(?:we|i|they|he|she)(?:'ve| have|'d| had)? (?:already |once )?(?:tried|burn(?:ed|t)|bought|spent|wasted|been burn(?:ed|t))\b.{0,90}\b(?:before|fail\w*|never|garbage|rotted|useless|nothing|disaster|voice ?bot|chat ?bot|rpa|million|went wrong|didn't work|flop\w*)\b|\bnever again\b|\bfailed (?:us )?(?:before|twice|last time)\b/,
    says: said`Then you’ve every reason to be careful. Here the process stays described in plain words, each action is logged with its reason, and you begin with one task you can stop.`,
  },
  {
    id: 'understood-nobody',
    asks: /\b(?:bot|it|they|the system)\b.{0,30}\b(?:understood (?:nobody|no one|nothing)|couldn't understand|didn't understand|was (?:garbage|useless|terrible|awful))\b|\bbot we have\b.{0,20}\b(?:garbage|useless|terrible|awful|bad)\b/,
    says: said`Nobody should be held up by a machine: what the agent can’t settle goes to a person. You’d see it propose on your own cases before a single customer meets it.`,
    goesOn: () => ({ subject: 'does', move: 'what', focus: 'customerSupport' }),
    length: 'short',
  },
  {
    id: 'not-listed',
    asks: /\b(?:don't|do not|can't|cannot|didn't) (?:see|find)\b.{0,50}\b(?:list|pages?|site|industr\w+|sectors?|website|among)\b|\b(?:not|isn't|aren't) (?:on|in|among|one of) (?:your|the) (?:list|industries|page|site|six)\b/,
    says: said`You’re right, it isn’t among them.`,
    goesOn: () => ({ subject: 'does', move: 'what', focus: 'otherIndustry' }),
  },
  {
    id: 'any-good-at-it',
    asks: /\b(?:any good|be good|good) at (?:it|this|that|our)\b|\bknow (?:anything |enough )?about (?:our|my|this) (?:industry|business|trade|sector|world)\b/,
    when: isStranger,
    says: said`There’s no agent made only for your industry, so let it prove itself: one process, your own measure, and you stop if it doesn’t move.`,
  },
  {
    id: 'ready',
    asks: /\bready (?:is not|isn't|does not|doesn't)\b|\bready\b.{0,30}\b(?:but|not)\b.{0,20}\bcompliant\b/,
    says: said`You’re right, ready isn’t compliant: it means that personal data can be found, limited, exported and erased. Whether your use of it complies, your own counsel judges.`,
  },
  {
    id: 'leaning-no',
    asks: /\b(?:leaning|inclined|tend(?:ing)?) (?:to |towards? )?(?:a )?(?:no|against)\b|\bi(?:'m| am) (?:very |rather |still )?(?:sceptical|skeptical|against it|not convinced|opposed)\b/,
    says: said`That’s a fair place to start from. Nothing has to be taken on trust: ask me who decides, what is logged and how it’s stopped, and judge by that.`,
  },
  {
    id: 'paid-by-heads',
    asks: /\b(?:margin|revenue|income|paid|bill(?:ed|ing)?)\b.{0,25}\b(?:head ?count|heads|by the hour|hours|seats)\b/,
    says: said`I won’t talk around that: agents take routine work whoever runs it, and what becomes of the hours is your decision. Your people keep the hard cases.`,
  },
  {
    id: 'deal-breaker',
    asks: /\bis that (?:the end|a (?:no|problem|deal.?breaker|show.?stopper))\b|\b(?:would|will|could) (?:that|this|it) be a (?:problem|deal.?breaker|show.?stopper)\b|\bdoes that rule (?:it|us|you) out\b/,
    says: said`Not from what our pages say: agents run where you run them and work through the tools you have. What it takes in your case our people check before anything starts.`,
    ways: ['contact'],
  },
  {
    id: 'changes-anything',
    asks: /\bdoes (?:that|this|it) change (?:anything|something|what)\b/,
    says: said`How it works stays as I said. Whether that’s enough in your case I can’t say: it’s for your own people, and ours, to look at.`,
    ways: ['contact'],
  },
  {
    id: 'which-agent',
    asks: /\bwhich (?:of (?:your|the|those) (?:\w+ )?|agents?|ones?)\b.{0,30}\b(?:touch|help|fit|handle|cover|suit)\b/,
    says: ({ memory, said: words }) =>
      agentByFeature(`${memory.lastHeard} ${words}`)
        ? undefined
        : said`None of them is made for that alone; the IT and corporate agents work in any company.`,
    goesOn: ({ memory, said: words }) => {
      const focus = agentByFeature(`${memory.lastHeard} ${words}`)
      return focus
        ? { subject: 'does', move: 'what', focus }
        : { subject: 'where_to_start', move: 'how', focus: 'none' }
    },
    length: 'full',
  },
  {
    id: 'rank',
    asks: /^(?:ok |and |now |please |so )*(?:rank|order|sort|prioriti[sz]e) (?:them|those|these)\b/,
    when: ({ memory }) => memory.advised.length > 1,
    says: ({ memory }) => {
      const [one, other] = memory.advised.map((focus) => agents.find(({ key }) => key === focus)?.name)
      return one && other
        ? said`${one} first, then ${other}: begin where the work repeats most and somebody already counts it.`
        : undefined
    },
  },
  {
    id: 'not-for',
    asks: /\b(?:should|would|must) (?:i|we|one|you) (?:not|never) (?:use|give|let)\b|\bnot (?:suited|good|meant|right) for\b/,
    says: said`Work that follows no rules, and work nobody owns: it needs both. And what calls for judgment stays with people.`,
  },
  {
    id: 'too-small',
    asks: /\b(?:too|way too|far too) (?:small|little|tiny)\b|\bsmall enough\b|\b(?:big|large) enough\b|\bminimum (?:size|number|seats|company|headcount)\b/,
    says: said`Honestly, our agents are made for large companies, though a single one is enough to begin with. Whether it pays at your size, a colleague can tell you.`,
    ways: ['contact'],
  },
  {
    id: 'breaks',
    asks: /\b(?:what if|if|when|what happens when|suppose)\b.{0,40}\b(?:breaks?|goes wrong|go wrong|messes up|screws up|gets it wrong|makes a mistake|is wrong|the wrong \w+)\b/,
    not: /\b(?:you|your company|veyra)\b.{0,12}\b(?:go|goes|gone|break|bankrupt)\b/,
    goesOn: ({ memory, reading }) => ({
      subject: 'mistakes',
      move: 'what',
      focus: reading.focus === 'none' ? presentFocus(memory) : reading.focus,
    }),
  },
  {
    id: 'what-if',
    asks: /^(?:ok |and |but |so |hm )*(?:what if|what happens (?:if|when)|and (?:if|when))\b/,
    not: /\b(?:you|veyra|bankrupt|gone|stop|leave|cancel|price|cost|down|outage|offline|we|i|numbers?|figures?)\b/,
    when: ({ reading }) =>
      reading.probability < 0.75 &&
      !['uptime', 'vendor_risk', 'leaving', 'jobs', 'works_council', 'mistakes', 'control'].includes(
        reading.subject,
      ),
    says: said`Then it does what your rules say for it, and where they say nothing it stops and waits for a person.`,
  },
  {
    id: 'stop-later',
    asks: /\b(?:stop|end|quit|cancel|leave|terminate|walk away|get out|drop you)\b.{0,25}\b(?:after (?:a|one|the|six|two|\d+)|half ?way|early|midway|later|one day)\b/,
    goesOn: () => ({ subject: 'leaving', move: 'what', focus: 'none' }),
  },
  {
    id: 'have-now',
    asks: /\bwhat (?:can|could|do) (?:i|we) (?:have|get|use)\b.{0,15}\b(?:now|today|instead|meanwhile|already)\b/,
    goesOn: ({ memory }) => {
      const own = ownFocus(memory)
      const focus = own === 'none' ? presentFocus(memory) : own
      return cardFor('does', 'what', focus)
        ? { subject: 'does', move: 'what', focus }
        : { subject: 'catalog', move: 'what', focus: 'none' }
    },
  },
  {
    id: 'waitlist',
    asks: /\bwait(?:ing)?.?list\b/,
    when: ({ plain }) => /\b(?:how|where|join|get on|sign|put me|add me)\b/.test(plain),
    goesOn: () => ({ subject: 'roadmap', move: 'doing', focus: 'none' }),
  },
  {
    id: 'not-yet',
    asks: /^(?:and |so |but |really )*(?:nothing(?: at all| yet)?|none(?: of (?:it|them))?|not (?:yet|available|at all))\b[\w ]{0,12}\W*$/,
    when: ({ memory }) => memory.answered[0]?.meaning.subject === 'roadmap',
    says: said`Not yet: digital twins and IoT are in development, and there’s nothing of them to use today. What the catalog calls available can start now.`,
  },
  {
    id: 'same-there',
    asks: /\b(?:same (?:story|thing|answer|there|goes|applies|with)|likewise|too)\W*$/,
    when: ({ memory, reading }) =>
      memory.answered[0]?.meaning.subject === 'roadmap' && ['iot', 'control', 'twin'].includes(reading.focus),
    says: said`Yes, the same there: it’s in development, and the waitlist is the way to hear of it.`,
  },
  {
    id: 'all-of-it',
    asks: /^(?:and |so |but |really |is that )*(?:all of (?:it|them|that)|everything|always|everywhere|every time|really)\W*$/,
    when: ({ memory }) => ['hosting', 'residency'].includes(memory.answered[0]?.meaning.subject ?? ''),
    says: said`Yes: agents run on your own floor where you want that, and your data stays in your systems. Which parts need a closer look, our people go through with you.`,
    ways: ['contact'],
  },
  {
    id: 'the-rest',
    asks: /\bthe (?:rest|others?)(?: of (?:them|it|those|your agents))?\b.{0,25}\b(?:useless|any use|for (?:me|us)|irrelevant|matter|not for)\b/,
    says: said`The IT and corporate agents fit any company. Those made for a trade, such as Upstream or Retail, are for that trade alone.`,
  },
]
