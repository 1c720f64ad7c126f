import type { Config } from './config.ts'
import { MissingBuildError } from './pages/site.ts'
import { DataFolderError } from './secrets.ts'
import { StoreError } from './store/store-error.ts'

/** What keeps the server from starting and is no fault of the program, as one line for whoever starts it. */
export function startProblem(
  error: unknown,
  { http, studio }: Pick<Config, 'http' | 'studio'>,
): string | undefined {
  if (error instanceof StoreError || error instanceof DataFolderError || error instanceof MissingBuildError)
    return error.message
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
  if (error.code === 'EADDRINUSE' && 'port' in error && error.port === studio.port)
    return `Port ${studio.port} is taken: stop the program that holds it, or set STUDIO_PORT to another.`
  return listenProblems[String(error.code)]?.(http.host, http.port)
}

const listenProblems: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is taken: stop the program that holds it, or set PORT to another.`,
  EACCES: (host, port) =>
    `Port ${port} on ${host} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine: set HOST to one that is.`,
  ENOTFOUND: (host) => `${host} is no name this machine knows: set HOST to another.`,
  EAI_AGAIN: (host) => `${host} is no name this machine knows: set HOST to another.`,
}
