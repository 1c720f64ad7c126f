import { home } from '../../../content/home.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { SummaryTable } from './summary-table.tsx'

export function BenefitsSection() {
  const { benefits } = home
  return (
    <Section labelledBy="benefits-title" ground="sunken">
      <SectionHead
        id="benefits-title"
        title={benefits.headline}
        lead={benefits.lead}
        className="lg:mb-0! lg:min-h-72"
      />
      <ValueSteps />
      <ImpactBand />
      <SummaryTable />
    </Section>
  )
}

/** Five values as a stair: each stands on the one before. On narrow screens a plain list. */
function ValueSteps() {
  return (
    <Reveal
      as="ul"
      each
      className="grid max-lg:mb-14 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:-mt-36 lg:grid-cols-5 lg:items-end"
    >
      {home.benefits.values.map((value, index) => (
        <li key={value.title} className="max-lg:border-line max-lg:border-t max-lg:py-6">
          <div className="lg:pr-5 lg:pb-6">
            <ContentIcon of={value.icon} size="large" className="mb-4 text-text" />
            <h3 className="text-subheading">{value.title}</h3>
            <p className="mt-2 text-muted text-small">{value.text}</p>
          </div>
          <Step height={index + 1} />
        </li>
      ))}
    </Reveal>
  )
}

const ACROSS = 5
const CELL = 40

function Step({ height }: { height: number }) {
  const rows = Array.from({ length: height }, (_, row) => row)
  const cells = (row: number) =>
    Array.from({ length: ACROSS }, (_, column) => `M${column * CELL + 1} ${row * CELL + 1}h38v38h-38z`).join(
      '',
    )
  return (
    <svg
      viewBox={`0 0 ${ACROSS * CELL} ${height * CELL}`}
      aria-hidden="true"
      className="hidden h-auto w-full lg:block"
    >
      {rows.map((row) => (
        <path
          key={row}
          d={cells(row)}
          className={row === 0 ? 'fill-cell-top stroke-line-strong' : 'fill-cell-left stroke-cell-edge'}
        />
      ))}
      <rect x={(height - 1) * CELL + 1} y="1" width="38" height="38" className="fill-text" />
    </svg>
  )
}

/** Four figures, as large as they are meant. A qualifier ("Up to") stays small in front. */
function ImpactBand() {
  return (
    <dl className="grid grid-cols-2 overflow-clip border-line border-y lg:grid-cols-4">
      {home.benefits.impacts.map(({ value, label, text }) => {
        const words = value.split(' ')
        return (
          <div
            key={label}
            className="-mt-px border-line border-t py-9 max-lg:odd:pr-4 max-lg:even:border-l max-lg:even:pl-5 lg:py-12 lg:pr-5 lg:not-first:border-l lg:not-first:pl-7"
          >
            <dt className="min-h-[2lh] font-[560] lg:min-h-0">{label}</dt>
            <dd>
              <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
                {words.length > 1 && (
                  <span className="text-muted text-small">{words.slice(0, -1).join(' ')}</span>
                )}
                <span className="text-[length:clamp(2.9rem,1.6rem+4.6vw,5.4rem)] leading-none font-[500] tracking-[-0.05em]">
                  {words.at(-1)}
                </span>
              </p>
              <p className="mt-4 text-muted text-small">{text}</p>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
