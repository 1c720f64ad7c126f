/** One picture in one size, in the best format and in one that everybody can read. */
export type PortraitPicture = { avif: string; jpg: string; width: number; height: number }

export type PortraitFiles = {
  /** Head and shoulders, four to five. */
  small: PortraitPicture
  large: PortraitPicture
  /** The face alone, square, for places of up to 96 pixels. */
  face: PortraitPicture
}

const files = import.meta.glob<string>(['./*.avif', './*.jpg'], {
  eager: true,
  import: 'default',
  query: '?url',
})

function picture(stem: string, width: number, height: number): PortraitPicture {
  const avif = files[`./${stem}.avif`]
  const jpg = files[`./${stem}.jpg`]
  if (!avif || !jpg) throw new Error(`No portrait is called ${stem}: npm run media -- --only portraits`)
  return { avif, jpg, width, height }
}

/** The portrait of a leader, by the `photo` the content names; rendered by `npm run media`. */
export function portraitOf(photo: string): PortraitFiles {
  return {
    small: picture(`${photo}-400`, 400, 500),
    large: picture(`${photo}-800`, 800, 1000),
    face: picture(`${photo}-face-192`, 192, 192),
  }
}
