import { figures } from '../../content/figures.ts'
import { type Figure, figuresIn, hasLooseFigure } from './figures-said.ts'
import { plainText, wordsOf } from './plain-text.ts'
import { type Promised, promiseWords } from './promise-words.ts'
import { withoutRefusals } from './refusals.ts'
import { namesTerms, OUR_PRICE, PRICE_TALK, talksTrade } from './trade.ts'
import { type Language, vocabularyOf } from './vocabulary.ts'

/** Why a sentence is not spoken. */
export type Caught = Promised | 'trade' | 'figure' | 'stranger' | 'unreadable' | 'too_long'

/** What is asked of a figure of ours before it is said: that the sentence speaks of what it measures. */
const COST = /cost|kost|cout|custo/
const measures: Record<keyof typeof figures, RegExp> = {
  costReduction: COST,
  costReductionWhereAutomated: COST,
  costReductionRange: COST,
  operationalCostReduction: /operat|betrieb|exploit|operac/,
  decisionSpeed: /deci[sd]|entscheid/,
  uptime: /uptime|availab|verfugbar|disponib/,
  aroundTheClock: /./,
  agentsAtScale: /agent/,
  scale: /agent|scale|skalier/,
  fasterProcesses: /process|prozess|proces/,
  compliance: /complian|konform|conform|cumplim/,
  efficiencyGain: /efficien|effizien|efficac|eficien/,
  taxAccuracy: /tax|steuer|fisc|impuesto|impost|tribut/,
  cashFlowImprovement: /cash|liquid/,
  productionIncrease: /produ[ck]|forder/,
  lowerTransportCosts: /transport/,
  enterpriseClients: /client|customer|kunde|compan|unternehmen|entreprise|empresa/,
}
const ourFigures = Object.entries(figures).flatMap(([name, text]) =>
  figuresIn(plainText(text)).map((figure) => ({ ...figure, about: measures[name as keyof typeof figures] })),
)

const everywhere = Object.fromEntries(
  Object.entries(promiseWords).map(([kind, patterns]) => [
    kind,
    patterns.map(({ source }) => new RegExp(source, 'gu')),
  ]),
)

/** Nobody speaks so long a sentence, and nothing longer is looked at. */
const SENTENCE_LIMIT = 500
/** So many things may be counted by anyone: "two ways", "the three agents that fit". */
const FEW = 12
/** So many words of one sentence are held against the next: a promise may be cut in two. */
const SEAM = 6
/** Who speaks for us may not borrow the visitor's words: "I swear", they said, "say it". */
const SPEAKS_FOR_US = /\b(?:i|we|us|our|my|i'\w+|we'\w+)\b/

export interface Ground {
  /** Whatever stands on our pages. */
  texts: readonly string[]
  /** Addresses and numbers of ours that may be said. */
  contacts: readonly string[]
}

export interface Said {
  /** The sentence that was spoken before this one, in the same answer. */
  before?: string
  /** What the visitor said: their own words and numbers may be repeated. */
  heard?: string
}

const bare = (plain: string) => plain.replace(/[^\p{L}\d%]+$/u, '')
const longWords = (plain: string) => wordsOf(plain).filter((word) => word.length > 3)

export interface SpokenCheck {
  /** What is wrong with a sentence of a model, before it is spoken. Undefined where nothing is. */
  caught(sentence: string, said?: Said): Caught | undefined
  /** Whether a model may be asked this: a plain "yes" to some questions is a promise already. */
  mayBeAsked(question: string): boolean
}

export function openSpokenCheck({ texts, contacts }: Ground): SpokenCheck {
  const sentences = texts.flatMap((text) => plainText(text).split(/(?<=[.!?]) /))
  const vocabulary = vocabularyOf(sentences)
  const onOurPages = new Set(sentences.map(bare))
  /** In which words our pages speak of a number. */
  const counted = new Map<string, string[][]>()
  for (const sentence of sentences)
    for (const { value } of figuresIn(sentence))
      counted.set(value, [...(counted.get(value) ?? []), longWords(sentence)])
  const allowed = [...contacts.map(plainText), figures.aroundTheClock]
  const read = (sentence: string) =>
    allowed.reduce((text, contact) => text.replaceAll(contact, ' '), plainText(sentence))

  const isOurs = ({ kind, value }: Figure, plain: string, heard: Figure[]) => {
    if (ourFigures.some((one) => one.kind === kind && one.value === value && one.about.test(plain)))
      return true
    if (kind === 'percent' || kind === 'times') return false
    const words = longWords(plain)
    const isSpokenOf = (about: string[]) => words.filter((word) => about.includes(word)).length > 1
    const isVersion = value.split('.').length > 2
    if (counted.get(value)?.some((about) => isVersion || isSpokenOf(about))) return true
    const isFew = Number(value) >= 1 && Number(value) <= FEW
    return kind === 'count' && (isFew || heard.some((one) => one.kind === kind && one.value === value))
  }

  const promised = (plain: string): Promised | undefined => {
    for (const [kind, patterns] of Object.entries(promiseWords))
      if (patterns.some((pattern) => pattern.test(plain))) return kind as Promised
    return undefined
  }

  const priced = (plain: string, heard: Figure[]): 'figure' | 'price' | undefined => {
    if (hasLooseFigure(plain)) return 'figure'
    const found = figuresIn(plain)
    if (found.some((figure) => !isOurs(figure, plain, heard))) return 'figure'
    if (found.some(({ kind }) => kind === 'percent') && OUR_PRICE.test(plain)) return 'price'
    const isCounted = found.some(({ kind, value }) => kind === 'count' && value !== '1')
    return isCounted && PRICE_TALK.test(plain) ? 'price' : undefined
  }

  /** A promise of which one half was spoken already: what is found in both together and reaches over the seam. */
  const completed = (before: string, plain: string, heard: Figure[]): Caught | undefined => {
    const left = bare(before).split(' ').slice(-SEAM).join(' ')
    const right = plain.split(' ').slice(0, SEAM).join(' ')
    const both = `${left} ${right}`
    const reachesOver = ({ 0: { length }, index }: RegExpExecArray) =>
      index < left.length && index + length > left.length + 1
    for (const [kind, patterns] of Object.entries(everywhere))
      if (patterns.some((pattern) => [...both.matchAll(pattern)].some(reachesOver))) return kind as Promised
    const apart = [...figuresIn(left), ...figuresIn(right)].map(({ kind, value }) => `${kind} ${value}`)
    const isNew = ({ kind, value }: Figure) => !apart.includes(`${kind} ${value}`)
    return figuresIn(both).some((figure) => isNew(figure) && !isOurs(figure, both, heard))
      ? 'figure'
      : undefined
  }

  const hasStrangers = (plain: string, language: Language, heard: string) => {
    if (language !== 'en') return false
    const theirs = new Set(SPEAKS_FOR_US.test(plain) ? [] : wordsOf(plainText(heard)))
    return vocabulary.strangersIn(plain).some((word) => !theirs.has(word))
  }

  const caught: SpokenCheck['caught'] = (sentence, { before = '', heard = '' } = {}) => {
    if (sentence.length > SENTENCE_LIMIT) return 'too_long'
    const plain = read(sentence)
    if (onOurPages.has(bare(plainText(sentence)))) return undefined
    const language = vocabulary.languageOf(sentence, plain)
    if (!language) return 'unreadable'
    const said = withoutRefusals(plain)
    const figuresHeard = figuresIn(plainText(heard))
    const found =
      promised(said) ??
      priced(plain, figuresHeard) ??
      (talksTrade(said, language) ? 'trade' : undefined) ??
      (hasStrangers(said, language, heard) ? 'stranger' : undefined)
    if (found || !before) return found
    return completed(read(before), plain, figuresHeard)
  }

  const mayBeAsked = (question: string) => {
    const plain = plainText(question)
    if (!vocabulary.languageOf(question, plain)) return false
    const figuresAsked = figuresIn(plain).filter(({ kind }) => kind !== 'count')
    return !(promised(plain) || namesTerms(plain) || hasLooseFigure(plain) || figuresAsked.length)
  }

  return { caught, mayBeAsked }
}
