import { type PortraitFiles, portraitOf } from './portraits.ts'

/**
 * A leader's picture as `<Portrait>` takes it; of somebody without one it draws what stands for people without.
 * `<Portrait name={…} {...portraitProps(leader.photo, 'small')} />`
 */
export function portraitProps(photo: string | null, size: keyof PortraitFiles) {
  if (photo === null) return {}
  const { avif, jpg, width, height } = portraitOf(photo)[size]
  return { src: jpg, sources: [{ src: avif, type: 'image/avif' }], width, height }
}
