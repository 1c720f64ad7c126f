// The Observatory's own scan, in a process beside the only node_modules that has it. It asks for https://host/ and
// http://host/ as it would on the internet; only where those connections lead is ours, as with curl's --connect-to:
// names, Host headers, redirects and the certificate's check stay as they are (NODE_EXTRA_CA_CERTS names the
// authority). One message per page in, its result out.
import { existsSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'

const [httpPort, httpsPort] = process.argv.slice(2).map(Number)
for (const [agent, port] of [
  [http.Agent, httpPort],
  [https.Agent, httpsPort],
]) {
  const { createConnection } = agent.prototype
  agent.prototype.createConnection = function (options, ...rest) {
    return createConnection.call(this, { ...options, host: '127.0.0.1', port }, ...rest)
  }
}

// Fetched from the internet when the package is installed with its scripts. Nobody is on an empty list.
const preloaded = new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory'))
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
const { scan } = await import('@mdn/mdn-http-observatory')

process.on('message', async (page) => {
  try {
    const { scan: graded, tests } = await scan(page)
    process.send({
      grade: graded.grade,
      score: graded.score,
      tests: Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => ({
        name,
        pass,
        result,
        scoreModifier,
      })),
    })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.on('disconnect', () => process.exit(0))
