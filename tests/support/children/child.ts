import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { compiled } from '../compiled.ts'

export interface TestChild {
  readonly process: ChildProcessByStdio<Writable, Readable, null>
  /** What it prints, line by line; only lines that were finished. */
  readonly lines: Interface
  /** Resolves to its exit code once its output was read to the end, or to null when it was killed. */
  readonly ended: Promise<number | null>
}

/** Runs a script of this folder as a process of its own, with one JSON argument. */
export function runChild(script: string, argument: unknown): TestChild {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [path, JSON.stringify(argument)], {
    env: { ...process.env, ...compiled },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { process: child, lines: createInterface(child.stdout), ended }
}
