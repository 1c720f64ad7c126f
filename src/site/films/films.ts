import type { FilmKey } from '../../content/films.ts'
import type { FilmFiles, FilmPicture } from '../ui/film-sources.tsx'

const files = import.meta.glob<string>(['./*.mp4', './*.avif', './*.jpg'], {
  eager: true,
  import: 'default',
  query: '?url',
})

function file(name: string): string {
  const address = files[`./${name}`]
  if (!address) throw new Error(`There is no ${name}: npm run media -- --only films`)
  return address
}

function film(name: string, width: number, height: number, av1Level: string): FilmFiles {
  return {
    sources: [
      { src: file(`${name}.av1.mp4`), type: `video/mp4; codecs="av01.0.${av1Level}M.10"` },
      { src: file(`${name}.h264.mp4`), type: 'video/mp4; codecs="avc1.64001F"' },
    ],
    poster: {
      avif: file(`${name}.poster.avif`),
      jpg: file(`${name}.poster.jpg`),
      preview: `preview-${name}`,
      width,
      height,
    },
  }
}

const wide = (name: string) => film(name, 1280, 720, '05')

/** Rendered by `npm run media`, by the keys the content names them with. */
export const films: Record<FilmKey, FilmFiles> = {
  'home-hero': wide('home-hero'),
  'home-intro': wide('home-intro'),
  'hr-agent': wide('hr-agent'),
  about: wide('about'),
  'chief-innovation-officer': film('chief-innovation-officer', 720, 900, '04'),
  technology: wide('technology'),
  contact: wide('contact'),
  'hr-promo': wide('hr-promo'),
}

/** Films that stand behind words exist on paper too: a dark one there would be a hole in the page. */
export const lightFilms = {
  'home-hero': wide('home-hero-light'),
  about: wide('about-light'),
  technology: wide('technology-light'),
  contact: wide('contact-light'),
} satisfies Partial<Record<FilmKey, FilmFiles>>

/** The HR agent's picture, beside its film. */
export const hrAgentStill: FilmPicture = {
  avif: file('hr-agent.still.avif'),
  jpg: file('hr-agent.still.jpg'),
  width: 800,
  height: 800,
}
