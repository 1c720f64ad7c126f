import { expect, test } from 'vitest'
import { saysNotKnown } from '../src/server/talks/learned/read/unanswered.ts'
import { lines } from '../src/studio/mind/say/lines.ts'

/** The server knows the embedded studio's avatar by nothing but what it says. */
test('where our own mind says that it does not know, the desk hears it', () => {
  for (const name of ['offTopic', 'unknowable', 'unsure', 'unproven', 'notSaid', 'noExample'] as const)
    for (const line of lines[name])
      expect({ line, isHeard: saysNotKnown(line) }).toEqual({ line, isHeard: true })
})

test('what it says otherwise is no such thing', () => {
  for (const name of [
    'hello',
    'thanks',
    'pleased',
    'recorded',
    'wait',
    'heard',
    'sympathy',
    'mistaken',
  ] as const)
    for (const line of lines[name])
      expect({ line, isHeard: saysNotKnown(line) }).toEqual({ line, isHeard: false })
})
