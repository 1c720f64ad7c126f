import { contact, demoSubject, personSubject } from '../../../content/contact.ts'
import { pages } from '../../../content/pages.ts'
import { type MessageCategory, messageCategories } from '../../../contract/messages.ts'
import { type PageName, paths } from '../../../contract/paths.ts'

/** What the address of the contact page asks for. */
export type Asked = { kind: 'message' | 'demo'; category?: MessageCategory; subject: string }

const LONGEST_TOPIC = 100

/**
 * `?category=` comes from the category cards, `?kind=demo&topic=` from "Schedule Demo" (topic: the end of that
 * page's path), `?topic=` alone from a leader's card (topic: the name). A demo request is one by either way.
 */
export function askedFor(query: URLSearchParams): Asked {
  const named = messageCategories.find((category) => category === query.get('category'))
  const kind = query.get('kind') === 'demo' || named === 'demo-request' ? 'demo' : 'message'
  const category = named ?? (kind === 'demo' ? 'demo-request' : undefined)
  const topic = (query.get('topic') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TOPIC)
  return { kind, category, subject: topic ? subjectOn(topic, kind) : subjectOf(category) }
}

const subjectOf = (category: MessageCategory | undefined) =>
  contact.categories.find(({ slug }) => slug === category)?.subject ?? ''

const subjectOn = (topic: string, kind: Asked['kind']) =>
  kind === 'demo' ? demoSubject(pageNamed(topic) ?? topic) : personSubject(topic)

const pageNamed = (topic: string) => {
  const page = (Object.keys(paths) as PageName[]).find((name) => paths[name].split('/').at(-1) === topic)
  return page && pages[page].name
}
