/** The real time, but no two readings are the same, however fast the machine: what came later is dated later. */
export function movingClock(): () => number {
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }
}
