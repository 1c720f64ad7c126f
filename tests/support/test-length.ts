const lengths = ['short', 'long', 'soak'] as const

/** How long tests may take that can take as long as one likes: vitest.config.ts says which command means which. */
export const testLength = lengths.find((length) => length === process.env.TEST_LENGTH) ?? 'short'

/** In the second stage of CI and beyond. */
export const isLong = testLength !== 'short'
export const isSoak = testLength === 'soak'

/** `short`: seconds, in every `npm test`; `long`: minutes, in the second stage; `soak`: hours, by hand. */
export const sized = <T>(short: T, long: T, soak: T): T => ({ short, long, soak })[testLength]
