import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { iconKeys } from '../../content/icons.ts'

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const CONTENT_ICONS = 'virtual:content-icons'

const drawing = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]))
type Drawing = z.infer<typeof drawing>
/** What a module of lucide-react holds beside its component, unless it only has another's under an older name. */
const iconModule = z.object({ __iconData: z.object({ size: z.literal(24), node: drawing }).optional() })

/**
 * A drawing without the random keys its parts have, which do not compress, and with strokes in paths of their own as
 * one path: half the elements, and fewer bytes on every page.
 */
export function leanDrawing(node: Drawing): Drawing {
  const parts: Drawing = []
  for (const [tag, { key: _, ...attributes }] of node) {
    const before = parts.at(-1)?.[1]
    const isStroke = [before, attributes].every((known) => Object.keys(known ?? {}).join() === 'd')
    if (before && isStroke) before.d += fromAnywhere(attributes.d ?? '')
    else parts.push([tag, attributes])
  }
  return parts
}

const number = String.raw`-?(?:\d*\.)?\d+`
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=(-|\\d|\\.)?)`)

/** A path may begin with a relative move because it begins at nothing; what follows that move stays relative. */
const fromAnywhere = (d: string) =>
  d.replace(relativeStart, (_, x, y, goesOn) => `M${x} ${y}${goesOn ? 'l' : ''}`)

/** "shield-check" is the library's `ShieldCheck`. */
const componentOf = (key: string) => key.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

/**
 * Takes the drawings of lucide-react and makes the components itself: 3 KB less for a page to hydrate. Those that the
 * content asks for by their keys come together, as a module of their own.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (source) => (source === CONTENT_ICONS ? `\0${source}` : null),
  async load(id) {
    if (id === `\0${CONTENT_ICONS}`) {
      const entries = iconKeys.map((key) => `${JSON.stringify(key)}:${componentOf(key)}`)
      return `import {${iconKeys.map(componentOf)}} from 'lucide-react'\nexport default {${entries}}`
    }
    const { __iconData } = ICON.test(id) ? iconModule.parse(await import(pathToFileURL(id).href)) : {}
    if (!__iconData) return null
    const ours = JSON.stringify(`${import.meta.dirname}/create-icon.ts`)
    return `import createIcon from ${ours}\nexport default createIcon(${JSON.stringify(leanDrawing(__iconData.node))})`
  },
})
