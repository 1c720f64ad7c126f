import { BRAND } from '../../content/brand.ts'
import { innovationOfficer } from '../../content/leaders.ts'

/** What a visitor wants that no page of the site answers: rules on the words, tried in this order. */
export type Intent =
  | 'prompt'
  | 'insult'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'identity'
  | 'recorded'
  | 'senses'
  | 'trial'
  | 'price'
  | 'schedule'
  | 'person'
  | 'release_date'
  | 'duration'
  | 'certificate'
  | 'training_data'
  | 'our_support'
  | 'competitor'
  | 'advice'
  | 'capabilities'

const SECRETS = '(prompt|instruction|rule|config|context|message|briefing|guideline)'

const INSULT =
  /\b(fuck\w*|shit\w*|asshole|bastard|bitch|dick(head)?|crap|bullshit|stupid|idiot\w*|moron|dumb|useless|suck(s|ing)?|shut up|hate you|screw you|garbage|trash|scam(mer)?|liar|pathetic|wtf|hell|damn(ed)?|bloody|freaking)\b/gi

const MEETING = '(demo|demos|demonstration|pilot|meeting|appointment|consultation|proof of concept|poc)'
const SYSTEMS =
  '(uipath|servicenow|salesforce|microsoft|copilot|chatgpt|openai|google|ibm|watson|automation anywhere|blue prism|moveworks|agentforce|sap|oracle|pega|claude|gemini)'

const like = (source: string) => new RegExp(source, 'i')

const rules: Record<Exclude<Intent, 'insult'>, RegExp[]> = {
  prompt: [
    like(`\\b(system|hidden|secret|initial|original) ${SECRETS}`),
    like(`\\byour (own |exact |full )*${SECRETS}s?\\b`),
    like(
      `\\b(reveal|print|show|output|leak|dump|give)( me)? (your|the) (hidden |system |secret |full |initial |own )*${SECRETS}`,
    ),
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|guideline|everything|above|previous|told)/i,
    /conversational[_ ]?context|<\|?(system|im_start)|base64/i,
    /\b(verbatim|jailbreak|developer mode|debug mode|admin mode|dan mode|sudo|god mode)\b/i,
    /\brepeat (everything|all|the (text|words|above))|(everything|text|words|lines?) above\b|what were you told/i,
    /\bpretend (that )?(you|to be)|\byou are now\b|\bfrom now on,? you\b/i,
    /(^|\byou (must |should |will |can )?|please )(act|behave|roleplay|respond) as\b/i,
    /\b(your|the|show|give).{0,15}(api[ _-]?key|password)\b/i,
  ],
  farewell: [
    /^(ok |okay |thanks,? |thank you,? )*((good)?bye|see you|that is all|that's all|have a (nice|good)|talk (soon|later)|gotta go|i have to go|end (the )?(call|talk))\b/i,
    /\b(bye|goodbye)[.! ]*$/i,
  ],
  thanks: [
    /^(ok |okay |great,? |perfect,? |cool,? |nice,? |awesome,? )*(thanks|thank you|thx|ty|cheers|much appreciated)\b(?!.*\b(what|how|who|which|when|where|can|do|does|is|are|tell|show|schedule|demo|book|want|need|pric|cost)).*$/i,
    /^(great|perfect|cool|nice|awesome|good|excellent|got it|i see|makes sense|interesting|wow|ok|okay|fine|alright)[.! ]*$/i,
  ],
  greeting: [
    like(
      `^(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|sup|what'?s up|how are you|how is it going|how's it going)( there| all| everyone| again| how are you| to you| you| ${innovationOfficer.firstName}| ${BRAND})*[\\s,.!?]*$`,
    ),
  ],
  recorded: [
    /\b(recorded|recording|transcribed?|transcript|listening in|being (saved|stored)|save this (call|talk|conversation))\b/i,
  ],
  identity: [
    /\bwho (are|r) (you|u)\b|\bwho am i (talking|speaking)|\bwhat are you\b[\s?.!]*$|\b(introduce|about) yourself\b/i,
    /\b(what|whats|what's|what is)('s)? (your|ur) (name|job|role)\b/i,
    /\b(are (you|u)|is this) (an? )?(real|human|person|bot|robot|ai|chat ?bot|machine|alive|live)\b(?! (company|vendor|business|provider|firm|startup))/i,
    /\btalking to (a )?(human|person|bot|robot|machine|ai)\b.*\?/i,
  ],
  senses: [/\b(can|do) (you|u) (hear|see) me\b/i],
  trial: [
    /\b(free (trial|version|plan|tier)|trial (version|period|account)|try (it )?(for )?free|sandbox account|money.?back)\b/i,
  ],
  price: [
    /\b(price|prices|pricing|priced)\b(?! (and|planning|changes?|markdown))/i,
    /\bhow much (is|are|does|do|would|will|for)\b.{0,40}\b(cost|costs|charge|it|this|that|agents?|you|license)[\s?!.]*$/i,
    /\bwhat(s| is| does| do| would| will|'s)?\b.{0,40}\bcosts?\b[\s?!.]*$/i,
    /\b(licen[cs]e|licensing|subscription|fees?|rate card|expensive|afford|quote|quotation|discount|per (seat|user|month)|billing)\b/i,
    /\bhow much money do you\b|\bcost of (the |your |an? |this )?(agent|licen|it|platform|product)/i,
  ],
  person: [
    /\b(talk|speak|connect|transfer|pass|put)\b.{0,25}\b(human|real person|person|someone|somebody|sales(person| ?rep| ?man| team)?|representative|colleague|your (team|boss|ceo|manager))\b/i,
    /\b(call|ring|contact|write) (me|us) back|\breal human\b|\bhuman please/i,
  ],
  schedule: [
    like(
      `\\b(schedule|book|arrange|set ?up|organi[sz]e|request|plan|get|see|want|like|have|do|run|start|need|give|available for)\\b.{0,30}\\b${MEETING}\\b`,
    ),
    like(`^(an? )?${MEETING}( please| pls)?[\\s.!?]*$`),
    /\b(sign ?(me )?up|get started|next steps?|buy (it|now)|purchase|ready to (start|buy|go)|interested in (buying|a demo|a pilot))\b/i,
    /\bhow (do|can) (i|we) (start|begin|buy|sign|proceed|get started)\b/i,
    /\bshow (me|us)\b.{0,40}\b(our|my|own)\b/i,
  ],
  release_date: [
    /\bwhen\b.{0,40}\b(release|released|available|ready|launch|launched|ship|come out|coming|go live|arrive)/i,
    /\b(release|launch|roadmap) date/i,
  ],
  duration: [
    /\bhow (long|quickly|fast|soon|many (days|weeks|months))\b.{0,50}\b(deploy|implement|install|set ?up|roll ?out|integrate|onboard|take|takes|live|start|running|implementation|see results)/i,
    /\b(implementation|deployment|rollout) time|\btime to value/i,
  ],
  certificate: [
    /\b(soc ?-?[12]|iso ?-?\d{4,5}|fedramp|pci( dss)?|hitrust|nist|cmmc|tisax|ccpa|sox|dora|nis ?2|(eu )?ai act|pen(etration)? ?test)\b/i,
  ],
  training_data: [
    /\b(train|training|fine.?tune)\b.{0,30}\b(models?|ai|llms?|your)\b|\b(our|my|customer) data\b.{0,30}\b(train|training|learn from)\b/i,
  ],
  our_support: [
    /\b(do|does|can|what|which|how)\b.{0,15}\byou\b.{0,20}\b(offer|provide|give|have)?\b.{0,15}\b(24.?7|technical|phone|premium|vendor|enterprise) support\b/i,
    /\bsupport (plans?|levels?|contracts?|hours|terms)\b|\bwhat (kind of )?support do you\b/i,
  ],
  competitor: [
    like(`\\b(vs\\.?|versus|compared? (to|with)|better than|instead of|unlike)\\b.{0,30}\\b${SYSTEMS}\\b`),
    like(`\\b${SYSTEMS}\\b.{0,20}\\b(vs|better|worse|difference|compare)\\b`),
  ],
  advice: [
    /\b(should i (invest|buy shares|sue)|legal advice|tax advice|medical advice|diagnos(e|is) (me|my)|my symptoms)\b/i,
  ],
  capabilities: [
    /\bwhat (can|could) (you|i) (do|ask|help|answer|talk)|\bhow can you help\b|^help[\s!?.]*$|\bwhat should i ask\b|\bwhat do you know\b/i,
  ],
}

/** What agents do with costs and prices is no question for ours. */
const NOT_OUR_PRICE =
  /\b(sav(e|es|ing|ings)|reduc\w+|improv\w+|increas\w+|lower\w*|cut|gain)\b|\b(sets?|setting|plans?|decides?|adjusts?|optimi[sz]es?|changes?|manages?) (the |our |shelf |store )?prices?\b/i

const order = Object.keys(rules) as (keyof typeof rules)[]

export function intentOf(text: string): Intent | undefined {
  const found = order.find((intent) => {
    if (intent === 'price' && NOT_OUR_PRICE.test(text)) return false
    return rules[intent].some((pattern) => pattern.test(text))
  })
  return found ?? (isInsult(text) ? 'insult' : undefined)
}

/** Rude, and nothing else: a rude question is still a question. */
function isInsult(text: string) {
  const words = text.match(INSULT)
  if (!words) return false
  const rest = calm(text).replace(
    /\b(you|are|a|an|the|this|is|it|so|such|robot|bot|machine|thing|ai|avatar|off|your|ur|u|r|and|go|to|i|of|piece|really|totally|what|company)\b|[^\p{L}]/giu,
    '',
  )
  return rest.length < 4
}

/** The question without its swear words. */
export const calm = (text: string) => text.replace(INSULT, ' ').replace(/\s+/g, ' ').trim()

/** The question without the courtesies before it: "hi, thanks, so how …". */
export const pointOf = (text: string) =>
  text.replace(
    /^(\s*(hi|hello|hey|thanks|thank you|thx|ok|okay|great|cool|nice|perfect|well|so|please|sure|yes|no|alright|good (morning|afternoon|evening)|um|uh|actually)\b( there| very much| a lot)?[\s,.!:;-]+)+(?=\S)/i,
    '',
  )

/** A question that leans on the one before: "and patch?", "how?", "tell me more". */
export const asksForMore = (text: string) =>
  /^(and|so|ok|okay|please|yes|sure|yeah|well)?[\s,]*(tell me more|more|more please|go on|continue|yes|yes please|sure|how|how so|how come|why|really|in detail|details?|more details?|what else|anything else|elaborate|explain|explain (that|more|it)|(give me )?(an )?examples?|for example|like what|such as|keep going|can you elaborate|i want to know more|tell me more about (it|that|this|them))[\s.?!]*$/i.test(
    text.trim(),
  )

export const leansBack = (text: string) =>
  /^(and|but|also|what about|how about|or|so)\b|\b(it|its|that|this|they|them|those|these|there|the same)\b/i.test(
    text,
  )
