import type { AtRule, Declaration, Root } from 'postcss'
import { canTypeOn, decoded, entities, unescaped } from './matching.ts'

const PLAIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)

const facesIn = (styles: Root) => {
  const faces: AtRule[] = []
  styles.walkAtRules('font-face', (rule) => void faces.push(rule))
  return faces
}

const descriptor = (face: AtRule, name: string) =>
  face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name)

/** Whether a face says it has a letter: `U+4??` stands for U+400 to U+4FF. */
function has(face: AtRule, letter: number) {
  const ranges = descriptor(face, 'unicode-range')?.value.split(',')
  if (!ranges) return true
  return ranges.some((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
    return (
      letter >= Number.parseInt(from.replaceAll('?', '0'), 16) &&
      letter <= Number.parseInt(to.replaceAll('?', 'f'), 16)
    )
  })
}

const isForAll = (face: AtRule) => PLAIN.some((letter) => has(face, letter))

/** What stands in the markup, wherever, and what the styles themselves write. */
function lettersOn(styles: Root, html: string): number[] {
  let text = decoded(html)
  styles.walkDecls(({ value }) => {
    text += unescaped(value)
  })
  return [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter >= 0x20)
}

/** Faces for letters that this page does not have. They come with the whole sheet, before React writes any. */
export function removeIdleFaces(styles: Root, html: string) {
  // What a visitor types, or what has a name that we do not know, may be any letter.
  if (canTypeOn(html) || [...html.matchAll(/&([a-z]\w*);/gi)].some(([, name = '']) => !entities[name])) return
  const letters = lettersOn(styles, html)
  for (const face of facesIn(styles))
    if (!isForAll(face) && !letters.some((letter) => has(face, letter))) face.remove()
  const faces = facesIn(styles)
  const family = (face: AtRule) => descriptor(face, 'font-family')?.value
  // One face alone need not say which letters it is for: the browser looks elsewhere for those it lacks, and first
  // in faces that come later.
  for (const face of faces)
    if (
      faces.filter((other) => family(other) === family(face)).length === 1 &&
      letters.every((letter) => has(face, letter))
    )
      descriptor(face, 'unicode-range')?.remove()
}

/** Faces that every page has: named a second time they would be loaded anew and the text set twice. */
export function removeFacesForAll(styles: Root) {
  for (const face of facesIn(styles)) if (isForAll(face)) face.remove()
}
