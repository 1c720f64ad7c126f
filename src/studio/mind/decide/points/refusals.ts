import { said } from '../../cards/said.ts'
import type { Point } from './point.ts'

/** What nobody here can know or may say: it is refused first, whatever else is understood, and one thing is added that belongs to it. */
export const refusals: readonly Point[] = [
  {
    id: 'hateful',
    asks: /\b(?:say|tell|write|give|make|shout)\b.{0,25}\b(?:racist|sexist|homophobic|antisemitic|hateful|offensive|nazi|slurs?)\b/,
    says: said`No, I won’t say that.`,
    isRefusal: true,
  },
  {
    id: 'refund',
    asks: /\bmoney.?back\b|\brefund\w*\b|\bget (?:our|my|the) money\b/,
    not: /\b(?:customers?|shoppers?|guests?|process\w*|handles?)\b/,
    says: said`I can’t promise a refund: terms are settled between people, in the contract.`,
    goesOn: () => ({ subject: 'pilot', move: 'what', focus: 'none' }),
    length: 'short',
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'discount',
    asks: /\b(?:discounts?|rebate|early.?bird|special (?:price|deal|offer)|half off|\d+ ?(?:%|percent) off)\b|\b(?:get|have|be|is|for) (?:it |that )?cheaper\b/,
    not: /\b(?:than|our customers|shoppers|markdowns?|plans?)\b/,
    says: said`I don’t know of any special price, and I don’t quote prices here: a colleague talks about them with you.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'indemnity',
    asks: /\b(?:will|would|do|can|could) you (?:\w+ )?(?:indemnify|compensate|be liable|take (?:the )?(?:liability|responsibility)|cover (?:us|the|our)|pay for (?:the|our|any))\b|\bliability cap\b|\bcap (?:on|of) liability\b|\bpenalt(?:y|ies) if you\b/,
    says: said`I can’t promise that: who stands for what is settled between people, in the contract.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'law-class',
    asks: /\b(?:ai act|eu ai|mdr|medical device|high.?risk|lgpd|ccpa|cpra|pdpa|popia|pipl|appi|ferpa|glba|betriebsverfassungsgesetz|betrvg|ndsg)\b/,
    says: said`How that law sees it I can’t say: that’s for your own counsel. Policy is narrowed by country, and every step is logged with its reason, which is what you’d show them.`,
    isRefusal: true,
  },
  {
    id: 'law',
    asks: /\b(?:be |get |being )?(?:sued|prosecuted)\b|\bis (?:it|this|that|all this) (?:even )?(?:legal|lawful|illegal|allowed by law)\b|\b(?:legal|tax|medical) advice\b|\b(?:are|would|will) (?:we|i) (?:be )?(?:liable|legal)\b|\bwould (?:it|that) be (?:legal|lawful)\b/,
    says: said`I don’t know what the law says there: that’s a question for your own counsel. What I can say is that every step is logged with its reason.`,
    isRefusal: true,
  },
  {
    id: 'tax-rate',
    asks: /\b(?:vat|sales tax|tax rate|customs duty)\b.{0,25}\b(?:on|in|for|is|of)\b.{0,40}\b(?:\d+|rate|percent)\b|\bis vat\b/,
    says: said`I don’t know, and I give no tax advice. Veyra Tax follows the rules as they change; your own advisers say what holds in a case.`,
    isRefusal: true,
  },
  {
    id: 'who-buys',
    asks: /\b(?:which|what|name|who are|list)\b.{0,25}\b(?:chain|bank|customers|clients|companies|ministr(?:y|ies)|retailers?|operators|insurers|firms|brands|logos)\b.{0,40}\b(?:use[sd]?|using|is (?:it|that)|success story|are you working|work with you|have you|buys?|in your)\b|\b(?:is|are) [\w ,]{2,30} (?:a |an |one of your |among your |your )(?:clients?|customers?)\b|\bname (?:me )?(?:a|one|some|your) (?:customers?|clients?|references?)\b/,
    not: /\b(?:our|my) (?:clients?|customers?|bank)\b|\bwhat did they\b|\bhow many\b/,
    says: said`I don’t give out customers’ names, and our pages name none.`,
    goesOn: ({ reading }) => ({
      subject: 'references',
      move: 'what',
      focus: reading.focus === 'none' ? 'none' : 'none',
    }),
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'incident',
    asks: /\b(?:ever|already) (?:been|had|have)\b.{0,15}\b(?:incidents?|breach\w*|hacked|leaks?|lawsuits?|data loss|accidents?)\b|\b(?:have you|were you|was there|has there)\b.{0,25}\b(?:hacked|breached|sued|incidents?|breach)\b/,
    says: said`I don’t know, so I can’t give you a yes or no: our people answer that.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'test-report',
    asks: /\bpen(?:etration)?.?tests?\b|\b(?:your|the) (?:last|latest|most recent) (?:security )?(?:audit|test|assessment|scan)\b/,
    says: said`I don’t know that: test reports come from our people, on request.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'model-name',
    asks: /\b(?:which|what|whose)\b.{0,20}\b(?:llm|llms|language models?|ai models?|foundation models?|model (?:is|are|do|does|sits|runs|under))\b|\bcontext window\b|\b(?:gpt|chatgpt|claude|gemini|llama|mistral|openai|anthropic)\b.{0,30}\b(?:under|behind|inside|use|based|underneath|hood)\b|\b(?:use|using|based on|built on|is it|run on) (?:\w+ )?(?:gpt|chatgpt|claude|gemini|llama|mistral|openai|anthropic)\b/,
    says: said`Which model is underneath I don’t know, and I’d rather not guess: our technical people can tell you.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'own-forecast',
    asks: /\b(?:what|how (?:much|many|high|low))\b.{0,40}\b(?:will|would) (?:i|we|our|my|it)\b.{0,40}\b(?:in|after|within) (?:\d+|a|one|two|three|six|twelve) (?:months?|years?|weeks?|quarters?)\b|\b(?:what|how (?:much|many)) \w+ (?:will|would) (?:i|we) (?:have|see|reach|save|lose)\b/,
    not: /\b(?:cost|costs|pay|price)\b/,
    says: said`Nobody can tell you that beforehand, and I won’t guess. A pilot measures it before and after, by your own figures.`,
    isRefusal: true,
    ways: ['demo'],
  },
  {
    id: 'world',
    asks: /\b(?:eur ?usd|exchange rates?|bitcoin|share price of|lottery|horoscope|weather|football|recipe)\b|\bwhere will\b.{0,20}\bbe in\b|\bwhich gate\b|\b(?:flight|train|bus) (?:to|from|number|leaves?|time)\b/,
    not: /\b(?:hedg\w+|treasury|agents?|we run|our (?:flights?|trains?|bus))\b/,
    says: said`That I don’t know, and nobody here does: I only speak about Veyra and its agents.`,
    isRefusal: true,
  },
  {
    id: 'write-for-me',
    asks: /\b(?:write|draft|compose|translate)\b.{0,40}\b(?:for me|my|me an?|words|essay|chapter|poem|story|letter|introduction|thesis|speech)\b/,
    not: /\b(?:does|do|can|could|will) (?:it|they|the agent|your agents?)\b|\bmy (?:system|erp|crm)\b/,
    says: said`That’s not for me to write: I only speak about Veyra and its agents. The transcript of this talk you can have by mail, once we’re done.`,
    isRefusal: true,
  },
  {
    id: 'kept-how-long',
    asks: /\bhow long\b.{0,35}\b(?:kept|keep|stored?|retain\w*|held|on record|archiv\w*|saved)\b|\bretention\b(?! of (?:staff|employees|customers|people))/,
    says: said`I don’t know of a fixed period: how long records are kept is settled with our people, before the start.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'connector',
    asks: /\b(?:certified|native|official|prebuilt|pre-built|ready.?made|out of the box)\b.{0,25}\b(?:connectors?|plug.?ins?|integrations?|adapters?|apps?)\b/,
    says: said`I don’t know of such a connector: agents connect through the interfaces a system already has. Whether yours needs more, a colleague can tell you.`,
    isRefusal: true,
    ways: ['contact'],
  },
  {
    id: 'channel',
    asks: /\b(?:whats ?app|telegram|wechat|sms|text messages?|facebook|instagram|alexa|siri)\b/,
    when: ({ reading }) => reading.move !== 'telling',
    says: ({ plain }) =>
      /whats ?app/.test(plain)
        ? said`I don’t know about WhatsApp: which channels it answers on, our people can tell you.`
        : said`I don’t know about that channel: which ones it answers on, our people can tell you.`,
    isRefusal: true,
    ways: ['contact'],
  },
]
