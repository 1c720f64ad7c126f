import { type AgentKey, agentKeys } from '../../content/agent-keys.ts'
import { agents } from '../../content/agents.ts'
import { company } from '../../content/brand.ts'
import { catalog } from '../../content/catalog.ts'
import { innovationOfficer, leaders } from '../../content/leaders.ts'
import { pages } from '../../content/pages.ts'
import { type PageName, paths } from '../../contract/paths.ts'
import type { RoomChoice, RoomLink } from '../protocol.ts'
import type { Briefing, Dialogue, Speech } from './dialogue.ts'
import { asksForMore, calm, type Intent, intentOf, leansBack, pointOf } from './intents.ts'
import { inEnglish, languageOf } from './languages.ts'
import { Memory } from './memory.ts'
import { listed, type Passage } from './passages/passage.ts'
import { type Found, meaningfulTerms, passageOf, passages, search, shareOfOurs } from './retrieval.ts'
import { foreignSystem, passageForRole, shortcutOf } from './shortcuts.ts'
import { greetingText, wayChoices, ways, waysQuestion } from './ways.ts'

const GREETING = `Hello, and welcome. I am the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}.`

/** Below this, an answer would be a guess. */
const SURE_ENOUGH = 0.44
/** A long question may touch several of our subjects at once, none of them with most of its words. */
const WIDE = { share: 0.55, coverage: 0.25 } as const
const isSure = ({ coverage }: Found, question: string) =>
  coverage >= SURE_ENOUGH || (coverage >= WIDE.coverage && shareOfOurs(question) >= WIDE.share)
/** A visitor who has heard this many answers is shown the way to a demo. */
const OFFER_DEMO_EVERY = 3

const demoChoice: RoomChoice = { label: 'Schedule a demo', says: 'I would like to schedule a demo.' }
const moreChoice: RoomChoice = { label: 'Tell me more', says: 'Tell me more.' }
const savingsChoice: RoomChoice = { label: 'What would we save?', says: 'How much can we save?' }
const securityChoice: RoomChoice = { label: 'Is it secure?', says: 'Is it secure?' }

const pageLink = (page: PageName): RoomLink => ({ label: pages[page].name, path: paths[page] })
const pricing = leaders.find(({ description }) => /pricing/i.test(description))

const support = leaders.find(({ description }) => /support and service levels/i.test(description))

const closings = [
  'Which of your processes would you try it on?',
  'Does that fit what you had in mind?',
  'What would you like to know next?',
]

/** Who we are and how to reach us is no offer to try out. */
const ABOUT_US = new Set(['people', 'about', 'contact', 'privacy'])

/** Where an agent is shown at work. */
const ELSEWHERE = /^(industry|story|ready|team)-/

type Reply = Omit<Speech, 'more'>

/** Which agents a question names, in its order. */
function agentsNamed(question: string) {
  return agentKeys
    .map((key) => ({ key, at: question.search(new RegExp(`\\b${agents[key].word}\\b`, 'i')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key)
}

/** Nothing but the agent is asked for: "what can the HR agent do", "tell me about Patch". */
const isOnlyAbout = (key: AgentKey, question: string) => {
  const own = meaningfulTerms(agents[key].word)
  return meaningfulTerms(question).every((term) => own.includes(term) || GENERAL.has(term))
}
const GENERAL = new Set(
  meaningfulTerms('overview information description benefits advantages purpose job explain describe'),
)

function categoryNamed(question: string) {
  if (
    !/\b(agents?|list|operations?|ops|functions?|solutions?|transform|streamline|explore|department)\b/i.test(
      question,
    )
  ) {
    return undefined
  }
  if (/\bIT\b(?! [a-z]+s\b)|\bit (ops|operations?|agents?|department)\b/.test(question)) return 'category-it'
  if (/\bcorporate\b/i.test(question)) return 'category-corporate'
  if (/\bindustry.specific\b|\bdomain\b/i.test(question)) return 'category-domain'
  return /\b(upcoming|coming soon|in development)\b/i.test(question) ? 'category-upcoming' : undefined
}

/** The dialogue that needs no model: rules for what people say, retrieval for what they ask. */
export class BuiltInDialogue implements Dialogue {
  readonly #greeting: string
  readonly #memory = new Memory()

  constructor({ greeting }: Pick<Briefing, 'greeting'>) {
    this.#greeting = greetingText(greeting?.trim() || GREETING)
  }

  greeting(): Speech {
    return { text: this.#greeting, links: [], choices: wayChoices, more: false }
  }

  async *answer(question: string) {
    yield this.reply(question)
  }

  reply(question: string): Speech {
    const language = languageOf(question)
    if (!language) return { ...this.#reply(question), more: false }
    const asked = inEnglish(question)
    if (!asked) {
      const text = `${language.courtesy} ${language.askAgain}`
      return { text, links: [], choices: wayChoices, more: false }
    }
    const reply = this.#reply(asked)
    return { ...reply, text: `${language.courtesy} ${reply.text}`, more: false }
  }

  /** What no model may decide: secrets, prices, promises, who we are. Undefined where a model may speak. */
  ruled(question: string): Speech | undefined {
    const asked = (languageOf(question) && inEnglish(question)) || question
    const intent = intentOf(asked) ?? intentOf(pointOf(asked))
    return intent && intent !== 'greeting' && intent !== 'thanks' ? this.reply(question) : undefined
  }

  /** The links and ways on after an answer that someone else gave. */
  after(passage: Passage | undefined): Pick<Speech, 'links' | 'choices'> {
    if (!passage) return { links: [], choices: wayChoices }
    this.#memory.tell(passage)
    const { links, choices } = this.#answered([], passage)
    return { links, choices }
  }

  /** The passages a question is about, for whoever composes the answer. */
  ground(question: string): Passage[] {
    const asked = (languageOf(question) && inEnglish(question)) ?? question
    const direct = this.#passageFor(asked)
    const found = search(this.#withContext(asked), 5).map(({ passage }) => passage)
    return [...new Set([...(direct ? [direct] : []), ...found])]
  }

  demoLink(): RoomLink {
    const { topic, demoPath } = this.#memory
    return { label: topic ? `Schedule a demo: ${pages[topic].name}` : 'Schedule a demo', path: demoPath }
  }

  #reply(question: string): Reply {
    const intent = intentOf(question) ?? intentOf(pointOf(question))
    if (intent) return this.#forIntent(intent, question)
    const asked = calm(pointOf(question))
    if (asksForMore(asked) && this.#memory.last) return this.#more(this.#memory.last, asked)
    const version = this.#version(asked)
    if (version) return version
    const compared = this.#compare(asked)
    if (compared) return compared
    const passage = this.#passageFor(asked)
    return passage ? this.#tell(passage, asked) : this.#doNotKnow(asked)
  }

  #passageFor(question: string): Passage | undefined {
    const shortcut = shortcutOf(question) ?? categoryNamed(question) ?? passageForRole(question)
    if (shortcut) return passageOf(shortcut)
    const [named, ...others] = agentsNamed(question)
    if (named && !others.length && isOnlyAbout(named, question)) return passageOf(`agent-${named}`)
    if (!meaningfulTerms(question).length && /\bagents?\b/i.test(question)) return passageOf('all-agents')
    const best = this.#best(question)
    return best && isSure(best, question) ? best.passage : undefined
  }

  /** The question itself decides; what was talked about before only where the question leans on it. */
  #best(question: string): Found | undefined {
    const { last } = this.#memory
    const found = search(question, 12)
    if (!last || !(leansBack(question) || meaningfulTerms(question).length <= 2)) return found[0]
    const near = found.map((one) => {
      const isNear = one.passage.subject === last.subject ? 1.6 : one.passage.page === last.page ? 1.35 : 1
      return { ...one, score: one.score * isNear }
    })
    const best = near.sort((a, b) => b.score * b.coverage ** 2 - a.score * a.coverage ** 2)[0]
    if (best && best.coverage >= SURE_ENOUGH) return best
    const together = search(this.#withContext(question), 1)[0]
    const isAboutIt = together?.passage.subject === last.subject || together?.passage.page === last.page
    return together && isAboutIt && leansBack(question) ? together : best
  }

  #withContext(question: string) {
    const { last } = this.#memory
    return last && leansBack(question) ? `${question} ${last.title}` : question
  }

  #tell(passage: Passage, question: string): Reply {
    this.#memory.tell(passage)
    return this.#answered([...this.#caveats(question, passage), passage.text], passage)
  }

  /** An answer as every answer ends: with its source, a question, and from time to time the way to a demo. */
  #answered(said: string[], passage: Passage): Reply {
    const { answers } = this.#memory
    const isTime = answers % OFFER_DEMO_EVERY === 0
    const isAboutUs = ABOUT_US.has(passage.subject)
    const closing = isAboutUs
      ? 'What else would you like to know?'
      : isTime
        ? 'If you would like to see it on a process of yours, I can lead you to a demo or a pilot.'
        : closings[answers % closings.length]
    return {
      text: [...said, closing].join(' '),
      links: [pageLink(passage.page), ...(isTime ? [this.demoLink()] : [])],
      choices: this.#waysOn(passage),
    }
  }

  #waysOn(passage: Passage): RoomChoice[] {
    const others = [savingsChoice, securityChoice].filter(
      (choice) => !choice.says.toLowerCase().includes(passage.id) && passage.subject !== 'figures',
    )
    return [moreChoice, ...others.slice(0, 1), demoChoice]
  }

  /** Where a plain answer would claim too much. */
  #caveats(question: string, passage: Passage): string[] {
    const system = foreignSystem(question)
    const isListed = system && passages.some(({ text }) => text.toLowerCase().includes(system.toLowerCase()))
    return [
      ...(system && !isListed ? [`I do not see ${system} on our list, so I will not promise it.`] : []),
      ...(/\bcertifi(ed|cation)\b/i.test(question) && /GDPR|HIPAA/.test(passage.text)
        ? ['We say ready, which is not the same as a certificate.']
        : []),
    ]
  }

  /** What follows: the same subject, then where else that agent is at work, then the rest of the page. */
  #more(last: Passage, question: string): Reply {
    const agent = agentKeys.find((key) => last.subject === `agent-${key}`)
    const isUntold = (one: Passage) => !this.#memory.hasTold(one)
    const explained = passageOf('what-are-agents')
    const next =
      (/^how\b/i.test(question) && agent && isUntold(explained) ? explained : undefined) ??
      passages.find((one) => isUntold(one) && one.subject === last.subject) ??
      passages.find(
        (one) => isUntold(one) && agent && ELSEWHERE.test(one.id) && one.text.includes(agents[agent].name),
      ) ??
      passages.find((one) => isUntold(one) && !agent && one.page === last.page)
    if (next) {
      this.#memory.tell(next, { aside: agent !== undefined })
      return this.#answered([next.text], next)
    }
    return {
      text: 'That is what I can tell you about it. For the rest, a demo on a process of yours says more than I can.',
      links: [pageLink(last.page), this.demoLink()],
      choices: [...wayChoices.slice(0, 2), demoChoice],
    }
  }

  #version(question: string): Reply | undefined {
    if (!/\bversions?\b/i.test(question)) return undefined
    const fromLast = agentKeys.filter((key) => this.#memory.last?.subject === `agent-${key}`)
    const key = agentsNamed(question)[0] ?? fromLast[0]
    if (!key) return undefined
    const { name, version, status } = agents[key]
    const passage = passageOf(`agent-${key}`)
    this.#memory.tell(passage)
    const state = status === 'available' ? 'available now' : 'still in development'
    return this.#answered([`${name} is at version ${version} and ${state}.`], passage)
  }

  #compare(question: string): Reply | undefined {
    const named = agentsNamed(question)
    const [first, second] = named
    if (!first || !second || !/\b(differ\w*|diff\w*|compare\w*|versus|vs|or|and|between)\b/i.test(question))
      return undefined
    const both = [passageOf(`agent-${first}`), passageOf(`agent-${second}`)]
    for (const passage of both) this.#memory.tell(passage)
    return this.#answered(
      both
        .map(({ text }) => text.split(/(?<=\.)\s/)[0] ?? text)
        .concat('They work together in one ecosystem.'),
      both[1] as Passage,
    )
  }

  #doNotKnow(question: string): Reply {
    const isWordless = meaningfulTerms(question).length === 0
    return {
      text: isWordless
        ? `I did not quite catch that. ${waysQuestion}`
        : `I do not know that, and I would rather not guess. I can tell you about our agents, what they save, how they are secured and where they run; for anything else a colleague answers your message.`,
      links: isWordless ? [] : [pageLink('contact')],
      choices: wayChoices,
    }
  }

  #forIntent(intent: Intent, question: string): Reply {
    const demo = this.demoLink()
    const offer = (text: string, links: RoomLink[], choices: RoomChoice[] = []): Reply => ({
      text,
      links,
      choices,
    })
    switch (intent) {
      case 'prompt':
        return offer(
          'I keep my instructions to myself, and I cannot share them or step out of my role. What I can do is tell you about our agents. What would you like to know?',
          [],
          wayChoices,
        )
      case 'insult':
        return offer(
          'I am sorry this is not going well. I am a program and take no offence. Tell me what you are trying to get done and I will do my best to help.',
          [],
          wayChoices,
        )
      case 'greeting':
        return offer(`Hello, good to have you here. ${waysQuestion}`, [], wayChoices)
      case 'thanks':
        return offer(
          'You are welcome. Is there anything else you would like to know, or shall I lead you to a demo?',
          [demo],
          [moreChoice, demoChoice],
        )
      case 'farewell':
        return offer(
          'Thank you for the talk, and goodbye. If you want to go on from here, the link below leads to a demo or a pilot.',
          [demo],
        )
      case 'identity':
        return offer(
          `I am the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}: a program, not a person. I answer from what our website says. ${waysQuestion}`,
          [pageLink('team')],
          wayChoices,
        )
      case 'recorded':
        return offer(
          'This talk is transcribed: what you say and what I say is kept as text. Your camera picture stays in your browser.',
          [pageLink('privacy')],
          [...wayChoices],
        )
      case 'senses':
        return offer(
          'I do not see you: your picture stays with you. I hear you while your microphone is on and your browser turns speech into text, and I read what you type.',
          [],
          wayChoices,
        )
      case 'price':
        return offer(
          `I cannot quote a price here, and I would rather not guess one.${pricing ? ` Pricing sits with ${pricing.name}, our ${pricing.role}.` : ''} Ask for a demo on a process of yours, and a colleague talks about pricing with you.`,
          [demo],
          [savingsChoice, demoChoice],
        )
      case 'trial':
        return offer(
          'I do not know of a free trial, so I cannot promise one. What you can ask for is a demo or a pilot on a process of yours.',
          [demo],
          [demoChoice],
        )
      case 'schedule':
        return this.#schedule(question)
      case 'person':
        return offer(
          `Of course. A person reads what you send through our contact page. You can also write to ${company.email} or call ${company.phones.join(' or ')}.`,
          [{ label: pages.contact.name, path: paths.contact }],
          [demoChoice],
        )
      case 'release_date':
        return this.#releaseDate(question)
      case 'duration':
        return offer(
          `I cannot tell you a duration without knowing the process, and I would rather not guess. How it begins, I can say. ${catalog.callToAction.lead} A demo is a good place to ask.`,
          [demo, pageLink('agentCatalog')],
          [demoChoice, securityChoice],
        )
      case 'certificate':
        return offer(
          `I do not know how we stand on that one, so I will not claim anything. What our pages do say: ${passageOf('security-2').text}`,
          [pageLink('technology'), pageLink('contact')],
          [securityChoice, demoChoice],
        )
      case 'training_data':
        return offer(
          `I do not know what is agreed on training with your data, so I will not claim anything. What our pages do say: ${passageOf('security-0').text}`,
          [pageLink('technology'), pageLink('contact')],
          [securityChoice, demoChoice],
        )
      case 'our_support':
        return offer(
          `I do not know the terms of our support, and I would rather not guess.${support ? ` ${support.name}, our ${support.role}, answers for it.` : ''} A colleague tells you when you ask through the contact page.`,
          [pageLink('contact')],
          [demoChoice],
        )
      case 'competitor':
        return offer(
          `I cannot answer for other products: I only know ours. ${passageOf('why').text}`,
          [pageLink('home')],
          [demoChoice],
        )
      case 'advice':
        return offer(
          'I cannot help with advice of that kind. I can tell you what our agents do.',
          [pageLink('contact')],
          wayChoices,
        )
      case 'capabilities':
        return offer(
          `Ask me about our agents, what they save, where they run, how they are secured or who we are. ${waysQuestion}`,
          [pageLink('products')],
          wayChoices,
        )
      default:
        return intent satisfies never
    }
  }

  #schedule(question: string): Reply {
    const subject = search(question.replace(/\b(demo\w*|pilots?|schedule|book|month|next)\b/gi, ' '), 1)[0]
    const way = ways.find(({ named }) => named.test(question))
    if (subject && subject.coverage >= SURE_ENOUGH) this.#memory.tell(subject.passage)
    const { topic } = this.#memory
    const about = topic ? ` on ${pages[topic].name}` : way ? ` on ${way.label}` : ''
    return {
      text: `With pleasure. The link below opens the form for a demo or a pilot${about}: name the days that suit you, and a colleague confirms.`,
      links: [this.demoLink()],
      choices: topic ? [moreChoice] : wayChoices,
    }
  }

  #releaseDate(question: string): Reply {
    const named = agentsNamed(question).find((key) => agents[key].status === 'available')
    if (named && !/\btwins?\b|\biot\b/i.test(question)) {
      const passage = passageOf(`agent-${named}`)
      this.#memory.tell(passage)
      return this.#answered(
        [`${agents[named].name} is available now, at version ${agents[named].version}.`],
        passage,
      )
    }
    const upcoming = agentKeys.filter((key) => agents[key].status === 'development')
    this.#memory.tell(passageOf('twins'))
    return {
      text: `I cannot promise a date. ${listed(upcoming.map((key) => agents[key].name))} are in development; on the waitlist you hear first. All the other agents are available now.`,
      links: [pageLink('digitalTwins')],
      choices: [moreChoice, demoChoice],
    }
  }
}
