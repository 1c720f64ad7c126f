import { metaOf } from '../head.ts'

export const meta = metaOf('emailVerified')

/** The link in the verification mail leads here; the screen is the consult screen (promise 1). */
export { default } from './consult.tsx'
