import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { installBeside } from '../../commands/install-beside.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { openInstances } from '../support/instances.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { startProvider } from '../support/provider.ts'

const HOST = 'www.example.com'
const A_PLUS = 120
const tools = fileURLToPath(new URL('./observatory', import.meta.url))
const builtSite = fileURLToPath(new URL('../../build/client', import.meta.url))

const graded = z.object({
  grade: z.string(),
  score: z.number(),
  tests: z.array(
    z.object({
      name: z.string(),
      pass: z.boolean(),
      result: z.string().nullable(),
      scoreModifier: z.number().nullable(),
    }),
  ),
})

// `npm run observatory`: it needs 140 MB of tools and the built site.
test.skipIf(!hasNginx)(
  'the MDN HTTP Observatory gives every page an A+',
  async () => {
    installBeside(tools, 'the MDN HTTP Observatory')
    const dataDir = mkdtempSync(join(tmpdir(), 'veyra-data-'))
    const provider = await startProvider()
    const instances = await openInstances({
      place: { dataDir, databaseUrl: undefined },
      provider,
      builtSite,
      env: {
        PUBLIC_URL: `https://${HOST}`,
        TRUST_PROXY: 'loopback',
        AVATAR_ROOM_ORIGINS: 'https://tavus.daily.co',
      },
    })
    const urls = [(await instances.launch()).url, (await instances.launch()).url]
    const nginx = await startNginx(urls, { host: HOST })
    const scanner = fork(join(tools, 'scan.mjs'), [String(nginx.httpPort), String(nginx.httpsPort)], {
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: nginx.caFile },
    })
    try {
      const scores: Record<string, string> = {}
      for (const path of pageNames.map((name) => paths[name])) {
        const { grade, score, tests } = graded.parse(await asked(scanner, `${HOST}${path}`))
        scores[path] = `${grade} ${score}`
        if (path === '/') console.table(tests)
        expect(tests.filter(({ pass }) => !pass)).toEqual([])
        expect(grade).toBe('A+')
        expect(score).toBeGreaterThanOrEqual(A_PLUS)
      }
      console.table(scores)
    } finally {
      scanner.disconnect()
      await nginx.stop()
      await instances.close()
      await provider.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  300_000,
)

async function asked(scanner: ChildProcess, page: string): Promise<unknown> {
  const answered = once(scanner, 'message')
  scanner.send(page)
  const [answer] = await answered
  return answer
}
