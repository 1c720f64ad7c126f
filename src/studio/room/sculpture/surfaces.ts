import type { Material } from './figure.ts'

/**
 * How each material takes the light: `facet` is how much of the cube's own faces it reads against the form
 * of the figure, `shine` and `gloss` its highlight.
 */
export const surfaces: Record<Material, { facet: number; shine: number; gloss: number }> = {
  skin: { facet: 0.42, shine: 0.1, gloss: 14 },
  lip: { facet: 0.4, shine: 0.16, gloss: 24 },
  eye: { facet: 0.25, shine: 0.3, gloss: 60 },
  hair: { facet: 0.45, shine: 0.09, gloss: 16 },
  brow: { facet: 0.5, shine: 0, gloss: 1 },
  glasses: { facet: 0.7, shine: 0.14, gloss: 30 },
  top: { facet: 0.45, shine: 0.01, gloss: 6 },
  tie: { facet: 0.5, shine: 0.1, gloss: 14 },
  jacket: { facet: 0.5, shine: 0.015, gloss: 8 },
  pin: { facet: 0.8, shine: 0.2, gloss: 20 },
}
