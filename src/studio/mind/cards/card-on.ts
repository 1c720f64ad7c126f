import type { PageName } from '../../../contract/paths.ts'
import { moves as allMoves, type Focus, type Move, type Subject } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'

type Words = Pick<Card, 'short' | 'full' | 'more' | 'example' | 'features' | 'concedes'>
type Asked = {
  focus?: Focus
  /** The only moves it answers. */
  moves?: readonly Move[]
  /** Moves that a card on the whole subject answers better than one on this focus. */
  notFor?: readonly Move[]
}

/** A card on a subject; `asked` narrows it to a focus or to some moves, and its id says so. */
export function cardOn(
  subject: Subject,
  page: PageName,
  words: Words,
  { focus = 'none', moves, notFor }: Asked = {},
): Card {
  const answered = moves ?? (notFor && allMoves.filter((move) => !notFor.includes(move)))
  return {
    id: [subject, ...(focus === 'none' ? [] : [focus]), ...(moves?.slice(0, 1) ?? [])].join('-'),
    subject,
    focus,
    ...(answered && { moves: answered }),
    ...words,
    page,
  }
}
