import { Counter, Histogram, type Registry } from 'prom-client'
import type { EndReason } from '../../contract/conversations.ts'
import type { StartSource } from '../../contract/start-sentences.ts'
import type { AvatarOperation } from '../avatar/avatar-client.ts'

export type ConversationMetrics = ReturnType<typeof conversationMetrics>

export function conversationMetrics(registry: Registry) {
  const registers = [registry]
  const starts = new Counter({
    name: 'conversation_starts_total',
    help: 'Starts by where they were pressed and how they came out: started, or why not',
    labelNames: ['source', 'outcome'],
    registers,
  })
  const ends = new Counter({
    name: 'conversation_ends_total',
    help: 'Conversations that ended, by reason',
    labelNames: ['reason'],
    registers,
  })
  const calls = new Histogram({
    name: 'avatar_call_duration_seconds',
    help: 'Time an operation at the avatar provider took, retries included, by how it came out',
    labelNames: ['operation', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  })
  const transcripts = new Counter({
    name: 'transcripts_total',
    help: 'Transcripts by how they came: called_back, asked_for, or missing after a day',
    labelNames: ['way'],
    registers,
  })
  return {
    transcript: (way: 'called_back' | 'asked_for' | 'missing') => transcripts.inc({ way }),
    started: (source: StartSource) => starts.inc({ source, outcome: 'started' }),
    refused: (source: StartSource, outcome: string) => starts.inc({ source, outcome }),
    ended: (reason: EndReason) => ends.inc({ reason }),
    called: (operation: AvatarOperation, outcome: string, seconds: number) =>
      calls.observe({ operation, outcome }, seconds),
  }
}
