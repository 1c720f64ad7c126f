/**
 * "I cannot promise a discount" holds the words of a promise and is none. A clause is a refusal where it says no
 * more than that: one of us, a no, and otherwise only words of a closed list. Whoever goes on with "but" is not
 * excused.
 */

const set = (words: string) => new Set(words.trim().split(/\s+/))

const languages = [
  {
    subject: /^(?:no |sorry |unfortunately |honestly )?(?:i|we|i'm|we're|i'd) /,
    no: /\b(?:cannot|can't|not|don't|won't|wouldn't|unable|(?<!^)no)\b/g,
    words: set(`
      sorry unfortunately honestly i we am are is cannot can't can not do don't will won't would rather
      unable able allowed to have no know of promise offer give quote name guarantee grant make confirm
      tell speak talk about discuss share guess you any a an the one it that this such our your
      something keep here now free special specific fixed firm exact on for or and discount discounts
      rebate rebates price prices pricing refund refunds guarantees warranty trial trials date dates
      offers today yet publish things figure figures i'm we're i'd wouldn't in position want information
      details commitment commitments results savings number exactly directly go into commit timeline
      conversation`),
  },
  {
    subject: /\b(?:ich|wir)\b/,
    no: /\b(?:nicht|keine?[nrms]?|keinerlei)\b/g,
    words: set(`
      ich wir kann konnen darf durfen will leider ihnen hier dazu dafur darauf jetzt nicht kein keine
      keinen keiner keinerlei ein eine einen das es den die der rabatt rabatte nachlass preis preise
      garantie garantien termin termine versprechen nennen geben anbieten zusagen garantieren gewahren
      und oder kostenlos kostenlose test tests`),
  },
  {
    subject: /\b(?:je|nous)\b/,
    no: /\b(?:pas|aucune?)\b/g,
    words: set(`
      je nous ne n'ai peux pouvons puis pas vous promettre donner offrir garantir faire accorder
      annoncer de d'une une un la le les aucun aucune remise remises rabais prix tarif tarifs garantie
      garanties date ici cela et ou ni resultat resultats information`),
  },
  {
    subject: /^(?:lo siento )?no (?:puedo|podemos)\b/,
    no: /\bno\b/g,
    words: set(`
      lo siento no puedo podemos prometer prometerle dar darle ofrecer ofrecerle garantizar garantizarlo
      hacer hacerle un una ningun ninguna descuento descuentos precio precios garantia garantias fecha
      fechas aqui eso esto ni o y resultados`),
  },
  {
    subject: /^nao (?:posso|podemos)\b/,
    no: /\bnao\b/g,
    words: set(`
      nao posso podemos prometer dar oferecer garantir fazer lhe um uma nenhum nenhuma desconto
      descontos preco precos garantia garantias data datas aqui isso isto nem ou e resultados`),
  },
]

/** The one "but" that gives nothing. */
const ASK_A_PERSON =
  /,? but (?:a colleague|someone|a person|our team) can(?: help| answer| explain| tell you)?(?=\W*$)/

/** What turns a refusal round, or speaks of what the listener gets all the same. */
const GOES_ON =
  /\b(?:but|however|except|unless|though|although|yet|still|instead|only|you|your|yours|aber|sondern|doch|ausser|jedoch|sie|ihnen|ihr\w*|mais|sauf|cependant|vous|votre|pero|sino|salvo|usted|su|mas|porem|exceto|voce|seu|sua)\b/

const isRefusal = (clause: string) =>
  languages.some(({ subject, no, words }) => {
    const said = clause.match(/[\p{L}']+/gu) ?? []
    return subject.test(clause) && clause.match(no)?.length === 1 && said.every((word) => words.has(word))
  })

/** The plain text without its refusals; as it is where something is left that takes them back. */
export function withoutRefusals(plain: string) {
  const clauses = plain.replace(ASK_A_PERSON, '').split(/(?<=[,;:.!?])\s*/)
  const rest = clauses.filter(
    (clause) => !isRefusal(clause.replace(/^(?:and|so|und|et|y|e) |[,;:.!?]+$/g, '')),
  )
  const left = rest.join(' ')
  return rest.length < clauses.length && !GOES_ON.test(left) ? left : plain
}
