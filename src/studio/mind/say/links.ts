import { pages } from '../../../content/pages.ts'
import { type PageName, paths } from '../../../contract/paths.ts'
import type { RoomLink } from '../../protocol.ts'
import type { Card } from '../cards/card.ts'
import type { Decision } from '../decide/decision.ts'
import type { Memory } from '../remember/memory.ts'

/** Pages a demo can be about; interest in any other says little of what to show. */
const demoPages: readonly PageName[] = [
  'itOperations',
  'hrOperations',
  'corporateFunctions',
  'domainFunctions',
  'digitalTwins',
  'agentCatalog',
  'technology',
  'useCases',
]
const AT_MOST = 3

const pageLink = (page: PageName): RoomLink => ({ label: pages[page].name, path: paths[page] })

/** The demo form, with the topic chosen as the site's own links choose it. */
function demoLink(shown: readonly PageName[]): RoomLink {
  const topic = shown.find((page) => demoPages.includes(page))
  if (!topic) return { label: 'Schedule a demo', path: `${paths.contact}?kind=demo` }
  return {
    label: `Schedule a demo: ${pages[topic].name}`,
    path: `${paths.contact}?kind=demo&topic=${paths[topic].split('/').at(-1)}`,
  }
}

export function pagesShown(decision: Decision, cards: readonly Card[]): PageName[] {
  const advised = decision.steps.flatMap((step) =>
    step.do === 'advise' ? step.agents.map(({ page }) => page) : step.do === 'first' ? [step.agent.page] : [],
  )
  return [...new Set([...cards.map(({ page }) => page), ...advised])]
}

/** The pages behind what is said, and the ways to people. */
export function linksFor(decision: Decision, cards: readonly Card[], memory: Memory): RoomLink[] {
  const shown = pagesShown(decision, cards)
  const offersDemo = decision.steps.some((step) => step.do === 'ask' && step.question.id === 'demo')
  const ways = new Set([...decision.ways, ...(offersDemo ? (['demo'] as const) : [])])
  const links = [
    ...(ways.has('demo') ? [demoLink([...shown, ...memory.pages])] : []),
    ...(ways.has('contact') ? [pageLink('contact')] : []),
    ...shown.filter((page) => page !== 'contact' || !ways.has('contact')).map(pageLink),
  ]
  return links.slice(0, AT_MOST)
}
