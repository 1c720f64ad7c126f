import { type PageName, paths } from '../../contract/paths.ts'
import type { Passage } from './passages/passage.ts'

/** Pages a demo can be about; interest in any other says little of what to show. */
const DEMO_PAGES: PageName[] = [
  'itOperations',
  'hrOperations',
  'corporateFunctions',
  'domainFunctions',
  'digitalTwins',
  'agentCatalog',
  'technology',
  'useCases',
]
/** Older interest fades: what was asked last counts most. */
const FADING = 0.7

/** What the avatar remembers of a talk: what it said, and what the visitor cares about. */
export class Memory {
  readonly #interest = new Map<PageName, number>()
  readonly #told = new Set<string>()
  last: Passage | undefined
  answers = 0

  /** `aside`: told on the way; what the talk is about stays what it was. */
  tell(passage: Passage, { aside = false } = {}) {
    for (const [page, interest] of this.#interest) this.#interest.set(page, interest * FADING)
    this.#interest.set(passage.page, (this.#interest.get(passage.page) ?? 0) + 1)
    this.#told.add(passage.id)
    if (!aside) this.last = passage
    this.answers += 1
  }

  hasTold(passage: Passage) {
    return this.#told.has(passage.id)
  }

  /** What the visitor asked about most, as far as there is something to show. */
  get topic(): PageName | undefined {
    const ranked = [...this.#interest]
      .filter(([page]) => DEMO_PAGES.includes(page))
      .sort((a, b) => b[1] - a[1])
    return ranked[0]?.[0]
  }

  /** The demo form, with the topic chosen as the site's own links choose it. */
  get demoPath() {
    const topic = this.topic
    return `${paths.contact}?kind=demo${topic ? `&topic=${paths[topic].split('/').at(-1)}` : ''}`
  }
}
