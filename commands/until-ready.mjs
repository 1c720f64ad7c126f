// until-ready.mjs <port> <pid>: ends when the instance on this port is ready, and badly when its process is gone.
// systemd's start then means ready, and one restart after the other is a rolling one.
const [port, pid] = process.argv.slice(2)
const ready = `http://${process.env.HOST ?? '127.0.0.1'}:${port}/readyz`
const isReady = async () => {
  try {
    return (await fetch(ready)).ok
  } catch {
    return false
  }
}

const isGone = () => {
  try {
    return pid !== undefined && !process.kill(Number(pid), 0)
  } catch {
    return true
  }
}

while (!(await isReady())) {
  if (isGone()) process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
}
