import { once } from 'node:events'
import { createServer } from 'node:net'

/** Port 0 means any. It is chosen before anything is built, because the pages carry the site's own address. */
export async function withFreePorts(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const chosen = { ...env }
  for (const name of ['PORT', 'STUDIO_PORT']) if (env[name] === '0') chosen[name] = String(await freePort())
  return chosen
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('a listening socket has no port')
  return address.port
}
