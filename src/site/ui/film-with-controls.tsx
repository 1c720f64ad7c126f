import { VideoOff } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { filmMessages } from '../../content/films.ts'
import { classNames } from './class-names.ts'
import { FilmPoster } from './film-poster.tsx'
import { type FilmFiles, type FilmSource, FilmSources, useFilmSources } from './film-sources.tsx'
import { Spinner } from './spinner.tsx'
import { useCalm } from './use-calm.ts'
import { useNearScreen } from './use-near-screen.ts'
import { useOnScreen } from './use-on-screen.ts'

/**
 * A muted loop with the browser's own controls. It runs while it is on the screen (`sight`), or while it is pointed
 * at or holds the keyboard focus (`hover`), unless the visitor pauses it; where less motion or less data is wanted,
 * only when it is started by hand. The place has its final size (`ratio`) from the first paint.
 *
 * `<FilmWithControls title="The HR agent at work" film={films['hr-agent']} playOn="sight" />`
 */
export function FilmWithControls({
  title,
  film,
  fallback,
  ratio = '16/9',
  playOn,
  urgent,
  className,
}: {
  /** What the film shows: the accessible name of the video. */
  title: string
  film: FilmFiles
  /** Used once when the film fails. */
  fallback?: FilmFiles
  ratio?: '16/9' | '1/1'
  playOn: 'sight' | 'hover'
  /** Its poster is most of the first screen. */
  urgent?: boolean
  className?: string
}) {
  const place = useRef<HTMLElement>(null)
  const near = useNearScreen(place)
  const seen = useOnScreen(place)
  const calm = useCalm()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [started, setStarted] = useState(false)
  const { current, state, ready, failed } = useFilmSources(film.sources, fallback?.sources)
  const fetches = near && !calm
  const point = ({ pointerType, type }: PointerEvent) =>
    pointerType !== 'touch' && setPointed(type === 'pointerenter')

  return (
    // The video inside takes the focus and has the controls: pointing at the frame only saves a click.
    <figure
      ref={place}
      data-film={state}
      onPointerEnter={point}
      onPointerLeave={point}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classNames('relative overflow-clip bg-surface', ratios[ratio], className)}
    >
      <FilmPoster picture={film.poster} urgent={urgent} className="absolute inset-0" />
      {state !== 'failed' && (
        <Player
          key={current[0]?.src}
          title={title}
          sources={current}
          // The same picture as underneath, so that the first frame does not take its place before it runs.
          poster={near ? film.poster.avif : undefined}
          preload={fetches ? (playOn === 'sight' ? 'auto' : 'metadata') : 'none'}
          seen={seen}
          wanted={seen && !calm && (playOn === 'sight' || pointed || focused)}
          onStarted={() => setStarted(true)}
          onReady={ready}
          onFailed={failed}
        />
      )}
      {state === 'loading' && (fetches || started) && (
        <p className="pointer-events-none absolute top-4 left-4 flex items-center gap-2 rounded-full bg-ground/80 px-3 py-1.5 text-label text-text backdrop-blur-md">
          <Spinner size="small" />
          {filmMessages.loading}
        </p>
      )}
      {state === 'failed' && (
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

function Player({
  title,
  sources,
  poster,
  preload,
  seen,
  wanted,
  onStarted,
  onReady,
  onFailed,
}: {
  title: string
  sources: readonly FilmSource[]
  poster?: string
  preload: 'none' | 'metadata' | 'auto'
  seen: boolean
  wanted: boolean
  onStarted: () => void
  onReady: () => void
  onFailed: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  /** Paused by the visitor: it does not start again by itself, however often it comes into sight. */
  const held = useRef(false)

  useEffect(() => {
    // Refused where the browser saves power: the controls are there for whoever wants it all the same.
    if (wanted && !held.current) video.current?.play().catch(() => {})
    return () => video.current?.pause()
  }, [wanted])
  useEffect(() => {
    if (!seen) video.current?.pause()
  }, [seen])

  return (
    <video
      ref={video}
      controls
      playsInline
      muted
      loop
      aria-label={title}
      preload={preload}
      poster={poster}
      onPlay={() => {
        held.current = false
        onStarted()
      }}
      onPause={() => {
        if (wanted) held.current = true
      }}
      onLoadedMetadata={onReady}
      onError={onFailed}
      className={classNames('absolute inset-0 size-full object-cover', !poster && 'player-at-rest')}
    >
      <FilmSources sources={sources} onFailed={onFailed} />
    </video>
  )
}

const ratios = { '16/9': 'aspect-video', '1/1': 'aspect-square' } as const
