import type { PageName } from '../../../contract/paths.ts'
import type { Focus, Move, Subject } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'

export type Words = Pick<Card, 'short' | 'full' | 'more' | 'example' | 'concedes'>

/** A card on a subject; `asked` narrows it to a focus or to some moves, and its id says so. */
export const cardOn = (
  subject: Subject,
  page: PageName,
  words: Words,
  { focus = 'none', moves }: { focus?: Focus; moves?: readonly Move[] } = {},
): Card => ({
  id: [subject, ...(focus === 'none' ? [] : [focus]), ...(moves?.slice(0, 1) ?? [])].join('-'),
  subject,
  focus,
  ...(moves && { moves }),
  ...words,
  page,
})
