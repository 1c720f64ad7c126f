import { createEvents, type EventAttributes } from 'ics'
import { BRAND, company } from '../../content/brand.ts'
import { demoCalendar as words } from '../../content/letters.ts'
import { DEMO_MINUTES, proposeSlots } from './demo-slots.ts'
import type { Message } from './messages-table.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/** The times we propose, each a tentative entry. The same row always makes the same file. */
export function demoCalendar(message: Message, siteUrl: string) {
  const { slots, timeZone } = proposeSlots({ ...message, askedAt: message.createdAt })
  const host = new URL(siteUrl).hostname
  const events = slots.map((slot, index): EventAttributes => {
    return {
      uid: `${message.id}-${index + 1}@${host}`,
      start: slot.getTime(),
      startInputType: 'utc',
      startOutputType: 'utc',
      duration: { minutes: DEMO_MINUTES },
      title: words.title(index + 1, slots.length),
      description: words.description,
      url: siteUrl,
      status: 'TENTATIVE',
      busyStatus: 'TENTATIVE',
      transp: 'TRANSPARENT',
      organizer: { name: company.name, email: company.email },
    }
  })
  const { error, value } = createEvents(events, { productId: BRAND, method: 'PUBLISH', calName: words.name })
  if (error || value === null) throw new Error('the calendar file could not be made', { cause: error })
  const madeAt = message.createdAt.replaceAll(/[-:]|\.\d+/g, '')
  return {
    slots,
    timeZone,
    filename: words.filename,
    content: value.replaceAll(/^DTSTAMP:.*$/gm, `DTSTAMP:${madeAt}`),
  }
}
