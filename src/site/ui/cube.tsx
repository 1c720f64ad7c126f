import { classNames } from './class-names.ts'
import { type Tone, toneText } from './tone.ts'

export type CubeFace = 'top' | 'left' | 'right'

const faces: Record<CubeFace, string> = {
  top: 'M18 1.5 34.5 11 18 20.5 1.5 11z',
  left: 'M1.5 11 18 20.5v18L1.5 29z',
  right: 'M34.5 11v18L18 38.5v-18z',
}

/**
 * One cell of the box: the mark of an agent or a category. `lit` fills faces with the tone; `hollow` leaves the
 * others empty, else they carry a breath of it. `<Cube tone="it" lit={['right']} className="h-10" />`
 */
export function Cube({
  tone = 'text',
  lit = [],
  hollow = false,
  className = 'h-9.5',
}: {
  tone?: Tone
  lit?: readonly CubeFace[]
  hollow?: boolean
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 36 40"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={classNames('aspect-[36/40] w-auto shrink-0', toneText[tone], className)}
    >
      {(Object.keys(faces) as CubeFace[]).map((face) => (
        <path
          key={face}
          d={faces[face]}
          fill="currentColor"
          fillOpacity={lit.includes(face) ? 1 : hollow ? 0 : 0.1}
        />
      ))}
      <path
        d="M18 1.5 34.5 11v18L18 38.5 1.5 29V11zM1.5 11 18 20.5 34.5 11M18 20.5v18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
