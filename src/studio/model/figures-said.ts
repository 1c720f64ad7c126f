import { inDigits, numberOf } from './number-words.ts'
import { anyOf } from './plain-text.ts'

/** A number somebody said, with what it counts: a share, a multiple, a length of time, or things. */
export interface Figure {
  kind: 'percent' | 'times' | 'span' | 'count'
  /** As text, so that versions ("0.9.0") have one too. */
  value: string
}

const PERCENT = '%|percent|per ?-?cent|pct|prozent|pour ?cent|por ciento|por cento|per cento|procent'
const TIMES = 'x|×|times|fold|mal|fach\\p{L}*|fois|veces|vezes|volte'
const SPAN = [
  'seconds?|minutes?|hours?|days?|weeks?|weekends?|months?|quarters?|years?',
  'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|quartalen?|quartale|jahren?|jahre',
  'secondes?|heures?|jours?|semaines?|mois|trimestres?|ans?|annees?',
  'segundos?|minutos?|horas?|dias?|semanas?|mes|meses|trimestres?|anos?',
  'giorn[io]|settiman[ae]|mes[ei]|ann[io]|or[ae]',
].join('|')
const BEFORE_A_SPAN = 'full|whole|short|working|business|calendar|ganzen?|vollen?|jours? de'

const NUMBER = '(?<number>\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)\\+?'
const UNIT = `(?<percent>${PERCENT})|(?<times>${TIMES})|(?:(?:${BEFORE_A_SPAN}) )?(?<span>${SPAN})`
const FIGURE = new RegExp(`${NUMBER}(?:[ -]?(?:${UNIT})(?!\\p{L}))?`, 'gu')
/** "30 to 50 percent": both are shares. */
const RANGE = /^\+? ?(?:-|to|and|or|bis|und|oder|zu|a|et|ou|al|y|o|e|ate|hasta) ?(?:zu |el |al |les |os )?$/

const writtenValue = (number: string) =>
  /[.,].*[.,]/.test(number) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(number)
    ? number
    : String(numberOf(number.replaceAll(' ', '')))

/** All figures of a plain text, whether in digits or in words. */
export function figuresIn(plain: string): Figure[] {
  const text = inDigits(plain)
  const found = [...text.matchAll(FIGURE)]
  const figures: Figure[] = []
  for (const [n, match] of [...found.entries()].reverse()) {
    const { number = '', percent, times, span } = match.groups ?? {}
    const next = found[n + 1]
    const following = figures[0]
    const isRange = next && RANGE.test(text.slice(match.index + match[0].length, next.index))
    const own = percent ? 'percent' : times ? 'times' : span ? 'span' : 'count'
    figures.unshift({
      kind: own === 'count' && isRange && following ? following.kind : own,
      value: writtenValue(number),
    })
  }
  return figures
}

/** Every "percent" has a number before it; where none was read, it is one we do not know how to read. */
const SHARE = new RegExp(`(?<!\\d[+ -]{0,2})(?:%|(?<!\\p{L})(?:${PERCENT})(?!\\p{L}))`, 'u')

/** Shares and multiples that are no number with a unit: "half the people", "one in three", "thousands". */
const LOOSE = [
  anyOf(`
    hal(?:f|ve[sd]?|ving)·; halb(?:e[nrs]?|ier\\p{L}*)?·; halfte·; moitie·; mitad·; metade·; meta (?:dei|del|prezzo)·;
    double[sd]?·(?![ -](?:check|entry|book|click)); doubl(?:ing|er|ons|ez)·; twice (?:as|the|your|our|that)·; tripl;
    quadrupl; verdoppel; verdreifach; doppelt; doble·; dobro·; duplica(?:n|r|mos|ra|ran|m)?·; raddoppi; doppio·;
    dobra(?:r|m|mos|ra)?·; hundreds·; thousands·; millions·; billions·; dozens·; hunderte·; tausende·; millionen·;
    centaines·; milliers·; des millions·; cientos·; miles·; millones·; centenas·; milhares·; milhoes·; centinaia·;
    migliaia·; milioni·; order of magnitude; divis\\p{L}+ par·; dividid\\p{L}+ (?:por|entre)·; ein vielfaches;
    every (?:second|third|fourth|other) (?!time)\\p{L}; nines·`),
  // Parts: "two thirds", "3 out of 4", "5 to 1", "½".
  /\b(?:an?|\d+|ein|une?|uma?|due)[ -](?:third|quarter|fifth|sixth|eighth|tenth|drittel|viertel|funftel|zehntel)s?\b/,
  /\b(?:\d+|une?|uma?) (?:tiers|quart|cinquieme|tercio|cuarto|terco|quarto|terzo)s?\b/,
  /\b\d+ (?:\p{L}+ )?(?:in|out of|of|von|sur|de cada|de|em cada|em|su|aus) (?:every )?\d+\b/u,
  /\d ?[⁄/] ?\d|\b\d+ (?:to|zu|contre|a) 1\b|\d-(?:figure|stellig)/,
  // So many people, whose work it would be.
  /\b(?:replac|ersetz|remplac|reemplaz|sustitu|substitu)\p{L}* (?:a |team of )?\d/u,
]

export const hasLooseFigure = (plain: string) =>
  SHARE.test(inDigits(plain)) || LOOSE.some((pattern) => pattern.test(plain) || pattern.test(inDigits(plain)))
