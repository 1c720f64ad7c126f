/** Six pieces that stand for no text come first. */
const RESERVED = 6
const UNKNOWN = 0
const UNKNOWN_SCORE = -20

/** Parts a text into the pieces the encoder knows, so that their joint likelihood is greatest (Viterbi). */
export function openPieces(vocabulary: [piece: string, score: number][]): (text: string) => number[] {
  const known = new Map<string, { id: number; score: number }>()
  let longest = 1
  vocabulary.forEach(([piece, score], id) => {
    if (id < RESERVED) return
    known.set(piece, { id, score })
    longest = Math.max(longest, piece.length)
  })

  return (text) => {
    const letters = `▁${text.normalize('NFKC').replaceAll(' ', '▁')}`
    const end = letters.length
    const best = new Array<{ score: number; id: number; from: number } | undefined>(end + 1)
    best[0] = { score: 0, id: UNKNOWN, from: 0 }
    const offer = (at: number, score: number, id: number, from: number) => {
      const there = best[at]
      if (!there || score > there.score) best[at] = { score, id, from }
    }
    for (let from = 0; from < end; from++) {
      const here = best[from]
      if (!here) continue
      let isKnown = false
      for (let to = from + 1; to <= Math.min(end, from + longest); to++) {
        const piece = known.get(letters.slice(from, to))
        if (!piece) continue
        isKnown = true
        offer(to, here.score + piece.score, piece.id, from)
      }
      if (!isKnown) offer(from + 1, here.score + UNKNOWN_SCORE, UNKNOWN, from)
    }
    const ids: number[] = []
    for (let at = best[end]; at && at !== best[0]; at = best[at.from]) ids.push(at.id)
    return ids.toReversed()
  }
}
