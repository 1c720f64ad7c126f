import { useState } from 'react'
import { filmMessages } from '../../content/films.ts'

/** One encoding of a film; `type` says to a browser whether it can play it. */
export type FilmSource = { src: string; type: string }

/** What stands for a film while it is not running. */
export type FilmPicture = {
  avif: string
  jpg: string
  /** The class that shows a foretaste of it until it is there (films/previews.css). */
  preview?: string
  width: number
  height: number
}

/** A film as the pieces here take it: its encodings, the best codec first, and its poster. */
export type FilmFiles = { sources: readonly FilmSource[]; poster: FilmPicture }

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
      if (onFallback || fallback.length === 0) return setState('failed')
      setState('loading')
      setOnFallback(true)
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
