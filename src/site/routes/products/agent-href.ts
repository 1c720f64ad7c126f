import { type Agent, categories } from '../../../content/agents.ts'
import { paths } from '../../../contract/paths.ts'

/** Where an agent is told of: its place on the page of its group, or a page of its own. What is upcoming has one page. */
export const agentHref = ({ page, category, slug }: Agent): string =>
  category === 'upcoming' || page !== categories[category].page ? paths[page] : `${paths[page]}#${slug}`
