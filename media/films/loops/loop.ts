/** How a film comes round; steps from one frame to the next are in levels of 255, on average. */
export type Loop = {
  seconds: number
  /** From the last frame to the first. */
  seam: number
  /** The largest of the steps looked at within the film. */
  usual: number
}

/** Half a level is what coding alone makes of two equal frames. */
const CODING = 0.5

/** What is wrong with it, if anything: a film runs for 6 to 12 seconds and comes round without a jump. */
export function faultOf({ seconds, seam, usual }: Loop): string | undefined {
  if (seconds < 6 || seconds > 12) return `runs for ${seconds} s`
  if (seam >= usual * 2 + CODING) return `jumps by ${seam} where its steps are at most ${usual}`
  return undefined
}
