import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * What every installed package is licensed under, from the lockfile, so that it does not depend on the machine:
 * `npm run licences` writes docs/licences.md.
 */

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})

export type Licensed = { name: string; version: string; licence: string; isForWork: boolean }

export function licensedPackages(): Licensed[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const found = Object.entries(packages).flatMap(
    ([path, { version = '', license = 'unknown', dev = false }]) =>
      path === ''
        ? []
        : [
            {
              name: path.slice(path.lastIndexOf('node_modules/') + 13),
              version,
              licence: license,
              isForWork: dev,
            },
          ],
  )
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function licencesDocument(): string {
  const all = licensedPackages()
  const rows = (packages: Licensed[]) =>
    packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')
  const table = (packages: Licensed[]) => `| package | version | licence |\n|---|---|---|\n${rows(packages)}`
  return `# Licences

Written by \`npm run licences\` from the lockfile; \`tests/licences.test.ts\` refuses one that is not permissive.

## What the product runs on and is built with

${table(all.filter(({ isForWork }) => !isForWork))}

## For work on it only

${table(all.filter(({ isForWork }) => isForWork))}
`
}

if (import.meta.main) writeFileSync('docs/licences.md', licencesDocument())
