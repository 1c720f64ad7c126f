import { classNames } from './class-names.ts'
import type { FilmPicture } from './film-sources.tsx'

/**
 * A rendered picture in the best format the browser reads, filling the box that `className` makes. Says nothing to a
 * screen reader unless `alt` does. Fetched near the screen only, and not at all while it is hidden.
 */
export function FilmPoster({
  picture,
  alt = '',
  urgent = false,
  className,
}: {
  picture: FilmPicture
  alt?: string
  /** It is most of the first screen: a foretaste stands in its place until it is there. */
  urgent?: boolean
  className: string
}) {
  return (
    <picture className={classNames(urgent && picture.preview, className)}>
      <source srcSet={picture.avif} type="image/avif" />
      <img
        src={picture.jpg}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
