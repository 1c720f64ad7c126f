export const agentKeys = [
  'monitor',
  'detect',
  'patch',
  'recover',
  'deploy',
  'hr',
  'finance',
  'legal',
  'sales',
  'marketing',
  'customerSupport',
  'tax',
  'treasury',
  'upstream',
  'midstream',
  'health',
  'retail',
  'twin',
  'iot',
  'control',
] as const

export type AgentKey = (typeof agentKeys)[number]

export const agentCategories = ['it', 'corporate', 'domain', 'upcoming'] as const

export type AgentCategory = (typeof agentCategories)[number]
