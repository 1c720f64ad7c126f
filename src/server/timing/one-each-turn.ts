import { setImmediate } from 'node:timers/promises'

/** Lets those who come in one by one, one in each turn of the event loop: between two of them all others have theirs. */
export function oneEachTurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}
