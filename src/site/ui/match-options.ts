type Option = { value: string; label: string; detail?: string }

/** Without case and marks, so that "cote" finds Côte d’Ivoire. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, "'").toLowerCase()

/**
 * The options a few typed letters mean, best first: whose label begins so, then a word of it, then a value or a
 * detail (`47` finds +47), then whatever holds it somewhere. Each keeps its place among its equals.
 */
export function matchOptions<T extends Option>(options: readonly T[], typed: string): T[] {
  const wanted = plain(typed).trim()
  if (wanted === '') return [...options]
  const number = wanted.replace(/^\+/, '')
  const rank = ({ value, label, detail = '' }: T) => {
    const text = plain(label)
    if (text.startsWith(wanted) || plain(value) === wanted) return 0
    if (detail.replace(/^\+/, '') === number) return 1
    if (text.split(/[\s(-]+/).some((word) => word.startsWith(wanted))) return 2
    if (number !== '' && detail.replace(/^\+/, '').startsWith(number)) return 3
    return text.includes(wanted) ? 4 : 5
  }
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
