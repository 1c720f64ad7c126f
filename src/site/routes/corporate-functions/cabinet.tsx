import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { classNames } from '../../ui/class-names.ts'
import { boxPoint, FacePlane } from '../products/face-plane.tsx'

const { departments } = corporateFunctions.workflow

const DEPTH = 290
const DRAWER = 54
const GAP = 12
/** The lowest drawer is the open one: it hides no other's name. */
const OPEN = departments.length - 1
const PULLED = 78
const HEIGHT = departments.length * (DRAWER + GAP) - GAP

/** The corporate face of the box as a cabinet: a drawer each, one spine of light through all of them. */
export function Cabinet({ className }: { className?: string }) {
  const foot = boxPoint(DEPTH, DEPTH, 0)
  const head = boxPoint(DEPTH, DEPTH, HEIGHT)
  return (
    <svg
      viewBox={`-262 ${-HEIGHT - 4} 600 ${HEIGHT + DEPTH + PULLED / 2 + 8}`}
      aria-hidden="true"
      className={className}
    >
      {departments
        .map((department, index) => ({ ...department, index }))
        .reverse()
        .map(({ name, index }) => (
          <Drawer key={name} name={name} index={index} />
        ))}
      <path
        d={`M${head.x} ${head.y}V${foot.y}`}
        strokeWidth="22"
        strokeOpacity="0.14"
        strokeLinecap="round"
        className="lattice-glow stroke-volt"
      />
      <path
        d={`M${head.x} ${head.y}V${foot.y}`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-volt"
      />
    </svg>
  )
}

function Drawer({ name, index }: { name: string; index: number }) {
  const open = index === OPEN
  const pulled = open ? PULLED : 0
  const up = (departments.length - index) * (DRAWER + GAP) - GAP
  const left = boxPoint(pulled, DEPTH, up)
  const front = boxPoint(DEPTH + pulled, DEPTH, up)
  return (
    <g>
      <FacePlane face="top" {...left}>
        <rect width={DEPTH} height={DEPTH} className="fill-cell-top stroke-cell-edge" />
        {open && (
          <path
            d={`M24 ${DEPTH - 24}H${DEPTH - 24}M24 ${DEPTH - 42}H${DEPTH - 80}M24 ${DEPTH - 60}H${DEPTH - 40}`}
            strokeWidth="3"
            className="stroke-corporate"
          />
        )}
      </FacePlane>
      <FacePlane face="left" {...left}>
        <rect width={DEPTH} height={DRAWER} className="fill-cell-left stroke-cell-edge" />
      </FacePlane>
      <FacePlane face="right" {...front}>
        <rect width={DEPTH} height={DRAWER} className="fill-ground" />
        <rect
          width={DEPTH}
          height={DRAWER}
          fillOpacity={open ? 1 : 0.14 + 0.05 * (index % 2)}
          strokeOpacity="0.7"
          strokeWidth="1.5"
          className="fill-corporate stroke-corporate"
        />
        <text
          x="22"
          y="34"
          className={classNames(
            'font-[560] text-[1.25rem] tracking-[-0.02em]',
            open ? 'fill-ground' : 'fill-text',
          )}
        >
          {name}
        </text>
        <rect
          x={DEPTH - 72}
          y="22"
          width="50"
          height="10"
          rx="5"
          fillOpacity={open ? 1 : 0.65}
          className={open ? 'fill-ground' : 'fill-corporate'}
        />
      </FacePlane>
    </g>
  )
}
