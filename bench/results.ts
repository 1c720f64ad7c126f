import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Machine } from './machine.ts'

const FOLDER = 'bench/results'
const LATEST = `${FOLDER}/latest.json`

const figure = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string().optional(),
  range: z.tuple([z.number(), z.number()]).readonly().optional(),
  runs: z.number().optional(),
  reach: z.string().optional(),
  met: z.boolean().optional(),
  note: z.string().optional(),
})
const table = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
})
const machine = z.object({
  at: z.string(),
  commit: z.string(),
  node: z.string(),
  system: z.string(),
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  load: z.number(),
  sha256MbPerSecond: z.number(),
  loopMillionsPerSecond: z.number(),
}) satisfies z.ZodType<Machine>

const partResult = z.object({
  machine,
  quick: z.boolean(),
  seconds: z.number(),
  /** Why there are no figures. */
  failure: z.string().optional(),
  figures: z.array(figure),
  tables: z.array(table).optional(),
  notes: z.array(z.string()).optional(),
})
export type PartResult = z.infer<typeof partResult>

const results = z.record(z.string(), partResult)
export type Results = z.infer<typeof results>

/** The newest result of every part, also of those that were measured in an earlier run. */
export function readLatest(): Results {
  try {
    return results.parse(JSON.parse(readFileSync(LATEST, 'utf8')))
  } catch {
    return {}
  }
}

/** After each part, so that a run which is cut off loses only the part it was at. */
export function keep(all: Results, ofThisRun: Results, startedAt: Date) {
  mkdirSync(FOLDER, { recursive: true })
  const name = startedAt.toISOString().slice(0, 19).replaceAll(':', '-')
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(ofThisRun, null, 2))
  writeFileSync(LATEST, JSON.stringify(all, null, 2))
}
