import { actingCards } from './acting.ts'
import { departmentCards } from './by-department.ts'
import { tradeAnswerCards } from './by-trade.ts'
import { candidCards } from './candid.ts'
import type { Card } from './card.ts'
import { companyCards } from './company.ts'
import { corporateCards } from './does/corporate.ts'
import { domainCards } from './does/domain.ts'
import { corporateFeatures } from './does/features-corporate.ts'
import { domainFeatures } from './does/features-domain.ts'
import { hrFeatures } from './does/features-hr.ts'
import { itFeatures } from './does/features-it.ts'
import { hrCards } from './does/hr.ts'
import { itCards } from './does/it.ts'
import { tradeCards } from './does/trades.ts'
import { doubtCards } from './doubts.ts'
import { hoursCards } from './hours.ts'
import { lawCards } from './law.ts'
import { pilotCards } from './pilots.ts'
import { productCards } from './product.ts'
import { savingsCards } from './savings.ts'
import { systemsCards } from './systems.ts'
import { termsCards } from './terms.ts'
import { trustCards } from './trust.ts'
import { valueCards } from './value.ts'
import { watchingCards } from './watching.ts'
import { workingCards } from './working.ts'
import { yesOrNoCards } from './yes-or-no.ts'

const features = { ...itFeatures, ...hrFeatures, ...corporateFeatures, ...domainFeatures }
/** A card on what an agent does also answers each thing it may be asked for. */
const withFeatures = (card: Card): Card => {
  const particular = card.subject === 'does' && features[card.focus]
  return particular ? { ...card, features: particular } : card
}

/** Every card there is. */
export const deck: readonly Card[] = (
  [
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
    ...tradeAnswerCards,
    ...actingCards,
    ...hoursCards,
    ...watchingCards,
    ...candidCards,
    ...lawCards,
    ...systemsCards,
    ...termsCards,
    ...doubtCards,
    ...yesOrNoCards,
    ...companyCards,
  ] as readonly Card[]
).map(withFeatures)
