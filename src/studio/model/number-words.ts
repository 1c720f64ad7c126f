/** Numbers written as words, in English, German, French, Spanish, Portuguese and Italian; accents are off already. */

const counted = (from: number, words: string, step = 1) =>
  words.split(' ').map((word, n) => [word, from + n * step] as const)
const each = (value: number, words: string) => words.split(' ').map((word) => [word, value] as const)

const units = [
  ...counted(0, 'zero one two three four five six seven eight nine'),
  ...counted(1, 'eins zwei drei vier funf sechs sieben acht neun'),
  ...counted(2, 'deux trois quatre cinq six sept huit neuf'),
  ...counted(2, 'dos tres cuatro cinco seis siete ocho nueve'),
  ...counted(2, 'dois tres quatro cinco seis sete oito nove'),
  ...counted(3, 'tre quattro cinque sei sette otto nove'),
  ...each(2, 'zwo duas'),
]
const teens = [
  ...counted(10, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
  ...counted(10, 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'),
  ...counted(10, 'dix onze douze treize quatorze quinze'),
  ...counted(12, 'doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'),
  ...counted(12, 'doze treze catorze quinze dezesseis dezessete dezoito dezenove'),
  ...counted(10, 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'),
  ...each(10, 'diez dez'),
  ...each(12, 'dozen dutzend'),
]
const tens = [
  ...counted(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...counted(20, 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 10),
  ...counted(20, 'vingt trente quarante cinquante soixante septante huitante nonante', 10),
  ...counted(20, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
  ...counted(20, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 10),
  ...counted(20, 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 10),
  ...each(20, 'vingts veinti'),
]
const hundreds = [
  ...each(100, 'hundred hundert cent cien ciento cem cento'),
  ...counted(200, 'doscientos trescientos cuatrocientos', 100),
  ...counted(500, 'quinientos seiscientos setecientos ochocientos novecientos', 100),
  ...counted(200, 'duzentos trezentos quatrocentos', 100),
  ...counted(500, 'quinhentos seiscentos setecentos oitocentos novecentos', 100),
]
const larger = [
  ...each(1e3, 'thousand tausend tsd mille mil mila'),
  ...each(1e6, 'million millions millionen mio millon millones milhao milhoes milione milioni'),
  ...each(
    1e9,
    'billion billions milliarde milliarden mrd milliard milliards bilhao bilhoes miliardo miliardi',
  ),
]
const values = new Map([...units, ...teens, ...tens, ...hundreds, ...larger])
/** Articles, verbs and joints elsewhere: numbers only inside of a longer word, as in "einhundert", "duecento". */
const inside = new Map([...each(1, 'ein un uno'), ...each(2, 'due'), ...each(20, 'vent'), ...each(0, 'und')])

const eitherOf = (words: Iterable<readonly [string, unknown]>) =>
  `(?:${[...words]
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|')})`
const part = eitherOf([...values, ...inside])
/** "tenfold" and "zehnmal" hold a number too. */
const end = '(?=(?:-?(?:fold|mal|fach\\p{L}*))?(?!\\p{L}))'
const word = `(?:${eitherOf(values)}${end}|${part}{2,}${end})`
const joint = [
  '[ -]',
  `(?<=${eitherOf([...hundreds, ...larger])}) (?:and|e|y) `,
  `(?<=${eitherOf(tens)}) (?:e|y|et) (?=(?:${eitherOf(units)}|uno?|um)(?!\\p{L}))`,
].join('|')
const digits = '\\d+(?:[.,]\\d+)*'
/** "10 thousand", "100k" */
const inThousands = `${digits} ?(?:k(?!\\p{L})|(?=${eitherOf([...hundreds, ...larger])}(?!\\p{L}))${word})`
/** "per cent" is no hundred. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,]|\\b(?:per|pour|por) )(?:${inThousands}|${word})(?:(?:${joint})${word})*`,
  'gu',
)
const PART = new RegExp(`${digits}|k(?!\\p{L})|${part}`, 'gu')

export const numberOf = (digits: string) =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
    ? Number(digits.replace(/[.,]/g, ''))
    : Number(digits.replace(',', '.'))

function valueSaid(number: string): number {
  let [whole, below, isDigitByDigit] = [0, 0, true]
  for (const [said] of number.matchAll(PART)) {
    if (said === 'und') continue
    const value = said === 'k' ? 1000 : (values.get(said) ?? inside.get(said) ?? numberOf(said))
    if (value >= 1000 && !/^\d/.test(said)) [whole, below] = [whole + (below || 1) * value, 0]
    else if (value === 100) below = (below || 1) * 100
    // "quatre-vingts"
    else if (said.startsWith('vingt') && below % 100 === 4) below += 76
    // "nine zero"
    else if (value < 10 && below > 0 && isDigitByDigit) below = below * 10 + value
    else below += value
    isDigitByDigit &&= value < 10
  }
  return whole + below
}

/** The text with every number in words as digits: "fifty-five per cent" becomes "55 per cent". */
export const inDigits = (plain: string) => plain.replace(NUMBER, (number) => String(valueSaid(number)))
