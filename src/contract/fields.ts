import { z } from 'zod'

/** Fields that several forms share, with the sentences of promise 46 in the order a visitor should hear them. */

export const emailField = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Please enter a valid email address')

/** A line of text somebody must fill in: `requiredLine('First name')` says "First name is required". */
export const requiredLine = (what: string, longest = 200) =>
  z
    .string()
    .trim()
    .min(1, `${what} is required`)
    .max(longest, `${what} can have at most ${longest} characters`)
    // A line break in a subject or a name has no honest use and forges mail headers.
    .regex(/^[^\r\n]*$/, `${what} must stand on one line`)

export const requiredText = (what: string, longest = 5000) =>
  z
    .string()
    .trim()
    .min(1, `${what} is required`)
    .max(longest, `${what} can have at most ${longest} characters`)
