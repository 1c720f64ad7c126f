import { EMAIL } from '../acts/rules.ts'
import { sentencesOf } from '../acts/sentences.ts'
import type { Things } from '../understood.ts'
import { countsIn, tradeCounted } from './counts.ts'
import { namedIn, systemsIn } from './named.ts'
import { countryIn, timeIn } from './places.ts'
import { industryIn, nameIn, roleIn } from './self.ts'

/** In use, or what they come from: "we run SAP", "our ServiceNow", "we're on Oracle". */
const IN_USE =
  /\b(we|we're|we've|our|my|us|i|i'm|wir|unser\w*|nous|notre|nuestr\w*|tenemos|usamos|noss\w*|temos|runs? on|currently|already)\b/iu

/** Leaves out what was not said; an address is no word of the sentence. */
export function thingsIn(said: string): Things {
  const [email] = EMAIL.exec(said) ?? []
  const text = email === undefined ? said : said.replace(email, ' ')
  const sentences = sentencesOf(text)
  const systems = [...new Set(sentences.filter((sentence) => IN_USE.test(sentence)).flatMap(systemsIn))]
  const counts = countsIn(sentences)
  const found = {
    industry: industryIn(sentences) ?? tradeCounted(counts),
    role: roleIn(text),
    country: countryIn(sentences),
    time: timeIn(sentences),
    email,
    name: nameIn(text),
  }
  return { named: namedIn(text), counts, systems, ...withoutGaps(found) }
}

const withoutGaps = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>
