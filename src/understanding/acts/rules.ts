import type { Subject } from '../labels.ts'

/** What must not be left to likelihoods: attempts at the prompt and at secrets, abuse, and addresses. */

const SECRETS = '(prompt|instruction|rule|config|configuration|context|message|briefing|guideline)'

const INJECTION: RegExp[] = [
  new RegExp(`\\b(system|hidden|secret|initial|original|internal) ${SECRETS}s?\\b`, 'i'),
  new RegExp(
    `\\b(your|ur) (own |exact |full |system |hidden )*${SECRETS}s?\\b(?! (board|council|committee))`,
    'i',
  ),
  new RegExp(
    `\\b(reveal|print|output|leak|dump|recite)( me| us)? (your|the|all)? ?(hidden |system |secret |full |initial |own )*${SECRETS}`,
    'i',
  ),
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompt|rules?|guidelines?|everything (above|before|you)|above|previous|what you were told)\b/i,
  /conversational[_ ]?context|<\|?(system|im_start)|\bbase64\b/i,
  /\b(verbatim|jailbreak|developer mode|debug mode|admin mode|dan mode|sudo|god mode)\b/i,
  /\brepeat (everything|all|the (text|words)) (above|before|you were)|(text|words|lines?) above\b|what were you told\b/i,
  /\bpretend (that )?(you are|you're|to be)\b|\byou are now (a|an|the|my|in)\b|\bfrom now on,? you\b/i,
  /(^|\byou (must |should |will |can )?|please )(act|behave|roleplay|respond) as (a|an|if|my)\b/i,
  /\b(your|the|give me|tell me).{0,15}(api[ _-]?keys?|passwords? (of|for|to) (your|the)|admin password|database password|secret key)\b/i,
  /\b(ignorier\w*|ignorez|ignora|ignore) .{0,25}\b(anweisung\w*|instructions|instrucciones|instruções|regeln|consignes)\b/i,
]

const RUDE =
  /\b(fuck\w*|shit(?:ty|head)?|asshole|arsehole|bastard|bitch|dick(?:head)?|idiot\w*|moron|dumb|stupid|useless|sucks?|shut up|hate you|screw you|garbage|trash|liar|pathetic|scheisse|arschloch|connard|puta|pendejo|merda|imbecile|wanker|twat|cunt|nazi|piss off|go to hell)\b/gi

const AROUND_RUDE =
  /\b(you|are|a|an|the|this|is|it|so|such|robot|bot|machine|thing|ai|avatar|off|your|ur|u|r|and|go|to|i|of|piece|really|totally|what|company|just|fucking|absolute|complete|completely|bloody|dein|du|bist|tu|es|eres|voce)\b|[^\p{L}]/giu

/** Rude, and nothing else: a rude question is still a question. */
const isAbuse = (text: string) => {
  const calm = text.replace(RUDE, ' ')
  return calm !== text && calm.replace(AROUND_RUDE, '').length < 4
}

export const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/iu

/** Nothing that could be a word. */
const isNoise = (text: string) => !/\p{L}{2}|\d|^\p{L}$/u.test(text)

export function ruleFor(text: string): Subject | undefined {
  if (INJECTION.some((pattern) => pattern.test(text))) return 'injection'
  if (isAbuse(text)) return 'abuse'
  if (isNoise(text)) return 'unclear'
  return undefined
}
