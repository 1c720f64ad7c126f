import type { RoomChoice, RoomLink, Speaker } from '../protocol.ts'

export interface LogViewOptions {
  /** Scrolls, and holds the log and what stands under it. */
  course: HTMLElement
  log: HTMLElement
  choices: HTMLElement
  nameOf: Record<Speaker, string>
  /** Where a link leads when the room stands alone. */
  hrefOf(path: string): string
  follow(link: RoomLink, event: MouseEvent): void
  choose(choice: RoomChoice): void
}

/** A long talk stays light: the oldest turns leave the page, not the transcript. */
const SHOWN_TURNS = 300

/** What was said, turn by turn, with the links and the ways on that came with it. */
export function logView({ course, log, choices, nameOf, hrefOf, follow, choose }: LogViewOptions) {
  // Keyboards must be able to scroll it.
  log.tabIndex = 0

  /**
   * What was said last stays in sight, also when buttons below take some of the room: its beginning, where a card
   * under it leaves no room for all of it.
   */
  const toLatest = () => {
    course.scrollTop = course.scrollHeight
    const latest = log.lastElementChild
    if (latest instanceof HTMLElement && latest.offsetTop < course.scrollTop)
      course.scrollTop = Math.max(0, latest.offsetTop)
  }
  /** What stands under the log comes first while nothing was said after it came. */
  let isUnderFirst = false
  const keepInSight = () => {
    if (!isUnderFirst) return toLatest()
    course.scrollTop = course.scrollHeight
  }
  new ResizeObserver(keepInSight).observe(course)

  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') => {
    const made = document.createElement(tag)
    made.className = className
    made.textContent = text
    return made
  }

  function addTurn(speaker: Speaker, text: string) {
    const turn = element('div', `turn ${speaker}`)
    const words = element('p', 'words', text)
    words.dataset.speaker = speaker
    turn.append(element('span', 'name', nameOf[speaker]), words)
    log.append(turn)
    while (log.childElementCount > SHOWN_TURNS) log.firstElementChild?.remove()
    isUnderFirst = false
    toLatest()
    return {
      append(more: string) {
        words.textContent = `${words.textContent} ${more}`.trim()
        toLatest()
      },
      addLinks(links: RoomLink[]) {
        if (!links.length) return
        const list = element('ul', 'links')
        for (const link of links) {
          const item = element('li', '')
          const anchor = element('a', '', link.label)
          anchor.href = hrefOf(link.path)
          anchor.target = '_blank'
          anchor.rel = 'noopener'
          anchor.addEventListener('click', (event) => follow(link, event))
          item.append(anchor)
          list.append(item)
        }
        turn.append(list)
        toLatest()
      },
    }
  }

  function offer(offered: RoomChoice[]) {
    choices.replaceChildren(
      ...offered.map((choice) => {
        const button = element('button', '', choice.label)
        button.type = 'button'
        button.addEventListener('click', () => choose(choice))
        return button
      }),
    )
    choices.hidden = offered.length === 0
  }

  return {
    addTurn,
    offer,
    /** Something came under the log, or went from there. */
    underLog(isThere: boolean) {
      isUnderFirst = isThere
      keepInSight()
    },
    clear: () => log.replaceChildren(),
  }
}

export type LogView = ReturnType<typeof logView>
export type ShownTurn = ReturnType<LogView['addTurn']>
