import { Lattice } from './lattice.tsx'
import type { LatticeShape } from './lattice-geometry.ts'

/** Stands in a film's place until it comes (and for good where there is none): the box, cut at the edges. */
export function FilmStill(shape: Partial<LatticeShape>) {
  return (
    <div className="absolute inset-0 bg-linear-to-br from-raised to-ground">
      <Lattice columns={12} rows={12} {...shape} fit="slice" className="absolute inset-0 size-full" />
    </div>
  )
}
