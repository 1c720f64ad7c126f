import { useState } from 'react'
import { filmMessages } from '../../content/films.ts'

/** One encoding of a film; list the best codec first. `type` as in `video/webm; codecs="av01.0.05M.08"`. */
export type FilmSource = { src: string; type: string }

export type FilmState = 'loading' | 'ready' | 'failed'

/** Which sources to show, and what became of them: on an error the fallback is tried once, then it has failed. */
export function useFilmSources(sources: readonly FilmSource[], fallback: readonly FilmSource[] = []) {
  const [onFallback, setOnFallback] = useState(false)
  const [state, setState] = useState<FilmState>('loading')
  return {
    current: onFallback ? fallback : sources,
    state,
    ready: () => setState('ready'),
    failed: () => {
      if (onFallback || fallback.length === 0) setState('failed')
      else setOnFallback(true)
    },
  }
}

/** With several sources the error is told to the last of them, not to the video. */
export function FilmSources({ sources, onFailed }: { sources: readonly FilmSource[]; onFailed: () => void }) {
  return (
    <>
      {sources.map((source, index) => (
        <source
          key={source.src}
          src={source.src}
          type={source.type}
          onError={index === sources.length - 1 ? onFailed : undefined}
        />
      ))}
      {filmMessages.unsupported}
    </>
  )
}
