import { classNames } from './class-names.ts'
import { type Tone, toneFill } from './tone.ts'

/** A labelled bar. `percent` is its length, `value` what is written. `<Gauge label="Lower cost" value="60%" percent={60} tone="corporate" />` */
export function Gauge({
  label,
  value,
  percent,
  tone = 'text',
  className,
}: {
  label: string
  value: string
  percent: number
  tone?: Tone
  className?: string
}) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2.5 py-3 text-small sm:grid-cols-[minmax(8rem,9.5rem)_1fr_3.5rem]',
        className,
      )}
    >
      <span>{label}</span>
      {/* The length is an SVG attribute: style attributes are refused by the content security policy. */}
      <svg
        aria-hidden="true"
        className="order-last col-span-2 h-2 w-full rounded-full bg-raised sm:order-none sm:col-span-1"
        preserveAspectRatio="none"
      >
        <rect width={`${percent}%`} height="100%" rx="4" className={toneFill[tone]} />
      </svg>
      <span className="text-right font-[560]">{value}</span>
    </div>
  )
}
