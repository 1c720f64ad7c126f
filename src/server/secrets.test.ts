import { chmod, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataFolderError, openSecrets } from './secrets.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'veyra-secrets-'))

test('secrets are made once, differ, and only their owner may read them', async () => {
  const folder = join(await newFolder(), 'deep', 'data')
  const made = await openSecrets(folder)
  expect(made.session).toMatch(/^[\w-]{43}$/)
  expect(made.studioKey).not.toBe(made.session)
  expect(await openSecrets(folder)).toEqual(made)
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('many processes starting at once agree on one secret and leave no drafts', async () => {
  const folder = await newFolder()
  const all = await Promise.all(Array.from({ length: 20 }, () => openSecrets(folder)))
  expect(new Set(all.map(({ session }) => session)).size).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['session-secret', 'studio-key'])
})

test('a secret that was opened to others is closed again', async () => {
  const folder = await newFolder()
  await openSecrets(folder)
  await chmod(join(folder, 'session-secret'), 0o644)
  await openSecrets(folder)
  expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('a damaged secret is reported, never used', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'session-secret'), '\n')
  await expect(openSecrets(folder)).rejects.toThrow(/session-secret holds no secret/)
})

test('a folder that cannot be made is one line that names the variable', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'file'), '')
  const opening = openSecrets(join(folder, 'file', 'data'))
  await expect(opening).rejects.toBeInstanceOf(DataFolderError)
  await expect(opening).rejects.toThrow(
    /^The data folder .+ cannot be used: [^\n]+ Set DATA_DIR to another\.$/,
  )
})
