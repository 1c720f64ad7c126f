export const objectionKinds = [
  'security',
  'jobs',
  'price',
  'lock-in',
  'trust',
  'works council',
  'mistakes',
  'effort',
  'privacy',
  'vendor risk',
  'control',
  'other',
] as const
export type ObjectionKind = (typeof objectionKinds)[number]
