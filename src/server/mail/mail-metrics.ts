import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from '../store/ids.ts'
import type { OutboxRecords } from './outbox-records.ts'

export type MailMetrics = ReturnType<typeof mailMetrics>

export function mailMetrics(registry: Registry, records: OutboxRecords, clock: Clock) {
  const registers = [registry]
  const letters = new Counter({
    name: 'mail_letters_total',
    help: 'Letters this instance has settled, by kind and outcome: sent or failed',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const troubles = new Counter({
    name: 'mail_server_troubles_total',
    help: 'Times the mail server could not be used at all',
    registers,
  })
  const oldest = new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest letter that is still to be sent has waited; 0 where none is',
    registers,
  })
  new Gauge({
    name: 'mail_waiting',
    help: 'Letters that are still to be sent, by all instances together',
    registers,
    async collect() {
      // While the database is away the other figures are still asked for: these keep their last values.
      const waiting = await records.waiting().catch(() => undefined)
      if (!waiting) return
      const { count, since } = waiting
      this.set(count)
      oldest.set(since === null ? 0 : Math.max(0, clock() - Date.parse(since)) / 1000)
    },
  })
  return {
    settled: (kind: string, outcome: 'sent' | 'failed') => letters.inc({ kind, outcome }),
    troubled: () => troubles.inc(),
  }
}
