import { home } from '../../../content/home.ts'
import { Logo } from '../../ui/logo.tsx'

const cell = 'border-line border-t px-2.5 py-4 align-top text-label sm:px-6 sm:py-5 sm:text-body'

/** Before and after, topic by topic. The column with agents stands out of the page. */
export function SummaryTable() {
  const { summary } = home.benefits
  const [today, withAgents] = summary.columns
  return (
    <table className="mt-section w-full border-separate border-spacing-0 text-left">
      <caption className="mb-8 text-left text-heading md:mb-10">{summary.headline}</caption>
      <thead className="text-label sm:text-small">
        <tr>
          <th scope="col" className="w-[22%] py-4 pr-2.5 font-normal text-faint sm:py-5">
            {summary.topicLabel}
          </th>
          <th scope="col" className="w-[38%] px-2.5 py-4 font-normal text-muted sm:px-6 sm:py-5">
            {today}
          </th>
          <th
            scope="col"
            className="rounded-t-tile border-line-strong border-x border-t bg-surface px-2.5 py-4 font-[560] text-text sm:px-6 sm:py-5"
          >
            <span className="flex items-center gap-2.5">
              <Logo className="max-sm:hidden [&>svg]:h-5" />
              {withAgents}
            </span>
          </th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td:last-child]:rounded-b-tile [&>tr:last-child>td:last-child]:border-b">
        {summary.rows.map((row) => (
          <tr key={row.topic}>
            <th scope="row" className={`${cell} pl-0! font-[560]`}>
              {row.topic}
            </th>
            <td className={`${cell} text-muted`}>{row.without}</td>
            <td className={`${cell} border-x border-x-line-strong border-b-line-strong bg-surface text-text`}>
              {row.withAgents}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
