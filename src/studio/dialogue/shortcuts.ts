import { BRAND } from '../../content/brand.ts'

/** Questions so common, or made of such small words, that they lead straight to their passage. */
const shortcuts: [asked: RegExp, passage: string][] = [
  [
    /\bwho (can|could|may|might|has|gets?|will|is able)\b.{0,25}\b(see|access|read|view|look)\b.{0,20}\bdata\b|\baccess (rights|control)\b/i,
    'security-0',
  ],
  [/\b(which|what|list|all|how many) (the |your |other )?(industries|sectors|verticals)\b/i, 'industries'],

  [
    /\bhow many (ai |different )?agents\b|\bagents? (count|number)\b|\b(all|list) (of )?(the |your )?agents\b$/i,
    'all-agents',
  ],
  [
    /\bhow many (customers|clients|companies|enterprises)|\b(name|who are|list)\b.{0,15}\b(customers|clients)\b|\bwho (uses|is using) (you|it|this)/i,
    'clients',
  ],
  [
    new RegExp(
      `\\bwhat (do|does|is|are) (you|your company|${BRAND}|this company) ?(guys )?(sell|offer|do|make|provide|about|all about)?[\\s?.!]*$|\\b(what is|what's|whats|explain|describe|tell me about|about|summari[sz]e) (${BRAND}|your (company|product|products|offer|offering))\\b`,
      'i',
    ),
    'what-we-sell',
  ],
  [
    /\b(is|are) (it|this|that|they|you|your \w+|the \w+)( really| all)? (secure|safe)\b|\bhow (secure|safe)\b|^(and )?(security|safety)[\s?!.]*$/i,
    'security',
  ],
  [
    /\bagents?\b.{0,30}\b(work together|collaborate|cooperate|(talk|speak|communicate|interact)\b.{0,8}\b(each other|one another|other agents|together))\b/i,
    'shared-memory',
  ],
  [
    /\bstart(ing)? (small|with one|slow)|\bbegin small|\bwhere (do|should|would|can) (we|i|you) (start|begin)|\bwhich agent first\b|\bfirst step\b/i,
    'start-with-hr',
  ],
  [
    /\bhow (does|do|would) (it|this|that|they|the technology|your technology|the agents|your agents|an agent|agents|the ai) (all )?(actually )?work\b|\bwhat (is|are) (an? )?(ai )?agents?\b/i,
    'what-are-agents',
  ],
  [/\bwhy (should|would) (we|i)\b|\bwhy (choose )?you\b|\bwhat makes you (different|special|better)/i, 'why'],
]

export const shortcutOf = (question: string) => shortcuts.find(([asked]) => asked.test(question))?.[1]

/** Systems of others that buyers name. We do not claim to know one that is not on our pages. */
export const foreignSystem = (question: string) =>
  question.match(
    /\b(SAP( SuccessFactors)?|SuccessFactors|Oracle( HCM| Cloud)?|PeopleSoft|NetSuite|ServiceNow|Jira|Salesforce|HubSpot|UKG|Kronos|Gusto|Rippling|Personio|Dynamics( 365)?|IBM Cloud|Alibaba Cloud|Datadog|Splunk|Epic|Cerner|Shopify|Slack|Zendesk)\b/i,
  )?.[0]

/** What a visitor's own job makes of the offer. */
const roles: [role: RegExp, passage: string][] = [
  [/cfo|chief financial officer|finance (director|lead|manager)|controller|head of finance/, 'agent-finance'],
  [/ciso|security officer|head of security/, 'security'],
  [
    /cio|cto|chief (information|technology) officer|it (director|manager|lead)|head of it|sre|devops/,
    'category-it',
  ],
  [
    /chro|chief (people|human resources) officer|hr (director|manager|lead)|head of (hr|people)|recruiter/,
    'agent-hr',
  ],
  [/general counsel|legal counsel|lawyer|head of legal/, 'agent-legal'],
  [/cmo|chief marketing officer|marketing (director|manager|lead)|head of marketing/, 'agent-marketing'],
  [/cro|sales (director|manager|lead)|head of sales/, 'agent-sales'],
  [/coo|chief operating officer|head of operations/, 'workflow'],
  [/ceo|chief executive( officer)?|founder|managing director/, 'savings'],
]
const OWN_ROLE = /\b(?:i am|i'm|im|as|being|me as|i work as)\b (?:a|an|the|our|your)? ?([a-z ]{2,40})/i

export function passageForRole(question: string) {
  const role = question.match(OWN_ROLE)?.[1]?.toLowerCase()
  if (!role) return undefined
  return roles.find(([pattern]) => new RegExp(`^(?:\\w+ ){0,2}(?:${pattern.source})\\b`).test(role))?.[1]
}
