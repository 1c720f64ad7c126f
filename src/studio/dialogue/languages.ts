/**
 * The built-in dialogue answers in English. A visitor who writes in another language is told so kindly, in that
 * language, and is answered all the same where the words are known.
 */
export interface Language {
  code: string
  /** Said before the answer. */
  courtesy: string
  /** Said when the question was not understood. */
  askAgain: string
}

const language = (code: string, courtesy: string, askAgain: string): Language => ({
  code,
  courtesy,
  askAgain,
})

const languages = {
  es: language(
    'es',
    'Le entiendo un poco, pero por ahora respondo en inglés.',
    '¿Podría decírmelo en inglés o elegir una de estas opciones?',
  ),
  fr: language(
    'fr',
    'Je vous comprends un peu, mais pour l’instant je réponds en anglais.',
    'Pourriez-vous me le dire en anglais ou choisir une de ces options ?',
  ),
  de: language(
    'de',
    'Ich verstehe Sie ein wenig, antworte aber vorerst auf Englisch.',
    'Könnten Sie es auf Englisch sagen oder eine dieser Möglichkeiten wählen?',
  ),
  pt: language(
    'pt',
    'Entendo um pouco, mas por enquanto respondo em inglês.',
    'Poderia dizer em inglês ou escolher uma destas opções?',
  ),
  it: language(
    'it',
    'La capisco un po’, ma per ora rispondo in inglese.',
    'Potrebbe dirlo in inglese o scegliere una di queste opzioni?',
  ),
  zh: language(
    'zh',
    '我能看懂一些中文，但目前只能用英语回答。',
    '您可以用英语说一遍，或者选择下面的一个选项吗？',
  ),
  ja: language(
    'ja',
    '日本語は少し分かりますが、今のところ英語でお答えします。',
    '英語で言っていただくか、次の中からお選びいただけますか。',
  ),
  ar: language(
    'ar',
    'أفهم العربية قليلاً، لكنني أجيب حالياً بالإنجليزية.',
    'هل يمكنك قول ذلك بالإنجليزية أو اختيار أحد هذه الخيارات؟',
  ),
  hi: language(
    'hi',
    'मैं थोड़ी हिन्दी समझता हूँ, लेकिन अभी अंग्रेज़ी में उत्तर देता हूँ।',
    'क्या आप इसे अंग्रेज़ी में कह सकते हैं या इनमें से एक विकल्प चुन सकते हैं?',
  ),
  unknown: language(
    'und',
    'I answer in English only, for now.',
    'Could you say it in English, or choose one of these?',
  ),
} satisfies Record<string, Language>

const scripts: [script: RegExp, language: Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, languages.ja],
  [/\p{Script=Han}/u, languages.zh],
  [/\p{Script=Arabic}/u, languages.ar],
  [/\p{Script=Devanagari}/u, languages.hi],
  [
    /[\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Greek}]/u,
    languages.unknown,
  ],
]

/** Words that give a language away by themselves, and small ones that do so only together. */
const signs: { language: Language; strong: RegExp; weak: RegExp }[] = [
  {
    language: languages.es,
    strong:
      /[¿¡ñ]|\b(qué|cómo|cuánto|cuesta|cuestan|cuál|quién|dónde|tienen|hola|gracias|quiero|necesito|ustedes|pueden|nuestra|nuestro|precio|adiós|agentes|buenos días|seguridad)\b/giu,
    weak: /\b(para|una|un|los|las|el|la|con|usted|puede|hay|del|de|que|es|en|somos|empresa|por favor|sus?)\b/giu,
  },
  {
    language: languages.fr,
    strong:
      /[œç]|\b(quels?|quelles?|combien|bonjour|merci|vous|voudrais|coûte|proposez|avez|pouvez|notre|votre|êtes|au revoir|entreprise|sécurité|prix)\b/giu,
    weak: /\b(nous|est|sont|pour|avec|les|des|une|un|le|la|je|comment|que|salut|ça|et|du|de|c'est)\b/giu,
  },
  {
    language: languages.de,
    strong:
      /ß|\b(wieviel|kostet|kosten|haben|wir|für|guten|hallo|danke|bitte|können|möchte|welche|gibt|unsere?|tschüss|sicherheit|preis|ich)\b/giu,
    weak: /\b(wie|was|wer|viel|ist|sind|sie|und|mit|der|die|das|ein|eine|auf|nicht|es|von|zu|im|den)\b/giu,
  },
  {
    language: languages.pt,
    strong:
      /[ãõ]|\b(custa|custam|olá|obrigad[oa]|você|têm|quero|preciso|quais|nossa|nosso|preço|bom dia|vocês)\b/giu,
    weak: /\b(quanto|oi|tem|para|uma|um|os|as|o|com|qual|como|empresa|agentes|que|de|do|da|é|em|seu|sua)\b/giu,
  },
  {
    language: languages.it,
    strong:
      /\b(costano|costa|ciao|grazie|buongiorno|avete|vorrei|quali|nostra|nostro|azienda|prezzo|sicurezza|agenti|risorse|siete|arrivederci)\b/giu,
    weak: /\b(quanto|che|cosa|chi|come|sono|per|una|un|il|lo|la|gli|della|del|con|posso|è|di|le|i vostri)\b/giu,
  },
]
const ENGLISH =
  /\b(the|is|are|do|does|you|your|what|how|who|why|when|where|which|can|we|our|i|it|of|and|for|with|have|has|my|me|to|in|on|a|an|about|tell|want|need|please|thanks|hello|hi)\b/gi

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The visitor's language, if it is clearly not English. */
export function languageOf(text: string): Language | undefined {
  const byScript = scripts.find(([script]) => script.test(text))
  if (byScript) return byScript[1]
  const english = count(text, ENGLISH)
  const ranked = signs
    .map(({ language, strong, weak }) => {
      const sure = count(text, strong)
      return { language, sure, score: 2 * sure + count(text, weak) }
    })
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]
  return best && best.score > english && (best.sure > 0 || best.score > 2) ? best.language : undefined
}

/** What visitors ask for most, in the words of nine languages, and how one would ask it in English. */
const concepts: [words: RegExp, english: string][] = [
  [
    /cuest|precio|tarifa|prix|coûte|tarif|kostet|preis|custa|preço|costa|prezz|价格|多少钱|费用|料金|価格|いくら|سعر|أسعار|تكلف|بكم|कीमत|दाम|कितने का/iu,
    'how much does it cost',
  ],
  [
    /\bdemo|demostra|démo|vorführung|demonstra|dimostra|演示|试用|预约|デモ|عرض توضيحي|تجريبي|डेमो|reunión|rendez-vous|termin\b|appuntamento/iu,
    'I would like to schedule a demo',
  ],
  [
    /qui[eé]n (eres|es usted)|qui êtes|wer (sind|bist)|quem (é|és)|chi (sei|è lei|siete)|你是谁|您是谁|あなたは誰|どなた|من أنت|आप कौन/iu,
    'who are you',
  ],
  [/segur|sécuri|sicher|sicurezza|安全|セキュリティ|الأمان|أمن|सुरक्ष/iu, 'security'],
  [
    /rgpd|dsgvo|lgpd|données personnelles|datenschutz|datos personales|隐私|個人情報|الخصوصية|गोपनीय/iu,
    'GDPR personal data',
  ],
  [
    /recursos humanos|ressources humaines|personalwesen|personal(abteilung)?\b|risorse umane|\bHR\b|\brr\.?hh|人力资源|人事|الموارد البشرية|मानव संसाधन/iu,
    'HR agent',
  ],
  [/finanz|finance|finanças|财务|金融|財務|المالية|वित्त/iu, 'finance agents'],
  [/impuest|impôts|fiscal|steuer|imposto|tasse|税|ضريب|कर\b/iu, 'tax agent'],
  [/tesorer|trésorerie|tesouraria|资金|資金|الخزينة/iu, 'treasury agent'],
  [
    /salud|sanidad|hospital|santé|hôpital|gesundheit|krankenhaus|saúde|sanità|ospedale|医疗|医院|医療|病院|صح|مستشف|अस्पताल|स्वास्थ्य/iu,
    'healthcare',
  ],
  [
    /tienda|retail|minorista|magasin|détail|einzelhandel|loja|varejo|negozi|零售|小売|متجر|تجزئة|खुदरा/iu,
    'retail',
  ],
  [/petróleo|pétrole|erdöl|\böl\b|petrolio|石油|النفط|तेल/iu, 'oil and gas'],
  [/fabrica|fábrica|usine|fertigung|produktion|manifattur|制造|製造|التصنيع|विनिर्माण/iu, 'manufacturing'],
  [/telecom|télécom|telekom|电信|通信|الاتصالات|दूरसंचार/iu, 'telecom'],
  [/nube|nuage|cloud|nuvem|nuvola|云|クラウド|السحاب|क्लाउड/iu, 'which clouds do you support'],
  [/gemelo|jumeau|jumeaux|zwilling|gêmeo|gemell|数字孪生|デジタルツイン|التوأم/iu, 'digital twin'],
  [/integra|intégr|integrier|集成|連携|統合|تكامل|एकीकरण/iu, 'integration with existing systems'],
  [/ahorr|économi|einspar|sparen|economi[az]|risparmi|节省|削減|توفير|बचत/iu, 'how much can we save'],
  [/contrato|contrat|vertr[aä]g|contratt|合同|契約|عقد|अनुबंध/iu, 'legal contract review'],
  [/ventas|commerciale?s?|vertrieb|verkauf|vendas|vendite|销售|営業|المبيعات|बिक्री/iu, 'sales agent'],
  [/nómina|payroll|paie\b|lohn|gehalt|folha de pagamento|stipend|工资|給与|الرواتب|वेतन/iu, 'payroll'],
  [
    /informática|informatique|operaciones de ti|\bTI\b|运维|IT運用|تقنية المعلومات|आईटी/iu,
    'IT operations agents',
  ],
  [
    /atención al cliente|service client|kundenservice|kundendienst|atendimento|assistenza clienti|客服|サポート|خدمة العملاء|ग्राहक/iu,
    'customer support agent',
  ],
  [/contact|kontakt|contato|contatt|联系|連絡|اتصال|संपर्क/iu, 'contact details'],
  [/\bagent|代理|智能体|エージェント|وكلاء|वكيل|एजेंट/iu, 'how many agents do you have'],
  [
    /hola|bonjour|salut|hallo|guten (tag|morgen)|olá|\boi\b|bom dia|ciao|buongiorno|你好|您好|こんにちは|مرحبا|السلام|नमस्ते/iu,
    'hello',
  ],
  [/gracias|merci|danke|obrigad|grazie|谢谢|ありがとう|شكرا|धन्यवाद/iu, 'thank you'],
  [
    /adiós|au revoir|tschüss|auf wiedersehen|tchau|adeus|arrivederci|再见|さようなら|مع السلامة|अलविदा/iu,
    'bye',
  ],
]

/** The question as one would ask it in English, or nothing where no word is known. */
export const inEnglish = (text: string) => concepts.find(([words]) => words.test(text))?.[1]
