import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Measured } from './part.ts'

/** Runs a bench that prints its figures as sentences, and takes each line as a note. */
export async function printedBy(script: string): Promise<Measured> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return { figures: [], notes: printed.trim().split('\n') }
}
