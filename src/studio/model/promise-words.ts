import { anyOf } from './plain-text.ts'

/**
 * Words that promise, in English, German, French, Spanish, Portuguese and Italian, over plain text: small letters,
 * no accents. What a buyer could hold up to us later stands here; talk about costs in general does not.
 */

export type Promised = 'link' | 'discount' | 'guarantee' | 'free' | 'price' | 'date'

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const MONTHS = oneOf(`
  january february march april may june july august september october november december januar februar marz
  mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre
  decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro
  fevereiro marco maio junho julho setembro outubro novembro dezembro`)
const SEASONS = oneOf(`
  spring summer autumn fall winter christmas easter fruhjahr fruhling sommer herbst weihnachten ostern
  printemps ete automne hiver noel paques primavera verano otono invierno navidad pascua pascoa verao outono
  inverno natal`)
const WEEKDAYS = oneOf(`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mon|diens|donners|frei|sams|sonn)tag mittwoch lundi mardi
  mercredi jeudi vendredi lunes martes miercoles jueves viernes
  (?:segunda|terca|quarta|quinta|sexta)(?:-feira)?`)
const TERM = `(?:second|minute|hour|day|week|weekend|month|quarter|year)s?`
const RATE = `(?:price|fee|rate|tariff|deal|terms|licen[cs]e fee)s?·`

export const promiseWords: Record<Promised, RegExp[]> = {
  link: [
    /:\/\/|\b(?:https?|ftp|mailto|javascript|tel|www)\b|@|[<>]|\]\(/,
    // A name with a dot inside, or one that is read aloud.
    /[\p{L}\d-]+\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}|(?:^|\s)\/\p{L}/u,
    /\b(?:dot|punkt|point|punto|ponto) ?(?:com|net|org|io|ai|de|fr|es|pt|br|it|eu|uk|us|ch|at|co|app|dev|info|biz|shop|example)\b/,
    /\b(?:slash|schragstrich|barre oblique|barra)\b.{0,12}\b(?:slash|dot|punkt|point|punto|ponto)\b/,
    // A telephone number.
    /\d(?:[ ()./-]{0,2}\d){6,}/,
    anyOf(`
      linkedin; twitter; facebook; instagram; whatsapp; telegram; youtube; (?:credit|debit|bank|your) card;
      iban·`),
  ],
  discount: [
    anyOf(`
      discount; rebate; voucher; coupon; cash-?back; promo(?:tion(?:al)?)? ?-?code;
      special (?:offer|deal|price|rate|terms|conditions|treatment); bargain; cheap; waiv(?:e|ing); undercut;
      sweeten; throw(?:s|ing)? (?:it |that )?in·; two for one; 2 for 1; get one (?:more|free); on the house;
      (?:a|on) sale·; use (?:the|my|this) code;
      (?:better|best|lower|lowest|reduced|great|good|special|friendly|any competitor's) ${RATE};
      (?:match|beat|lower|reduce|cut|drop|halve|slash)(?:s|es|ing)? (?:any|the|our|your|that|every|their) (?:competitor'?s? )?(?:${RATE}|offer);
      pay(?:s|ing)? (?:\\p{L}+ )?less; (?:off|down) (?:the|your) ${RATE}; fraction of (?:the|what);
      next to nothing; save money`),
    /(?:\d|%|percent|half|third|quarter|ten|price) off\b|\boff for the\b|\bknock\w* \w+ \w+ off\b/,
    anyOf(`
      rabatt; (?:preis)?nachlass; skonto; gutschein; sonder(?:angebot|preis|kondition|rabatt);
      (?:freundschafts|vorzugs)preis; ermassig; vergunstig; gunstig(?:er|ste); billig; am preis;
      weniger zahlen; zahlen (?:sie )?weniger`),
    anyOf(`
      remises?·; rabais; ristourne; offre speciale; code promo; (?:prix|tarif)s? (?:special|reduit|d.ami);
      bon de reduction; moins cher; bon marche; baiss\\p{L}* (?:le|les|nos|notre|vos|votre) (?:prix|tarif)`),
    anyOf(`
      descuento; rebaj; (?:oferta|condiciones|condicoes) especia;
      (?:precio|preco|tarifa) (?:especial|reducid|reduzid|de amigo);
      codigo (?:promocional|de descuento|de desconto); cupo[mn]; cupao; m[ai]s barat;
      (?:bajamos el|baixamos o) prec; desconto; mais barat; scont[oi]·; offerta speciale;
      prezzo (?:speciale|ridotto); piu economic`),
  ],
  guarantee: [
    anyOf(`
      guarant; warrant(?:y|ies|ed); garant; refund; reimburs; money[ -]back; your money;
      (?:i|we)(?:'ll| will| do| can| hereby)? (?:promise|assure|ensure|swear|commit)·(?! in a demo);
      promise(?:s|d)? (?:you|that|to|\\d); (?:i|we)(?:'ll| will) (?:\\p{L}+ )?(?:make sure|see to it);
      you(?: are|'re) covered; is a promise; my word; trust me; (?:count|rely) on (?:it|us|that|me);
      hold (?:us|me) to; consider it; done deal; agreed·; accept (?:your|the) (?:offer|terms|order);
      (?:we|you) have (?:a|yourself a) (?:deal|contract); yours (?:at|for); in court; make (?:you|it) whole;
      your (?:order|booking|purchase); in(?:to)? your contract;
      (?:i|we|they|colleague|team)(?:'ll| will) (?:ring|call|text|phone|send|mail|visit|be in touch);
      (?:i|we)(?:'ve| have) (?:added|booked|put|sent|ordered|signed); (?:rest|be) assured; hereby; binding·;
      in writing; commit(?:ment)?s?·; confirm (?:the|your|this) (?:order|contract|booking|price|deal);
      pays? (?:for itself|off·); risk[ -]free; (?:no|zero|without) (?:any )?(?:\\p{L}+ )?risks?;
      liab(?:le|ility); responsib\\p{L}+ for (?:any|all|every|your|the);
      (?:we|i)(?:'ll| will| can)? (?:take|bear|cover) (?:full |all |any )?(?:of )?(?:the |your |any )?(?:responsib|loss|damage|cost|risk|fine);
      cover (?:all|any); definitely; for sure; without (?:fail|exception); nothing can go wrong;
      (?:has|have|had|can|could|will|would|\\p{L}+'(?:ll|ve|d)) never; nothing to lose;
      (?:never|cannot|can't|can not) (?:fail|break|leak|lose|lost|go wrong|miss|crash|be hacked|make);
      un(?:hackable|breakable); (?:bullet|fool)-?proof; flawless;
      (?:completely|totally|absolutely|perfectly|fully|entirely) (?:safe|secure|reliable|compliant|accurate);
      certifi; zertifi; iso[ -]?\\d; soc[ -]?\\d`),
    anyOf(`
      gewahr(?:leist|en); versprech; versprich; versprochen; zusicher; zugesichert;
      versicher\\p{L}* (?:ihnen|dir|euch); mein wort; nichts zu verlieren; stehen wir gerade; rechnet sich·;
      amortisier; lohnt sich·; (?:wir ubernehmen|ubernehmen wir)·; geld zuruck; (?:ruck)?erstatt;
      risiko(?:frei|los); (?:ohne|keine?|keinerlei|null) (?:\\p{L}+ )?risiko; haft(?:en|et|e|ung)·;
      verbindlich; ubernehmen (?:alle|die|samtliche|ihre) (?:kosten|risik|schad|haftung)`),
    anyOf(`
      prom[ei]t; promis·; promess; rembours; (?:sans|aucun|zero) (?:aucun |le moindre )?risque;
      je vous assure; ma parole; rien a perdre; rentabilis; contraignant;
      (?:prenons|prend) (?:tous |toutes )?(?:les )?\\p{L}+ en charge`),
    anyOf(`
      promes; reembols; devolv\\p{L}+ (?:\\p{L}+ )?(?:\\p{L}+ )?(?:dinero|dinheiro);
      (?:sin|cero|sem|nenhum|zero) (?:ningun |nenhum )?(?:riesgo|risco); (?:le|se lo) aseguro; asseguro;
      mi palabra; nada (?:que|a) perder; se (?:amortiza|rentabiliza|paga); minha palavra; vinculante;
      rimbors; senza (?:alcun )?rischio`),
  ],
  free: [
    // "Free" in the sense of liberty or relief may be said: "frees up", "feel free", "free to choose".
    /(?<!feel )(?<!-)\bfree\b(?! (?:up|your|our|their|people|from|text|form|time|to (?:choose|decide|ask|say|stop|leave|change|go|pick))\b)/,
    anyOf(`
      (?:risk|cost|charge|fee)[ -]free; complimentary; gratis; gratuit;
      (?:no|zero|without)(?: any| a| hidden| extra| setup| upfront| additional| further| other)? (?:cost|charge|fee|payment|obligation|string)s?;
      (?:not|n't|never) (?:have to |need to |must )?(?:cost|pay)(?: you)?(?: anything| a thing| for);
      (?:cost|charge|pay|owe)s?(?: you| us)? nothing; nothing to pay; nobody pays; at our expense;
      (?:not|won't) cost; have to pay; (?:our |a )gift; (?:is|are|comes?|all|be) included;
      bill is (?:on )?(?:us|zero)`),
    anyOf(`
      kostenlos; kostenfrei; unentgeltlich; umsonst; geschenk; fur lau; aufs haus; geht auf uns; drauf·;
      ohne (?:mehr)?kosten; ohne aufpreis; (?:auf|zu) unsere kosten; kostet (?:\\p{L}+ )?(?:gar )?nichts;
      nichts zahlen`),
    anyOf(`
      offert(?:e|s|es)?·; cadeau; sans frais; sans (?:aucun )?cout; coute(?:ra)? rien; rien a payer`),
    anyOf(`
      sin (?:ningun )?(?:costes?|costos?|cargo); cuesta nada; de balde; regal[oa]mos;
      por n(?:uestra|ossa) conta; por nuestra cuenta; por conta da casa; sem (?:nenhum )?custo; custa nada;
      de graca; senza costi; costa nulla`),
  ],
  price: [
    /\p{Sc}/u,
    anyOf(`
      (?:euros?|eur|dollars?|usd|bucks?|pounds?|gbp|quid|grand|penn(?:y|ies)|peanuts)·;
      (?<!(?:per|pour|por) )cents?·;
      (?:francs?|franken|chf|yen|rupees?|pesos?|reais|brl|dolares|centavos?|centimos?|libras?)·; salary of;
      \\p{L}+-figure; (?:low|mid|high|five|six|seven|eight) figures·; quotes? you·`),
  ],
  date: [
    anyOf(`
      (?:in|by|until|from|since|this|next|early|late|mid|before|im|ab|bis|ende|anfang|mitte|en|em|au mois de|au|a|des|debut|fin|a partir de|desde|hasta|vor|avant|antes de) (?:${MONTHS}|${SEASONS})·(?! (?:i|we|you|it|be|have|of|in|back)·);
      ${MONTHS} \\d; q[1-4]·; (?:first|second|third|fourth|last) (?:quarter|half) of;
      (?:next|coming) (?:week|month|quarter|year)·; (?:by|before|until) the end of;
      (?:live|ready|running|available|done|there|start) tomorrow; fortnight; year[' -]*s?[ -]end·;
      (?:days|weeks|months|hours|years) to (?:seconds|minutes|hours|days); milliseconds?; overnight;
      (?:in|inside|within|under|after|less than) (?:an?|the|one|a single|just an?|mere|a few|a couple of|some) ${TERM}·;
      (?:in|within) (?:mere |just )?(?:seconds|minutes|hours|days|weeks|months|no time)·;
      (?:next|this|coming) ${WEEKDAYS}·;
      (?:by|until|before|bis|bis zum|vor|d'ici|avant|antes del?|hasta el|ate) ${WEEKDAYS}·;
      (?:by|until|bis|d'ici|pour|para|hasta|ate) (?:tomorrow|morgen|demain|manana|amanha)·`),
    anyOf(`
      nachste[nrs]? (?:woche|monat|quartal|jahr); (?:semaine|mois|trimestre|annee) prochaine?;
      proxim[oa] (?:semana|mes|trimestre|ano); (?:mes|semana|ano) que (?:viene|vem); uber nacht;
      du jour au lendemain; de la noche a la manana;
      (?:in|binnen|innerhalb) (?:eine[rmns]*|wenigen|ein paar|weniger) (?:sekunden?|minuten?|stunden?|tag\\p{L}*|wochen?|monat\\p{L}*);
      en (?:une?|quelques) (?:secondes?|minutes?|heures?|jours?|semaines?|mois);
      en (?:una?|pocas|pocos|unos|unas) (?:segundos?|minutos?|horas?|dias?|semanas?|mes);
      em (?:uma?|poucas|poucos) (?:segundos?|minutos?|horas?|dias?|semanas?|mes)`),
  ],
}
