import { Fragment } from 'react'
import type { AgentKey } from '../../../content/agent-keys.ts'
import { agents } from '../../../content/agents.ts'
import { ecosystem } from '../../../content/ecosystem.ts'
import { categoryFaces } from '../../ui/category-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { CubeFace } from '../../ui/cube.tsx'
import { toneFill, toneText } from '../../ui/tone.ts'
import { boxPoint, FacePlane } from './face-plane.tsx'

const EDGE = 300
const THICK = 16
/** How far the faces stand off the box. */
const LIFT = 58
const INSET = 14
const GAP = 8

/**
 * The box with three faces lifted off it: what is on each is one group of agents, and the light between them is the
 * memory they share. Decoration: the legend and the map below say the same in words.
 */
export function ExplodedBox({ className }: { className?: string }) {
  return (
    <svg viewBox="-325 -372 650 716" aria-hidden="true" className={className}>
      <Core />
      {ecosystem.groups.map((group) => {
        const face = categoryFaces[group.category][0]
        return face && <Plate key={group.category} face={face} group={group} />
      })}
    </svg>
  )
}

/** What the faces cover: a quiet box whose open edges shine. */
function Core() {
  const left = boxPoint(0, EDGE, EDGE)
  const front = boxPoint(EDGE, EDGE, EDGE)
  const right = boxPoint(EDGE, 0, EDGE)
  const foot = boxPoint(EDGE, EDGE, 0)
  const edges = `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}M${front.x} ${front.y}L${foot.x} ${foot.y}`
  return (
    <>
      <FacePlane face="top" {...left}>
        <rect width={EDGE} height={EDGE} className="fill-cell-top" />
      </FacePlane>
      <FacePlane face="left" {...left}>
        <rect width={EDGE} height={EDGE} className="fill-cell-left" />
      </FacePlane>
      <FacePlane face="right" {...front}>
        <rect width={EDGE} height={EDGE} className="fill-cell-right" />
      </FacePlane>
      <path
        d={edges}
        fill="none"
        strokeWidth="26"
        strokeOpacity="0.12"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="lattice-glow stroke-volt"
      />
      <path d={edges} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-volt" />
    </>
  )
}

/** Where each face stands, and the two sides of the plate that the eye sees. */
const plates: Record<
  CubeFace,
  {
    at: { x: number; y: number }
    sides: { face: CubeFace; at: { x: number; y: number }; width: number; height: number }[]
  }
> = {
  left: {
    at: boxPoint(0, EDGE + LIFT, EDGE),
    sides: [
      { face: 'top', at: boxPoint(0, EDGE + LIFT, EDGE), width: THICK, height: EDGE },
      { face: 'right', at: boxPoint(EDGE, EDGE + LIFT, EDGE), width: THICK, height: EDGE },
    ],
  },
  right: {
    at: boxPoint(EDGE + LIFT, EDGE, EDGE),
    sides: [
      { face: 'top', at: boxPoint(EDGE + LIFT - THICK, EDGE, EDGE), width: EDGE, height: THICK },
      { face: 'left', at: boxPoint(EDGE + LIFT - THICK, EDGE, EDGE), width: THICK, height: EDGE },
    ],
  },
  top: {
    at: boxPoint(0, EDGE, EDGE + LIFT),
    sides: [
      { face: 'left', at: boxPoint(0, EDGE, EDGE + LIFT), width: EDGE, height: THICK },
      { face: 'right', at: boxPoint(EDGE, EDGE, EDGE + LIFT), width: EDGE, height: THICK },
    ],
  },
}

function Plate({ face, group }: { face: CubeFace; group: (typeof ecosystem.groups)[number] }) {
  const plate = plates[face]
  return (
    <g
      className={classNames(
        'font-[560] text-[1.05rem] tracking-[-0.02em] transition-opacity duration-300',
        toneText[group.category],
        `face-${group.category}`,
      )}
    >
      {plate.sides.map((side) => (
        <FacePlane key={side.face} face={side.face} {...side.at}>
          <rect width={side.width} height={side.height} className={toneFill[group.category]} />
          <rect
            width={side.width}
            height={side.height}
            fillOpacity={side.face === 'top' ? 0.15 : 0.4}
            className="fill-ground"
          />
        </FacePlane>
      ))}
      <FacePlane face={face} {...plate.at}>
        <rect width={EDGE} height={EDGE} strokeWidth="1.5" className="fill-ground stroke-current" />
        {cellsOf(group.agents).map((cell) => (
          <Fragment key={cell.agent}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.width}
              height={cell.height}
              rx="6"
              fill="currentColor"
              fillOpacity={cell.filled ? undefined : 0.13}
            />
            {lines(agents[cell.agent].word).map((line, index, { length }) => (
              <text
                key={line}
                x={cell.x + 12}
                y={cell.y + cell.height - 13 - (length - 1 - index) * 19}
                className={cell.filled ? 'fill-ground' : 'fill-text'}
              >
                {line}
              </text>
            ))}
          </Fragment>
        ))}
      </FacePlane>
    </g>
  )
}

/** A cell holds one word a line. */
const lines = (word: string) => word.split(' ')

/** Two cells a row; an odd one out takes the whole first row, and leads. */
function cellsOf(keys: readonly AgentKey[]) {
  const odd = keys.length % 2
  const rows = Math.ceil(keys.length / 2)
  const room = EDGE - 2 * INSET
  const height = Math.floor((room - (rows - 1) * GAP) / rows)
  const half = (room - GAP) / 2
  return keys.map((agent, index) => {
    const place = index + odd
    const whole = odd === 1 && index === 0
    return {
      agent,
      x: INSET + (whole ? 0 : (place % 2) * (half + GAP)),
      y: INSET + (whole ? 0 : Math.floor(place / 2) * (height + GAP)),
      width: whole ? room : half,
      height,
      filled: index === 0,
    }
  })
}
