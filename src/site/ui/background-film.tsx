import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { filmMessages } from '../../content/films.ts'
import { classNames } from './class-names.ts'
import { FilmPoster } from './film-poster.tsx'
import { type FilmFiles, FilmSources, type FilmState, useFilmSources } from './film-sources.tsx'
import { useCalm } from './use-calm.ts'
import { useDarkTheme } from './use-dark-theme.ts'
import { useNearScreen } from './use-near-screen.ts'
import { useOnScreen } from './use-on-screen.ts'

/**
 * A muted loop behind words. The poster stands from the first paint, in the film's place and size; the film is
 * fetched only near the screen, runs only while it is seen, and can be paused. Where less motion or less data is
 * wanted it is not fetched until asked for. Fills its parent, which is positioned.
 *
 * `<BackgroundFilm film={films.about} light={lightFilms.about} />`
 */
export function BackgroundFilm({
  film,
  light,
  frameClassName = 'inset-0 size-full object-cover',
  controlClassName = 'right-4 bottom-4',
}: {
  film: FilmFiles
  /** The same film for the light theme. */
  light?: FilmFiles
  /** How poster and film lie in the place. */
  frameClassName?: string
  /** Where the pause control stands. */
  controlClassName?: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearScreen(place)
  const seen = useOnScreen(place, 0.1)
  const calm = useCalm()
  const dark = useDarkTheme()
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [state, setState] = useState<FilmState>('loading')
  const playing = choice ? choice === 'play' : !calm
  const shown = light && !dark ? light : film
  const frame = classNames('absolute', frameClassName)

  return (
    <div ref={place} className="absolute inset-0 overflow-clip" data-film={state}>
      <div aria-hidden="true" className="absolute inset-0">
        {light ? (
          <>
            <FilmPoster urgent picture={film.poster} className={classNames(frame, 'hidden dark:block')} />
            <FilmPoster urgent picture={light.poster} className={classNames(frame, 'dark:hidden')} />
          </>
        ) : (
          <FilmPoster urgent picture={film.poster} className={frame} />
        )}
        {near && (!calm || choice === 'play') && (
          <Loop
            key={shown.poster.avif}
            film={shown}
            running={playing && seen}
            onState={setState}
            onRefused={() => setChoice('pause')}
            className={frame}
          />
        )}
      </div>
      {state !== 'failed' && (
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

function Loop({
  film,
  running,
  onState,
  onRefused,
  className,
}: {
  film: FilmFiles
  running: boolean
  onState: (state: FilmState) => void
  onRefused: () => void
  className: string
}) {
  const video = useRef<HTMLVideoElement>(null)
  const { current, state, ready, failed } = useFilmSources(film.sources)

  useEffect(() => onState(state), [state, onState])
  useEffect(() => {
    if (!running) return video.current?.pause()
    // Refused where the browser saves power: the poster is a fine picture too. A pause in between is no refusal.
    video.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && onRefused())
  }, [running, onRefused])

  if (state === 'failed') return null
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      disablePictureInPicture
      onPlaying={ready}
      onError={failed}
      className={classNames(
        className,
        'transition-opacity duration-400',
        state === 'ready' ? 'opacity-100' : 'opacity-0',
      )}
    >
      <FilmSources sources={current} onFailed={failed} />
    </video>
  )
}
