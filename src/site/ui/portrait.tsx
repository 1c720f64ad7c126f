import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type PictureSource = { src: string; type: string }

/**
 * A person. With a picture: fixed size, lazily loaded. Without one, or when it fails: initials on a wall of cells,
 * drawn here. `<Portrait name="Ada Byron" src="/portraits/ada.webp" width={480} height={480} className="rounded-tile" />`
 */
export function Portrait({
  name,
  src,
  sources = [],
  width = 480,
  height = 480,
  alt,
  eager = false,
  fallback,
  className,
}: {
  name: string
  src?: string
  /** Better formats of the same picture, best first. */
  sources?: readonly PictureSource[]
  width?: number
  height?: number
  /** Defaults to "Portrait of {name}"; '' where the name stands beside it. */
  alt?: string
  eager?: boolean
  /** Stands where there is no picture, instead of the initials. */
  fallback?: ReactNode
  className?: string
}) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before React was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  const text = alt ?? `Portrait of ${name}`
  if (!src || failed)
    return fallback ?? <Initials name={name} alt={text} width={width} height={height} className={className} />
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.src} srcSet={source.src} type={source.type} />
      ))}
      <img
        ref={image}
        src={src}
        alt={text}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
        className={classNames('block h-auto w-full bg-raised object-cover', className)}
      />
    </picture>
  )
}

const CELL = 24

function Initials({
  name,
  alt,
  width,
  height,
  className,
}: {
  name: string
  alt: string
  width: number
  height: number
  className?: string
}) {
  const columns = Math.round((10 * width) / Math.max(width, height))
  const rows = Math.round((10 * height) / Math.max(width, height))
  const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const cells = Array.from({ length: columns * rows }, (_, index) => index)
  const path = (lit: boolean) =>
    cells
      .filter((index) => ((((index + 3) * (seed + 11) * 2654435761) >>> 8) % 5 === 0) === lit)
      .map((index) => `M${(index % columns) * CELL + 1} ${Math.floor(index / columns) * CELL + 1}h22v22h-22z`)
      .join('')
  return (
    <svg
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={width}
      height={height}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={classNames('block h-auto w-full bg-surface', className)}
    >
      <path d={path(false)} className="fill-cell-left" />
      <path d={path(true)} className="fill-cell-top" />
      <text
        x="50%"
        y="50%"
        dy="0.36em"
        textAnchor="middle"
        fontSize={Math.min(columns, rows) * CELL * 0.34}
        fontWeight="560"
        letterSpacing="-2"
        className="fill-text"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
