const reach = 1.5
const darkest = 0.16

type Numbers = { [index: number]: number; length: number }

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * For each of a cell's six faces, how much of what it could see is free of other cells; from the cells'
 * matrices, whose last column is the place and whose first is as long as the cell is wide.
 */
export function occlude(matrices: Numbers, count: number, ahead: Numbers, behind: Numbers): void {
  const at = (index: number, axis: number) => matrices[index * 16 + 12 + axis] ?? 0
  const buckets = new Map<string, number[]>()
  const keyOf = (x: number, y: number, z: number) => `${x},${y},${z}`
  for (let index = 0; index < count; index++) {
    const key = keyOf(Math.round(at(index, 0)), Math.round(at(index, 1)), Math.round(at(index, 2)))
    const bucket = buckets.get(key)
    if (bucket) bucket.push(index)
    else buckets.set(key, [index])
  }
  const sizeOf = (index: number) =>
    Math.hypot(matrices[index * 16] ?? 0, matrices[index * 16 + 1] ?? 0, matrices[index * 16 + 2] ?? 0)
  const shut = new Float32Array(6)
  for (let index = 0; index < count; index++) {
    shut.fill(0)
    const cx = Math.round(at(index, 0))
    const cy = Math.round(at(index, 1))
    const cz = Math.round(at(index, 2))
    for (let bx = cx - 2; bx <= cx + 2; bx++)
      for (let by = cy - 2; by <= cy + 2; by++)
        for (let bz = cz - 2; bz <= cz + 2; bz++)
          for (const other of buckets.get(keyOf(bx, by, bz)) ?? []) {
            if (other === index) continue
            const size = sizeOf(other)
            const d = [
              at(other, 0) - at(index, 0),
              at(other, 1) - at(index, 1),
              at(other, 2) - at(index, 2),
            ] as const
            for (let axis = 0; axis < 3; axis++) {
              const along = d[axis] ?? 0
              const aside =
                clamp(1 - Math.abs(d[(axis + 1) % 3] ?? 0)) * clamp(1 - Math.abs(d[(axis + 2) % 3] ?? 0))
              if (aside === 0 || Math.abs(along) < 0.4) continue
              const near = clamp(1 - (Math.abs(along) - 1) / reach) * aside * Math.min(1, size * size)
              const face = axis + (along > 0 ? 0 : 3)
              shut[face] = 1 - (1 - (shut[face] ?? 0)) * (1 - near)
            }
          }
    for (let axis = 0; axis < 3; axis++) {
      ahead[index * 3 + axis] = 1 - (1 - darkest) * (shut[axis] ?? 0)
      behind[index * 3 + axis] = 1 - (1 - darkest) * (shut[axis + 3] ?? 0)
    }
  }
}
