/** `npm test` runs every test in its short form; `npm run test:soak` sets TEST_LENGTH=long. */
export const isLong = process.env.TEST_LENGTH === 'long'

export const sized = <T>(short: T, long: T): T => (isLong ? long : short)
