import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { filmMessages } from '../../content/films.ts'
import { classNames } from './class-names.ts'
import { type FilmSource, FilmSources, useFilmSources } from './film-sources.tsx'
import { REDUCED_MOTION, useMediaQuery } from './use-media-query.ts'
import { useNearScreen } from './use-near-screen.ts'

/**
 * A muted loop behind words. The still (and the poster over it) stand from the first paint, in the film's place and
 * size; the film is fetched only near the screen, never under reduced motion until asked for, and can be paused.
 * Fills its parent, which is positioned. Without sources the still remains.
 *
 * `<BackgroundFilm still={<Lattice fit="slice" className="size-full" />} poster="/films/hero.avif" sources={films.hero} />`
 */
export function BackgroundFilm({
  sources = [],
  fallback,
  poster,
  still,
  controlClassName = 'right-4 bottom-4',
  className,
}: {
  sources?: readonly FilmSource[]
  /** Used once when the sources fail. */
  fallback?: readonly FilmSource[]
  poster?: string
  still?: ReactNode
  /** Where the pause control stands. */
  controlClassName?: string
  className?: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const near = useNearScreen(place)
  const calm = useMediaQuery(REDUCED_MOTION)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const film = useFilmSources(sources, fallback)
  const playing = choice ? choice === 'play' : !calm
  const loaded = near && sources.length > 0 && film.state !== 'failed' && (!calm || choice === 'play')

  useEffect(() => {
    const element = video.current
    if (!element || !loaded) return
    if (!playing) return element.pause()
    // Refused where the browser saves power or data: the still is a fine picture too.
    element.play().catch(() => setChoice('pause'))
  }, [loaded, playing])

  return (
    <div
      ref={place}
      className={classNames('absolute inset-0 overflow-clip', className)}
      data-film={film.state}
    >
      <div aria-hidden="true" className="absolute inset-0">
        {still}
        {poster && (
          <img src={poster} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />
        )}
        {loaded && (
          <video
            key={film.current[0]?.src}
            ref={video}
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            disablePictureInPicture
            onPlaying={film.ready}
            className={classNames(
              'absolute inset-0 size-full object-cover transition-opacity duration-400',
              film.state === 'ready' ? 'opacity-100' : 'opacity-0',
            )}
          >
            <FilmSources sources={film.current} onFailed={film.failed} />
          </video>
        )}
      </div>
      {sources.length > 0 && film.state !== 'failed' && (
        <button
          type="button"
          onClick={() => setChoice(playing ? 'pause' : 'play')}
          aria-label={playing ? filmMessages.pause : filmMessages.play}
          data-print="no"
          className={classNames(
            'absolute z-10 grid size-11 place-items-center rounded-full border border-control bg-ground/70 text-text backdrop-blur-md transition-colors hover:bg-raised',
            controlClassName,
          )}
        >
          {playing ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
        </button>
      )}
    </div>
  )
}
