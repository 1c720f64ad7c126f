import { inDigits } from './number-words.ts'
import { wordsOf } from './plain-text.ts'

/**
 * The words the check reads. Of English these are the everyday ones, which promise nothing by themselves: with the
 * words of our pages they are all that may be said. Of other languages they are the small words, which tell the
 * language; what is in none of these languages the check cannot vouch for.
 */
const known = {
  en: `
    a able about above absolute according across act action actual add affect afraid after afternoon again
    advice against ago agree ahead all allow almost alone along already also although always am among an and
    another answer any anybody anyone anything anyway apart appear apply approach are area around arrive as
    aside ask at attach attention automatic availability available avoid away back background badly basic be
    became because become been before began begin behind being believe belong below best better between
    beyond big bit both bottom break bring broad build busy but by call came can cannot care careful carry
    case catch cause central certain change chat check choice choose clean clear close collect colleague
    combine come comment common compare complete complex concern concrete confirm connect consider contain
    context continue continuous control conversation cope copy corner correct could count couple course
    create current curious customer daily data day decide deep deeper delay delivery department depend
    describe design detail detect develop device did differ different difficult direct discover discuss do
    doctor does doing done don't door doubt down draft draw drift drop during each earlier early ease easier
    easy edge either else employee end engineer enjoy enough enter entire error even evening event ever
    every everybody everyone everything exact example except exist expert explain explore express extra eye
    face fact fair fall familiar far fast feature feed feel few field fill final find fine finish first fit
    fix flag flow focus follow for form forget forward found free from front full function further gap
    gather gave general get give glad go goal gone good got great group grow guess guide had half hand
    handle happen happy hard hardware has have having he head hear heard heart held hello help her here hi
    hidden hide high him his history hold home hope hospital hour how however human i idea if image imagine
    impact important improve in indeed inform information inside instead instruct interest into introduce
    involve is instruction issue it item its itself job join judge jump just keep kept key kind knew know
    known language large last late later lead leader learn least leave left less let letter level lie light
    like likely limit line list listen little live local log long look lot loud low machine made main make
    manage manager manual many map mark match matter may maybe me mean meant measure meet member memory
    mention message met might mind mine minute mirror miss mix model moment month more morning most mostly
    move much must my myself name narrow natural near necessary need neither new next nice night no nobody
    none noon nor normal not note nurse nothing notice now number obvious occur of off office often ok okay
    old on once one ones only onto open operate opinion option or order ordinary organise organize other
    others otherwise our out outside over overview own page paper part particular pass past path pattern
    percent pause people perhaps person phone pick picture piece place personal plain platform plan plant
    play please pleasure plenty point policy position possible practice prefer prepare present press pretty
    prevent privacy private problem process produce product project proof proper protect prove public
    publish pull purpose push put quality question quick quiet quite raise range rather reach react read
    ready real reason recent recognise recognize record refer regular relate relevant remain remember remove
    repeat replace reply report request require resolve respond rest restart reveal review right risk role
    roll room root rose round route routine rule run safe said same saw say scale scan scope screen search
    second section see seem seen select send sense sensitive sensor sent separate setup set settle several
    shall shape share she shift short should show side sign signal similar simple since single sit situation
    size skill sleep slow small smart smooth so software solution solve some somebody someone something
    sometimes soon sorry sort sound source speak special specific speech spell split spot staff stage stand
    start state station stay step still stop store story straight stranger strong structure stuff subject
    such summarise summarize suggest suit summary supply support suppose sure surface surprise switch system
    table take taken talk task teach team technical tell tend term test text than thank that the their them
    themselves then there these they thing think third this those though thought thread through ticket till
    timeline time tired title to today together told tomorrow too took tool top topic touch toward trace
    track traffic train translate transfer transparent travel treat trigger trouble true truth try turn two
    type under understand understood unit unless until unusual up update upon urgent us use useful usual
    various vendor verify very via view visible visit voice volunteer wait walk want warehouse warn was
    watch water way we website week weekday weekend welcome well went were what whatever when whenever where
    wherever whether which while who whole whom whose why wide will window wish with within without wonder
    wonderful workflow word work worker world worry would wrong wrote yes yesterday yet you young your yours
    yourself`,
  de: `
    aber agent agenten alle allem allen alles als am an auch auf aus bei beim bin bis bitte da dabei dafur
    dann daran das dass dazu dem den denn der des die dies diese dieser dieses doch drei du durch ein eine
    einem einen einer eines er es etwas fur gern gibt gute guten hat haben hier ich ihm ihnen ihr ihre ihrem
    ihren im in ist ja jede jeden jeder kann kein keine keinen konnen leider man mehr mit nach nicht nichts
    noch nur ob oder ohne schon sehr sein seine sich sie sind so tag uber um und uns unser unsere unter viel
    vom von vor was weil weiss welche welchen wenn wer werden wie wir wird wo zu zum zur zwei danke hallo
    willkommen mochten`,
  fr: `
    a agent agents ai au aussi aux avec avez avons bien bienvenue bonjour c'est ca car ce cela ces cet cette
    chaque comme comment d'un d'une dans de des deux donc du elle elles en encore est et etre eu faire il
    ils j'ai je l'agent la le les leur leurs lui ma mais merci mes moi mon ne nos notre nous on ont ou oui
    par pas peu peut peux plus pour qu'un que quel quelle quels qui quoi sa sans se ses si soit son sont
    souhaitez sous sur te tous tout toute toutes tres trois tu un une vers voici vos votre voulez vous y
    etes`,
  es: `
    a agente agentes al algo algun aqui asi bien bienvenido cada como con cual cuando de del desde donde dos
    el ella ellos en entre era es esa ese eso esta estan estar este esto fue gracias ha hay hola la las le
    lo los mas me mi mucho muy nada ni no nos nuestra nuestro o para pero por porque puede pueden puedo que
    quien se ser si sin sobre son su sus tambien tiene todo todos un una uno usted ustedes y ya gustaria
    tengo podemos informacion`,
  pt: `
    a agente agentes ao aos as ate bem com como da das de dela dele do dos e ela ele eles em entre era esta
    estao este eu foi fica ha isso isto ja la lhe mais mas me meu muito na nao nas nem no nos nossa nosso o
    ola os ou para pela pelo pode podem por porque posso qual quando que quem sao se sei seja sem ser seu
    seus so sobre sua suas tambem te tem tudo um uma voce voces obrigado obrigada gostaria tenho podemos
    essa informacao hoje quais usam sistemas`,
  it: `
    anche che chi come con cosa cui da dal dei del della delle di e ed gli ha il in io la le lo ma mi nei
    nel nella noi non per piu puo questa questo quindi se si sono su sua suo sulla tra un una voi grazie
    buongiorno`,
}
export type Language = keyof typeof known

/** Endings off, roughly: "checks", "checked" and "checking" are one word. */
const stem = (word: string) =>
  word
    .replace(/^can't$/, 'can')
    .replace(/(?:n't|'.*)$/, '')
    .replace(/(?<=\p{L}{2})ly$/u, '')
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=\p{L}{2})s$/u, '')
    .replace(/(?<=\p{L}{2})(?:ed|ing)$/u, '')
    .replace(/(?<=\p{L}{2})[ey]$/u, '')
    .replace(/(.)\1$/, '$1')

const wordSets = Object.entries(known).map(
  ([language, words]) => [language as Language, new Set(words.trim().split(/\s+/))] as const,
)
const everyday = new Set(known.en.trim().split(/\s+/).map(stem))

export interface Vocabulary {
  /** The language a sentence is in, as far as the check reads it. */
  languageOf(sentence: string, plain: string): Language | undefined
  /** Words of an English sentence that are neither everyday ones nor on our pages. */
  strangersIn(plain: string): string[]
}

/** Below this share of words that it knows, a text is in a language the check cannot read. */
const ENOUGH = 0.25

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const ours = new Set(texts.flatMap(wordsOf))
  const ourStems = new Set([...ours].map(stem))
  return {
    languageOf(sentence, plain) {
      if (/[^\P{L}\p{Script=Latin}]/u.test(sentence.normalize('NFKD'))) return undefined
      const words = wordsOf(inDigits(plain))
      const counts = wordSets.map(([language, set]) => {
        const isOurs = (word: string) =>
          language === 'en' && (ours.has(word) || (word.length > 5 && everyday.has(stem(word))))
        return { language, count: words.filter((word) => set.has(word) || isOurs(word)).length }
      })
      const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
      return best.count >= words.length * ENOUGH ? best.language : undefined
    },
    strangersIn: (plain) =>
      wordsOf(inDigits(plain)).filter((word) => !everyday.has(stem(word)) && !ourStems.has(stem(word))),
  }
}
