import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { openInstances } from '../support/instances.ts'
import { startProvider } from '../support/provider.ts'
import { joinWaitlist, waitlistIn } from '../support/waitlist.ts'

test('the disk is full under the embedded database: visitors read a sentence, what was acknowledged is there, and with room again all goes on', async () => {
  const provider = await startProvider()
  onTestFinished(() => provider.close())
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'veyra-faults-')) }
  // The system refuses to let any file of this process grow beyond so many blocks of 512 bytes.
  const cramped = await openInstances({ place, provider, prelude: "trap '' XFSZ; ulimit -f 3000" })
  onTestFinished(cramped.close)
  const { url } = await cramped.launch()
  const acknowledged: string[] = []
  let answer = await joinWaitlist(url, 'first@example.com')
  for (let n = 0; answer.status === 201; n++) {
    const email = `${n}.${'long'.repeat(40)}@example.com`
    answer = await joinWaitlist(url, email)
    if (answer.status === 201) acknowledged.push(email)
  }
  expect(answer).toMatchObject({ status: 503, code: 'not_ready', message: errors.not_ready.message })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  await cramped.close()

  const roomy = await openInstances({ place, provider })
  onTestFinished(roomy.close)
  const again = await roomy.launch()
  expect((await joinWaitlist(again.url, 'last@example.com')).status).toBe(201)
  await roomy.close()
  const kept = new Set(await waitlistIn(place))
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
  expect(kept).toContain('last@example.com')
  expect(acknowledged.length).toBeGreaterThan(0)
}, 60_000)
