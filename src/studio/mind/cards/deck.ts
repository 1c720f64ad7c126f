import { BRAND } from '../../../content/brand.ts'
import type { Card } from './card.ts'
import { said } from './said.ts'

/** Every card there is. */
export const deck: readonly Card[] = [
  {
    id: 'overview',
    subject: 'overview',
    focus: 'none',
    short: said`We make AI agents that take over routine work in IT, HR, finance and whole industries.`,
    full: said`${BRAND} makes autonomous AI agents for large companies. Each takes a job, does it to your policy and shows how it did it.`,
    page: 'products',
  },
]
