import { about } from '../../../content/about.ts'
import { allAgents, categories } from '../../../content/agents.ts'
import { company } from '../../../content/brand.ts'
import { conversationalContext, greeting } from '../../../content/briefing.ts'
import { catalog } from '../../../content/catalog.ts'
import { contact } from '../../../content/contact.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { ecosystem } from '../../../content/ecosystem.ts'
import { home } from '../../../content/home.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { leaders } from '../../../content/leaders.ts'
import { privacy } from '../../../content/legal.ts'
import { pages } from '../../../content/pages.ts'
import { technology } from '../../../content/technology.ts'
import { useCases } from '../../../content/use-cases.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Ground } from '../../model/spoken-check.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const available = allAgents.filter(({ status }) => status === 'available').length
/** What the catalog shows by its cards and filters, said in words. */
const counted = `The catalog lists ${allAgents.length} agents; ${available} agents are available, ${allAgents.length - available} in development.`

/** Whatever stands on our pages: what is spoken is held against it. */
export const ground: Ground = {
  texts: textsIn([
    about,
    allAgents,
    categories,
    catalog,
    contact,
    aiNotice,
    corporateFunctions,
    digitalTwins,
    domainFunctions,
    ecosystem,
    home,
    hrOperations,
    itOperations,
    leaders,
    privacy,
    pages,
    technology,
    useCases,
    workingWithUs,
    greeting,
    conversationalContext,
    counted,
  ]),
  contacts: [company.email, ...company.phones],
}
