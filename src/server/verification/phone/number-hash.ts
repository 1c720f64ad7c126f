import { createHmac } from 'node:crypto'

/** Numbers are kept as this: the same number is known again, and none can be rung up from it. */
export function numberHash(secret: string): (number: string) => string {
  const key = createHmac('sha256', secret).update('phone numbers').digest()
  return (number) => createHmac('sha256', key).update(number).digest('base64url')
}
