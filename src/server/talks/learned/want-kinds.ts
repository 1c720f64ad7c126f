export const wantKinds = [
  'demo',
  'meeting',
  'price',
  'pilot',
  'material',
  'person',
  'references',
  'security documents',
] as const
export type WantKind = (typeof wantKinds)[number]
