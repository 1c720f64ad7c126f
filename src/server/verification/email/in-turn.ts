/** Work under one key waits for what came before it; other keys do not. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
