import type { Trade } from '../contract/talks.ts'

/** What the trades of visitors are called where staff read of them. */
export const tradeNames = {
  banking: 'Banking',
  health: 'Health care',
  manufacturing: 'Manufacturing',
  oilGas: 'Oil and gas',
  retail: 'Retail',
  telecom: 'Telecommunications',
  other: 'Another industry',
} as const satisfies Record<Trade, string>
