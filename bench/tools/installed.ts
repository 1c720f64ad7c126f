import { join } from 'node:path'
import { installBeside } from '../../commands/install-beside.ts'

const folder = import.meta.dirname

export const installTools = () => installBeside(folder, 'Lighthouse and autocannon for the bench')

export const toolFile = (...path: string[]) => join(folder, ...path)
