import { describe, expect, it } from 'vitest'
import { statusDisplay } from './agent-status.ts'

describe('what a visitor reads as an agent’s status', () => {
  it('shows an available agent in green', () => {
    expect(statusDisplay('available')).toEqual({ label: 'Available', color: 'green' })
  })

  it('shows an agent in development in orange', () => {
    expect(statusDisplay('development')).toEqual({ label: 'In Development', color: 'orange' })
  })

  it.each(['', 'retired', 'Available', 'constructor'])('shows %j as unknown, in gray', (status) => {
    expect(statusDisplay(status)).toEqual({ label: 'Unknown', color: 'gray' })
  })
})
