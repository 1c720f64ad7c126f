import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'
import { openInstances } from '../support/instances.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { joinWaitlist, waitlistIn } from '../support/waitlist.ts'

let provider: Provider
let folder: string

beforeEach(async () => {
  provider = await startProvider()
  folder = mkdtempSync(join(tmpdir(), 'veyra-faults-'))
})
afterEach(async () => {
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the disk is full under the embedded database', () => {
  test('visitors read a sentence, what was acknowledged is there, and with room again all goes on', async () => {
    const place = { dataDir: folder }
    // The system refuses to let any file of this process grow beyond so many blocks of 512 bytes.
    const cramped = await openInstances({ place, provider, prelude: "trap '' XFSZ; ulimit -f 3000" })
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
    const again = await roomy.launch()
    expect((await joinWaitlist(again.url, 'last@example.com')).status).toBe(201)
    await roomy.close()
    const kept = new Set(await waitlistIn(place))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(kept).toContain('last@example.com')
    expect(acknowledged.length).toBeGreaterThan(0)
  }, 180_000)
})
