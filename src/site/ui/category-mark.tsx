import { classNames } from './class-names.ts'
import { Cube, type CubeFace } from './cube.tsx'
import { toneText } from './tone.ts'

export type Category = 'it' | 'corporate' | 'domain' | 'upcoming'

/** Each category has its own face of the box; what is upcoming is still an empty frame. */
export const categoryFaces: Record<Category, readonly CubeFace[]> = {
  it: ['left'],
  corporate: ['right'],
  domain: ['top'],
  upcoming: [],
}

/** A category's cube with its face lit, and its name where `label` is given. */
export function CategoryMark({
  category,
  label,
  className,
  cubeClassName,
}: {
  category: Category
  label?: string
  className?: string
  cubeClassName?: string
}) {
  const cube = (
    <Cube
      tone={category}
      lit={categoryFaces[category]}
      hollow={category === 'upcoming'}
      className={cubeClassName ?? (label ? 'h-5' : undefined)}
    />
  )
  if (!label) return cube
  return (
    <span className={classNames('inline-flex items-center gap-2 text-label', toneText[category], className)}>
      {cube}
      {label}
    </span>
  )
}
