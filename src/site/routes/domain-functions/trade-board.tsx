import type { AgentKey } from '../../../content/agent-keys.ts'
import { agents } from '../../../content/agents.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { boxPoint, FacePlane } from '../products/face-plane.tsx'

const EDGE = 140
const GROOVE = 5
/** Half a cell's width and half its depth on the screen: rows lie that far apart, every other one shifted. */
const { x: HALF_WIDTH, y: HALF_DEPTH } = boxPoint(EDGE, 0, 0)
const SIDE = 46

type Place = { row: number; column: number }

/** The ring of six round the middle, back to front; those behind stand higher, so that none is hidden. */
const ring: readonly (Place & { lift: number })[] = [
  { row: 1, column: -1, lift: 78 },
  { row: 1, column: 1, lift: 78 },
  { row: 2, column: -2, lift: 52 },
  { row: 2, column: 2, lift: 52 },
  { row: 3, column: -1, lift: 26 },
  { row: 3, column: 1, lift: 26 },
]

const trades = domainFunctions.agents.cards.map((card, index) => ({ agent: card.agent, ...ring[index] }))

const ROWS = [0, 1, 2, 3, 4, 5] as const
const REACH = 7
const field: (Place & { lift: number; agent?: AgentKey })[] = ROWS.flatMap((row) =>
  Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)
    .filter((column) => (column + row) % 2 === 0)
    .map((column) => {
      const trade = trades.find((one) => one.row === row && one.column === column)
      return { row, column, lift: trade?.lift ?? quietLift(row, column), agent: trade?.agent }
    }),
)

/** The field is not quite level; whole numbers, so that every browser draws the same. */
function quietLift(row: number, column: number) {
  return (Math.abs(column * 37 + row * 61) % 3) * 5
}

/** The top face of the box from above: six cells stand out of it, each with a trade on it. */
export function TradeBoard({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-720 -90 1440 500"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={className}
    >
      {field.map((cell) => (
        <Cell key={`${cell.row} ${cell.column}`} {...cell} />
      ))}
    </svg>
  )
}

function Cell({ row, column, lift, agent }: Place & { lift: number; agent?: AgentKey }) {
  const left = { x: (column - 1) * HALF_WIDTH + GROOVE, y: row * HALF_DEPTH - lift }
  const front = { x: column * HALF_WIDTH, y: left.y + HALF_DEPTH - GROOVE / 2 }
  const edge = EDGE - GROOVE
  return (
    <g className={agent ? 'text-domain' : undefined}>
      <FacePlane face="left" {...left}>
        <rect width={edge} height={SIDE + lift} className="fill-cell-left stroke-cell-edge" />
        {agent && <rect width={edge} height={SIDE + lift} fill="currentColor" fillOpacity="0.6" />}
      </FacePlane>
      <FacePlane face="right" {...front}>
        <rect width={edge} height={SIDE + lift} className="fill-cell-right stroke-cell-edge" />
        {agent && <rect width={edge} height={SIDE + lift} fill="currentColor" fillOpacity="0.4" />}
      </FacePlane>
      <FacePlane face="top" {...left}>
        <rect
          width={edge}
          height={edge}
          className={agent ? 'fill-domain' : 'fill-cell-top stroke-cell-edge'}
        />
        {agent && <Trade agent={agent} />}
      </FacePlane>
    </g>
  )
}

function Trade({ agent }: { agent: AgentKey }) {
  return (
    <g className="text-ground">
      <g transform="translate(14 14) scale(1.5)">
        <ContentIcon of={agents[agent].icon} />
      </g>
      <text x="14" y={EDGE - GROOVE - 16} className="fill-ground font-[560] text-[1.3rem] tracking-[-0.02em]">
        {agents[agent].word}
      </text>
    </g>
  )
}
