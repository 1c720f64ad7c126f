import { BRAND } from '../../content/brand.ts'

/** How a text becomes the terms that are searched: small letters, no noise, word endings off. */

/** Words that say nothing of what is meant. Brand and "agent" are among them: everything here is ours. */
const NOISE = new Set([
  BRAND.toLowerCase(),
  ...`agent agents ai a about above actually after all also am an and any anybody anyone anything are as ask at away basically be
  because been before being better between both but by bye call came can cannot come could couldn did didn different
  difference diffrence do does doesn doing don done down each either else er even ever every everything exactly few for
  from get gets getting give gives go goes going good got great guys had has have haven having he hello help her here hey
  hi him his how however i if in into is isn it its just kind know last let like little look looking lot many may maybe me
  mean might mine more most much must my need needs never next no nobody not now of off ok okay on once one only or other
  our ours out over own painful please pls put quite rather re really right s said same say see seems shall she should show
  since so some somebody someone something sort still stuff such sure take takes talk tell than thank thanks that the their
  them then there these they thing things think this those though through to told too try u uh um under until up us use
  used uses using v ve very via want wants was way we week well went were what whats when where whether which while who
  whose why will with within without won would wouldn x yeah yes yet you your yours
  bring brings gain gains whole hours big lots spend spends today currently new always often usually long time times company companies handle process processes processing serve serves speak
  add adds added work works working
  day days week weeks month months year years hour minute minutes end guarantee deal expect real like`.split(
    /\s+/,
  ),
])

export const isNoise = (term: string) => NOISE.has(term)

export const termsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Plural and verb endings off: enough for our few hundred passages, and nothing to maintain. */
function stem(term: string) {
  if (term.length <= 3 || /\d/.test(term)) return term
  return term
    .replace(/(ies)$/, 'y')
    .replace(/(sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{4})(ing|ed|er|ly)$/, '')
    .replace(/(?<=\w{4})e$/, '')
}

export const indexTerm = (term: string): string | null => {
  const small = termsOf(term)[0] ?? ''
  return NOISE.has(small) || small.length < 2 || /^\d+$/.test(small) ? null : stem(small)
}
