import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compiled } from './compiled.ts'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('../../src/studio/main.ts', import.meta.url))

/** The studio alone, as a process that can be killed and brought back where it was, over the same folder. */
export async function openStudioProcess(dataDir: string) {
  const key = 'key-of-a-studio-in-tests'
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  async function launch() {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        ...compiled,
        DATA_DIR: dataDir,
        STUDIO_PORT: String(port),
        AVATAR_API_KEY: key,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes(url)) resolve()
    })
    exited.then(() => reject(new Error(`the studio ended: ${output}`)))
    await promise
    return { child, exited }
  }

  let running = await launch()
  const kill = async () => {
    running.child.kill('SIGKILL')
    await running.exited
  }
  return {
    url,
    key,
    kill,
    async launch() {
      running = await launch()
    },
    close: kill,
  }
}
