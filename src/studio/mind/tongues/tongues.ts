import type { Language } from '../../../understanding/understood.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { Tongue } from './tongue.ts'

/** The languages beside English in which a talk is kept going; what the cards hold is told in English. */
export const tongues: Record<Exclude<Language, 'en'>, Tongue> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}
