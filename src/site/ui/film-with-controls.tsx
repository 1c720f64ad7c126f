import { VideoOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { filmMessages } from '../../content/films.ts'
import { classNames } from './class-names.ts'
import { type FilmSource, FilmSources, useFilmSources } from './film-sources.tsx'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'
import { REDUCED_MOTION, useMediaQuery } from './use-media-query.ts'
import { useNearScreen } from './use-near-screen.ts'

/**
 * A film one starts oneself, or (`playOn="hover"`) one that runs, muted and looped, while it is pointed at or holds
 * the keyboard focus. The place has its final size (`ratio`) from the first paint; without sources it shows the still.
 *
 * `<FilmWithControls title="The HR agent at work" ratio="16/9" sources={films.hr} poster="/films/hr.avif" still={…} />`
 */
export function FilmWithControls({
  title,
  sources = [],
  fallback,
  poster,
  still,
  ratio = '16/9',
  playOn = 'press',
  className,
}: {
  /** What the film shows: the accessible name of the video. */
  title: string
  sources?: readonly FilmSource[]
  /** Used once when the sources fail. */
  fallback?: readonly FilmSource[]
  poster?: string
  still?: ReactNode
  ratio?: '16/9' | '4/3' | '1/1' | '4/5' | '21/9'
  playOn?: 'press' | 'hover'
  className?: string
}) {
  const place = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const hydrated = useHydrated()
  const near = useNearScreen(place)
  const calm = useMediaQuery(REDUCED_MOTION)
  const film = useFilmSources(sources, fallback)
  const hover = playOn === 'hover'
  const shown = sources.length > 0 && film.state !== 'failed'

  const play = () => {
    if (hover && !calm) video.current?.play().catch(() => {})
  }
  const pause = () => {
    if (hover) video.current?.pause()
  }

  return (
    // The video inside takes the focus and has the controls: pointing at the frame only saves a click.
    <figure
      ref={place}
      data-film={film.state}
      onPointerEnter={play}
      onPointerLeave={pause}
      onFocus={play}
      onBlur={pause}
      className={classNames('relative overflow-clip bg-surface', ratios[ratio], className)}
    >
      <div aria-hidden="true" className="absolute inset-0">
        {still}
        {poster && !shown && <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />}
      </div>
      {shown && (
        <video
          key={film.current[0]?.src}
          ref={video}
          controls
          playsInline
          muted={hover}
          loop={hover}
          aria-label={title}
          // Before script: nothing is fetched until it is played. After it: the head, once near the screen.
          preload={near ? 'metadata' : 'none'}
          poster={poster}
          onLoadedMetadata={film.ready}
          className="absolute inset-0 size-full object-cover"
        >
          <FilmSources sources={film.current} onFailed={film.failed} />
        </video>
      )}
      {hydrated && shown && near && film.state === 'loading' && (
        <p className="absolute top-4 left-4 flex items-center gap-2 rounded-full bg-ground/80 px-3 py-1.5 text-label text-text backdrop-blur-md">
          <Spinner size="small" />
          {filmMessages.loading}
        </p>
      )}
      {film.state === 'failed' && (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-ground/70 p-6 text-center text-small"
        >
          <VideoOff aria-hidden="true" className="size-6 text-muted" />
          {filmMessages.failed}
        </p>
      )}
    </figure>
  )
}

const ratios = {
  '16/9': 'aspect-video',
  '4/3': 'aspect-[4/3]',
  '1/1': 'aspect-square',
  '4/5': 'aspect-[4/5]',
  '21/9': 'aspect-[21/9]',
} as const
