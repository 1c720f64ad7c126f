/** A number in [0, 1) that belongs to a place in the lattice. */
export function hash(x: number, y: number, z = 0): number {
  let mixed =
    Math.imul(x + 1013, 374761393) ^ Math.imul(y + 2017, 668265263) ^ Math.imul(z + 3019, 2147483647)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
