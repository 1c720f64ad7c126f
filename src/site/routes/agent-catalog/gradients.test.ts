import { expect, test } from 'vitest'
import { allAgents } from '../../../content/agents.ts'
import { gradientOf } from './gradients.ts'

test('every agent has a gradient of its own', () => {
  const gradients = allAgents.map(gradientOf)
  expect(new Set(gradients).size).toBe(allAgents.length)
  for (const gradient of gradients) expect(gradient).not.toContain('undefined')
})
