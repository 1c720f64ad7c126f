import { describe, expect, it } from 'vitest'
import { endReasons } from '../contract/conversations.ts'
import { conversation, endedPanel } from './conversation.ts'

describe('the panel after a conversation', () => {
  it.each(endReasons)('has words for %s', (reason) => {
    expect(Object.values(conversation.ended)).toContain(endedPanel(reason))
  })

  it('apologises for what was our doing, and only for that', () => {
    const sorry = endReasons.filter((reason) => endedPanel(reason).text.includes('sorry'))
    expect(sorry).toEqual(['capacity', 'start_failed', 'signup_failed', 'staff', 'provider'])
  })

  it('says that it is over where no reason is known', () => {
    expect(endedPanel(undefined)).toBe(conversation.ended.left)
  })
})
