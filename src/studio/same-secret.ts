import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether two secrets are the same, in a time that tells nothing of either. Their digests are compared: those have
 * one length, whatever was given. (Two texts of as many characters may differ in bytes, and that would throw.)
 */
export const sameSecret = (given: string, expected: string) =>
  timingSafeEqual(digest(given), digest(expected))
