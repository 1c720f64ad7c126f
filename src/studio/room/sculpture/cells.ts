import { bounds, type Figure, type Material, materials, openness } from './figure.ts'

/** A figure as cells: one entry per cell in each list, three for places, directions and colours. */
export type Cells = {
  count: number
  place: Float32Array
  size: Float32Array
  normal: Float32Array
  color: Float32Array
  open: Float32Array
  material: Uint8Array
}

type Growing = {
  place: number[]
  size: number[]
  normal: number[]
  color: number[]
  open: number[]
  material: number[]
}

type Options = {
  /** Edge of a cell; those of the face are half as long. */
  edge: number
  /** Leaves out what nobody who stands in front of the figure can see. */
  frontOnly?: boolean
}

/**
 * Samples a figure into cells on its surface, block by block: a block that the surface cannot pass through
 * is never looked into. Yields after each slice of work, so that a page can draw in between.
 */
export function* sampleSlices(figure: Figure, options: Options): Generator<number, Cells> {
  const { edge } = options
  const block = edge * 8
  const grown: Growing = { place: [], size: [], normal: [], color: [], open: [], material: [] }
  const steps = Math.ceil((bounds.top - bounds.bottom) / block)
  for (let step = 0; step < steps; step++) {
    const y = bounds.bottom + (step + 0.5) * block
    for (let x = -Math.ceil(bounds.x / block) * block + block / 2; x < bounds.x; x += block)
      for (let z = bounds.back + block / 2; z < bounds.front + block / 2; z += block)
        divide(figure, options, grown, x, y, z, block)
    yield (step + 1) / steps
  }
  return swept(grown, edge)
}

/** A cell with next to no neighbours is a crumb that some cut left hanging in the air. */
function swept(grown: Growing, edge: number): Cells {
  const keyOf = (x: number, y: number, z: number) => (x + 512) * 1048576 + (y + 512) * 1024 + z + 512
  const gridOf = (at: number) => Math.floor((grown.place[at] ?? 0) / edge)
  const taken = new Map<number, number>()
  const count = grown.size.length
  for (let index = 0; index < count; index++) {
    const key = keyOf(gridOf(index * 3), gridOf(index * 3 + 1), gridOf(index * 3 + 2))
    taken.set(key, (taken.get(key) ?? 0) + 1)
  }
  const kept: number[] = []
  for (let index = 0; index < count; index++) {
    let company = -1
    for (let x = -1; x <= 1; x++)
      for (let y = -1; y <= 1; y++)
        for (let z = -1; z <= 1; z++)
          company +=
            taken.get(keyOf(gridOf(index * 3) + x, gridOf(index * 3 + 1) + y, gridOf(index * 3 + 2) + z)) ?? 0
    if (company >= 4) kept.push(index)
  }
  const three = (list: number[]) =>
    Float32Array.from(
      { length: kept.length * 3 },
      (_, at) => list[(kept[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0,
    )
  const one = (list: number[]) => kept.map((index) => list[index] ?? 0)
  return {
    count: kept.length,
    place: three(grown.place),
    size: Float32Array.from(one(grown.size)),
    normal: three(grown.normal),
    color: three(grown.color),
    open: Float32Array.from(one(grown.open)),
    material: Uint8Array.from(one(grown.material)),
  }
}

export function sampleCells(figure: Figure, options: Options): Cells {
  const slices = sampleSlices(figure, options)
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
  }
}

export const materialOf = (cells: Cells, index: number): Material =>
  materials[cells.material[index] ?? 0] ?? 'skin'

function divide(
  figure: Figure,
  options: Options,
  grown: Growing,
  x: number,
  y: number,
  z: number,
  side: number,
): void {
  const d = figure.distance(x, y, z)
  // Half a diagonal and a margin, because the distances of blended bodies are only nearly true.
  if (Math.abs(d) > side * 0.87 * 1.35 + 0.02) return
  const smallest = side <= options.edge * 1.01
  if (smallest && !(figure.isFine(x, y, z) && side > options.edge * 0.75)) {
    if (d < 0 && d > -side * 1.9) addIfOnSurface(figure, options, grown, x, y, z, side)
    return
  }
  const quarter = side / 4
  for (let corner = 0; corner < 8; corner++)
    divide(
      figure,
      options,
      grown,
      x + (corner & 1 ? quarter : -quarter),
      y + (corner & 2 ? quarter : -quarter),
      z + (corner & 4 ? quarter : -quarter),
      side / 2,
    )
}

function addIfOnSurface(
  figure: Figure,
  options: Options,
  grown: Growing,
  x: number,
  y: number,
  z: number,
  side: number,
): void {
  const { distance } = figure
  const right = distance(x + side, y, z)
  const left = distance(x - side, y, z)
  const above = distance(x, y + side, z)
  const below = distance(x, y - side, z)
  const front = distance(x, y, z + side)
  const back = distance(x, y, z - side)
  if (Math.max(right, left, above, below, front, back) < 0) return
  const length = Math.hypot(right - left, above - below, front - back) || 1
  const nx = (right - left) / length
  const ny = (above - below) / length
  const nz = (front - back) / length
  if (options.frontOnly && nz < -0.45) return
  const material = figure.materialAt(x, y, z)
  grown.place.push(x, y, z)
  grown.size.push(side)
  grown.normal.push(nx, ny, nz)
  grown.color.push(...figure.colorAt(material, x, y, z))
  grown.open.push(openness(figure, x, y, z, nx, ny, nz))
  grown.material.push(materials.indexOf(material))
}
