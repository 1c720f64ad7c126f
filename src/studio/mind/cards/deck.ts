import { departmentCards } from './by-department.ts'
import type { Card } from './card.ts'
import { companyCards } from './company.ts'
import { corporateCards } from './does/corporate.ts'
import { domainCards } from './does/domain.ts'
import { hrCards } from './does/hr.ts'
import { itCards } from './does/it.ts'
import { tradeCards } from './does/trades.ts'
import { pilotCards } from './pilots.ts'
import { productCards } from './product.ts'
import { savingsCards } from './savings.ts'
import { trustCards } from './trust.ts'
import { valueCards } from './value.ts'
import { workingCards } from './working.ts'

/** Every card there is. */
export const deck: readonly Card[] = [
  ...productCards,
  ...itCards,
  ...hrCards,
  ...corporateCards,
  ...domainCards,
  ...tradeCards,
  ...trustCards,
  ...valueCards,
  ...savingsCards,
  ...workingCards,
  ...pilotCards,
  ...departmentCards,
  ...companyCards,
]
