import { readFileSync } from 'node:fs'

/**
 * Brought into a server by `--import`: its wall clock goes as far ahead or back as the file named by CLOCK_FILE
 * says, in milliseconds, read again at SIGCONT. What counts how long something takes is not touched, as when an
 * operator or a time server sets a machine's clock.
 */
const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let shiftMs = 0
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGCONT', () => {
  shiftMs = Number(readFileSync(file, 'utf8'))
  process.stderr.write(`clock set ${shiftMs}\n`)
})
