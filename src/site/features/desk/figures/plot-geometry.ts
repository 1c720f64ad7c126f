/** Where a plot's lines and ticks stand, in the drawing's own units. Pure: figures in, coordinates out. */

export type Frame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A round top for the scale and the steps below it: 0, 5, 10, 15, 20 rather than 0, 4.25, … */
export function ticksUpTo(highest: number, wanted = 4): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((unit) => unit * power >= rough) ?? 10) * power)
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < highest) ticks.push((ticks.at(-1) ?? 0) + step)
  return ticks
}

/** The middle of each of `count` places along the width. */
export function placesAcross(count: number, { width, left, right }: Frame): number[] {
  const inner = width - left - right
  if (count === 1) return [left + inner / 2]
  return Array.from({ length: count }, (_, index) => left + (inner * index) / (count - 1))
}

export const heightOf = (value: number, top: number, frame: Frame) =>
  frame.height - frame.bottom - (value / top) * (frame.height - frame.top - frame.bottom)

const round = (value: number) => Math.round(value * 10) / 10

/** A line through the values that are known; where one is missing (no starts, hence no rate) the line breaks. */
export function linePath(values: readonly (number | null)[], top: number, frame: Frame): string {
  const across = placesAcross(values.length, frame)
  let pen = 'M'
  let path = ''
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M'
      continue
    }
    path += `${pen}${round(across[index] ?? 0)} ${round(heightOf(value, top, frame))}`
    pen = 'L'
  }
  return path
}

/** At most `most` of the places, evenly spread, the last always among them: names under them do not collide. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count === 0) return []
  const every = Math.max(1, Math.ceil(count / most))
  const places: number[] = []
  for (let index = count - 1; index >= 0; index -= every) places.unshift(index)
  return places
}

/** Which place is nearest to a point across the drawing. */
export function nearestPlace(x: number, count: number, frame: Frame): number {
  const across = placesAcross(count, frame)
  let nearest = 0
  for (const [index, place] of across.entries())
    if (Math.abs(place - x) < Math.abs((across[nearest] ?? 0) - x)) nearest = index
  return nearest
}
