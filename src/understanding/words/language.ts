import type { Language } from '../understood.ts'
import { wordsOf } from './words.ts'

/** Small words, and greetings, that give a language away; without accents. Those of two languages count for both. */
const signs: Record<Language, Set<string>> = {
  en: new Set(
    'the is are do does you your what how who why when where which can we our i it of and for with have has my me to in on a an about tell want need please thanks hello hi not this that be would could if at from so no yes ok okay more was will there they them us or as by up out just one'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich wir sie ihr ihre ihren du und oder aber der die das den dem ein eine einen einer ist sind war haben hat wie was wer wann warum wo welche welcher fur mit auf nicht kein keine von zu zum zur im bei uns unser unsere konnen kann mochte mochten gibt es bitte danke hallo guten tag morgen tschuss nein ja auch noch mal viel wieviel kostet ihnen sich wurde mein meine nach uber einem schicken sprechen mehr kurzer nochmal moin wiedersehen auf deutsch verstehe'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je nous vous tu il elle le la les un une des du de et ou mais est sont sommes avez avons etes quel quelle quels quelles combien comment pourquoi quand qui que quoi pour avec sur dans ne pas votre vos notre nos mon ma mes ce cette ca bonjour bonsoir merci salut oui non au revoir plait voudrais peut pouvez faites sil plus encore aussi cela coute francais quest cest jai'.split(
      ' ',
    ),
  ),
  es: new Set(
    'yo nosotros usted ustedes el la los las un una unos y o pero es son somos tiene tienen tenemos que como cuanto cuando quien donde por para con en no su sus nuestra nuestro nuestros mi mis este esta eso hola gracias adios si buenos dias buenas tardes favor quiero queremos puede pueden hay del al cuesta hacen mas muy tambien me le espanol hablar puedo cual cuales tengo necesito ofrecen'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu nos voces voce o a os as um uma e ou mas sao somos tem temos que como quanto quando quem onde por para com em nao seu sua seus nossa nosso nossos meu minha este esta isso ola obrigado obrigada adeus tchau sim bom dia boa tarde favor quero queremos pode podem ha do da dos das custa fazem mais muito tambem me portugues falar posso qual quais tenho preciso oferecem isto'.split(
      ' ',
    ),
  ),
}

/** Letters and words nobody else has. */
const sure: [pattern: RegExp, language: Language][] = [
  [
    /[äöß]|\b(ich|wir|für|und|nicht|über|können|möchte\w*|tschüss|bitte|danke|hallo|wie viel|was kostet|sprechen sie)\b/i,
    'de',
  ],
  [
    /[œêèùç](?!ão)|\b(je|nous|vous|c'est|qu'est|s'il|bonjour|merci|combien|votre|voudrais|êtes|oui|au revoir)\b/i,
    'fr',
  ],
  [
    /[¿¡ñ]|\b(hola|gracias|usted(es)?|cuánto|cuesta\w*|qué|adiós|quiero|pueden|español|cómo|nuestr[oa]s?)\b/i,
    'es',
  ],
  [
    /[ãõ]|\b(olá|obrigad[oa]|você\w*|não|são|quanto custa\w*|português|adeus|tchau|bom dia|vocês|preço)\b/i,
    'pt',
  ],
]

/** The language that was spoken; English unless another is clearly likelier, for most who say "Merci" go on in English. */
export function languageOf(text: string): Language {
  const words = wordsOf(text)
  const scores = (Object.keys(signs) as Language[]).map((language) => ({
    language,
    score:
      words.filter((word) => signs[language].has(word)).length +
      sure.filter(([pattern, of]) => of === language && pattern.test(text)).length * 2,
  }))
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0
  const [best] = scores.filter(({ language }) => language !== 'en').toSorted((a, b) => b.score - a.score)
  return best && best.score > english && best.score >= Math.min(2, words.length) ? best.language : 'en'
}
