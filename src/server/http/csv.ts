import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { ListCursor } from '../store/searched-table.ts'

/** Read and written one page at a time, so that a hundred thousand rows take no more memory than five hundred. */
const PAGE = 500

/** In half the world spreadsheets separate by semicolons: what stands behind one inside a field is a cell to them. */
const withoutInnerFormulas = (text: string) => text.replaceAll(/([;\t\r\n]\s*)(?=[=+\-@])/g, "$1'")

type Pages<Column extends string> = (request: {
  limit: number
  after: ListCursor | undefined
}) => Promise<{ rows: Record<Column, string>[]; next: ListCursor | null }>

/**
 * All pages of a list, as CSV. Visitors choose their names and their words: what a spreadsheet would take for a formula
 * is put behind an apostrophe. The byte order mark is what makes Excel read UTF-8.
 */
export function asCsv<Column extends string>(columns: readonly Column[], pages: Pages<Column>): Readable {
  async function* rows() {
    let after: ListCursor | undefined
    do {
      const page = await pages({ limit: PAGE, after })
      yield* page.rows
      after = page.next ?? undefined
    } while (after)
  }
  const csv = stringify({
    header: true,
    columns: [...columns],
    cast: { string: withoutInnerFormulas },
    escape_formulas: true,
    bom: true,
  })
  const source = Readable.from(rows(), { highWaterMark: 64 })
  source.on('error', (error) => csv.destroy(error))
  csv.on('close', () => source.destroy())
  return source.pipe(csv)
}
