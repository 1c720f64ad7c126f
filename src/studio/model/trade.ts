import { anyOf } from './plain-text.ts'
import type { Language } from './vocabulary.ts'

/**
 * What we charge and on which terms is talked about by people. Agents work with prices, invoices and contracts all
 * day, so these words alone say nothing: they are kept from the model where it speaks of us and of the visitor.
 */

const TRADE = anyOf(`
  (?:pay|pays|paying|paid|price|prices|priced|pricing|fees?|charge[sd]?|trials?|deals?|owe|cancel|purchase|buy|bill|offers?|terms|obligations?|expensive|affordable)·;
  (?:zahl(?:en|t|e)|preise?|vertrage?|angebote?|gebuhren|testphase|kundig\\p{L}*)·;
  (?:paye[rz]|payons|prix|tarifs?|contrats?|offr(?:es?|ons|ir|ez)|frais|essai)·;
  (?:pag(?:a|ar|an|amos)|precios?|precos?|contratos?|ofertas?|tarifas?)·`)

/** Looked for in English only: others say "you" and "we" by the verb alone. */
const US_AND_YOU = /\b(?:i|we|us|you|me|our|my|ours|yours|i'\w+|we'\w+|you'\w+)\b/
/** "A colleague talks about pricing with you": the way it should be. */
const REFERRED =
  /\b(?:colleagues?|team|officer|person|people|kolleg\p{L}*|collegue|colega|companero|sits? with)\b/u
const SPOKEN_OF =
  /\b(?:talks?|tells?|speaks?|discuss(?:es)?|answers?|explains?|knows?|looks? after|sits?|can tell|spricht|sprechen|sagt|sagen|parler\p{L}*|parle|repond\p{L}*|dira|hablar\p{L}*|habla|responder\p{L}*|fala|falar\p{L}*)\b/u

export const namesTerms = (plain: string) => TRADE.test(plain)

/** Whether somebody is told our terms; `plain` holds no refusals any more. */
export function talksTrade(plain: string, language: Language) {
  if (!namesTerms(plain) || /[?¿]/.test(plain)) return false
  if (REFERRED.test(plain) && SPOKEN_OF.test(plain)) return false
  return language !== 'en' || US_AND_YOU.test(plain)
}

/** A price without its currency: one of these words, and a number beside it. */
export const PRICE_TALK = anyOf(`
  (?:price|cost|fee|charge|pay|paid|subscription|licen[cs]e|quote|budget|invoice|tariff)(?:s|d|ing)?·;
  (?:per \\p{L}+|an? (?:seat|user|month|year|head|day|week))·; starts? at; starting at; monthly; yearly;
  annually; preis; kost; zahl(?:en|t|e)·; gebuhr; lizenz; pro (?:nutzer|monat|jahr|platz|agent);
  im (?:monat|jahr); prix; tarif; cout; pay(?:ez|er|ons); par (?:mois|an|utilisateur); precio; coste; costo;
  cuesta; pag(?:a|ar|an)·; al (?:mes|ano); por (?:mes|ano|usuario); licencia; vale·; preco;
  cust(?:os?|a|am)·; licenca; sai por; prezz; costa·`)

/** With these a share is a price too: "forty percent off your licence". */
export const OUR_PRICE = anyOf(`
  (?:price|fee|pay|licen[cs]e|subscription|rate|tariff|bill|contract)s?·; preis; gebuhr; lizenz; rechnung;
  prix; tarif; facture; precio; factura; preco; fatura; prezz`)
