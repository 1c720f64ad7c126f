/** What a sentence can be about, in families. */
const families = {
  product: [
    'overview',
    'how_it_works',
    'does',
    'catalog',
    'roadmap',
    'together',
    'integration',
    'hosting',
    'residency',
    'scale',
    'uptime',
    'languages',
    'customize',
    'models',
  ],
  trust: [
    'security',
    'access',
    'audit',
    'privacy',
    'certificates',
    'training_data',
    'control',
    'mistakes',
    'compliance',
    'law',
  ],
  value: ['savings', 'references', 'price', 'why_us', 'competitors', 'build_or_have'],
  working: [
    'where_to_start',
    'pilot',
    'first_month',
    'duration',
    'effort',
    'support',
    'contract',
    'leaving',
    'vendor_risk',
    'change',
    'jobs',
    'works_council',
    'ciso',
    'hype',
    'hours',
    'watching',
    'risk',
  ],
  company: ['company', 'leadership', 'contact', 'person', 'demo', 'send', 'buy'],
  telling: ['self', 'pain'],
  talk: [
    'greeting',
    'smalltalk',
    'identity',
    'recorded',
    'thanks',
    'goodbye',
    'repeat',
    'shorter',
    'more',
    'simpler',
    'example',
    'yes',
    'no',
    'correction',
    'hurry',
    'not_answered',
    'choose',
    'wait',
    'language',
    'abuse',
    'injection',
    'off_topic',
    'unknowable',
    'unclear',
  ],
} as const

/** What is said about the talk itself. */
export const talkSubjects = families.talk

export type Family = keyof typeof families
export type Subject = (typeof families)[Family][number]

export const subjects: readonly Subject[] = Object.values(families).flat()

const familyBySubject = new Map<Subject, Family>(
  (Object.keys(families) as Family[]).flatMap((family) =>
    families[family].map((subject): [Subject, Family] => [subject, family]),
  ),
)
export const familyOf = (subject: Subject): Family => familyBySubject.get(subject) ?? 'talk'

/** What is wanted of the subject. */
export const moves = [
  'what',
  'how',
  'how_much',
  'who',
  'when',
  'where',
  'why',
  'whether',
  'proof',
  'compare',
  'advise',
  'objection',
  'telling',
  'doing',
  'talk',
] as const
export type Move = (typeof moves)[number]

/** The agent, department or industry that is spoken of. */
export const foci = [
  'none',
  'monitor',
  'detect',
  'patch',
  'recover',
  'deploy',
  'it',
  'hr',
  'recruit',
  'onboard',
  'engage',
  'comply',
  'develop',
  'payroll',
  'finance',
  'legal',
  'sales',
  'marketing',
  'customerSupport',
  'corporate',
  'tax',
  'treasury',
  'upstream',
  'midstream',
  'oilGas',
  'health',
  'retail',
  'banking',
  'telecom',
  'manufacturing',
  'otherIndustry',
  'twin',
  'iot',
  'control',
] as const
export type Focus = (typeof foci)[number]

export type Labels = { subject: Subject; move: Move; focus: Focus }

export const heads = { subject: subjects, move: moves, focus: foci } as const
export type Head = keyof typeof heads
