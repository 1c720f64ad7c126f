/** What a recognizer of speech makes of our names: "up stream", "on bored", "digital tweens". */
const heard: readonly (readonly [RegExp, string])[] = [
  [/\bup stream\b/gi, 'upstream'],
  [/\bmid stream\b/gi, 'midstream'],
  [/\bon bored\b/gi, 'onboard'],
  [/\bpay roll\b/gi, 'payroll'],
  [/\bdigital (?:tweens|twinns|twines)\b/gi, 'digital twins'],
  [/\bair port\b/gi, 'airport'],
  [
    /\b(?:vera|vira|veira|weyra) (?=(?:hr|health|retail|tax|treasury|finance|legal|sales|patch|monitor)\b)/gi,
    'Veyra ',
  ],
]

export const withNames = (said: string) =>
  heard.reduce((words, [pattern, name]) => words.replace(pattern, name), said)
