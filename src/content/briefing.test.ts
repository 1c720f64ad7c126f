import { describe, expect, it } from 'vitest'
import { allAgents } from './agents.ts'
import { conversationalContext, greeting } from './briefing.ts'
import { aiNotice } from './conversation.ts'
import { innovationOfficer } from './leaders.ts'

describe('what the avatar is told', () => {
  it('greets with the three ways on, as an AI avatar', () => {
    expect(greeting).toContain(
      'transform IT operations, streamline corporate functions, or explore industry-specific solutions?',
    )
    expect(greeting).toContain(`AI avatar of ${innovationOfficer.name}`)
  })

  it.each([
    '30-50% cost reduction',
    'Real-time decision-making',
    'Compliance automation',
    'unified ecosystem',
    'schedules a demo or a pilot',
    'You are an AI avatar, not a person',
  ])('stresses: %s', (phrase) => {
    expect(conversationalContext).toContain(phrase)
  })

  it('knows every agent, and which cannot be bought yet', () => {
    for (const agent of allAgents) expect(conversationalContext).toContain(`${agent.name}: ${agent.summary}`)
    const waitlisted = conversationalContext.split('waitlist only')[1]
    for (const agent of allAgents)
      expect(waitlisted?.includes(`${agent.name}:`), agent.name).toBe(agent.status === 'development')
  })
})

it('tells a visitor beforehand that an AI answers and that the talk is transcribed', () => {
  expect(aiNotice.text).toMatch(/AI avatar/)
  expect(aiNotice.text).toMatch(/not to a person/)
  expect(aiNotice.text).toMatch(/transcribed/)
})
