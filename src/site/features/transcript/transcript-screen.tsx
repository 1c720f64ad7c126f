import { transcriptPage as words } from '../../../content/transcript.ts'
import { paths } from '../../../contract/paths.ts'
import type { SharedTranscript } from '../../../contract/transcripts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useTranscript } from './use-transcript.ts'

/** Opening, open, or why there is nothing to show. */
export function TranscriptScreen() {
  const { view, retry } = useTranscript()
  switch (view.at) {
    case 'opening':
      return <Opening />
    case 'open':
      return <Talk transcript={view.transcript} />
    case 'refused':
      return (
        <div className="grid max-w-[42rem] gap-6">
          <Banner kind="trouble">
            <b className="block font-[560]">{words.troubles.heading}</b>
            {view.message}
          </Banner>
          <div className="flex flex-wrap gap-3">
            {view.canRetry && (
              <Button size="medium" onClick={retry}>
                {words.troubles.retry}
              </Button>
            )}
            <ButtonLink to={paths.contact} variant="ghost" size="medium">
              {words.troubles.contact}
            </ButtonLink>
          </div>
        </div>
      )
  }
}

/** What the built page says, too: until its script is there nobody knows which transcript it is. */
export function Opening() {
  return (
    <p role="status" className="flex min-h-40 items-center gap-3 text-lead">
      <Spinner />
      {words.opening}
    </p>
  )
}

function Talk({ transcript: { startedAt, seconds, summary, turns } }: { transcript: SharedTranscript }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_1fr]">
      <aside className="grid content-start gap-8 text-small">
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 lg:grid-cols-1 lg:gap-y-1">
          <dt className="text-faint">{words.facts.began}</dt>
          <dd className="lg:mb-3">
            <time dateTime={startedAt}>{moment.format(new Date(startedAt))}</time>
          </dd>
          {seconds !== null && (
            <>
              <dt className="text-faint">{words.facts.lasted}</dt>
              <dd>{duration(seconds)}</dd>
            </>
          )}
        </dl>
        <div className="border-line-strong border-l-2 pl-5">
          <h2 className="font-[560]">{words.caution.heading}</h2>
          <p className="mt-1.5 text-muted">{words.caution.text}</p>
        </div>
      </aside>
      <div className="min-w-0 max-w-[42rem]">
        {summary && (
          <section aria-labelledby="summary" className="mb-12 border-line border-b pb-10">
            <h2 id="summary" className="text-faint text-label">
              {words.summary}
            </h2>
            <p className="wrap-anywhere mt-2 text-lead">{summary}</p>
          </section>
        )}
        {turns.length === 0 ? (
          <p className="text-lead text-muted">{words.nothing}</p>
        ) : (
          <ol aria-label={words.turns} className="grid gap-7">
            {numbered(turns).map(({ number, speaker, text }) => (
              <li
                key={number}
                data-speaker={speaker}
                className={classNames(
                  speaker === 'visitor' && 'rounded-panel border border-line bg-raised px-5 py-4 md:ml-14',
                )}
              >
                <p className="text-faint text-label">{words.speakers[speaker]}</p>
                <p className="wrap-anywhere mt-1 whitespace-pre-wrap leading-[1.7]">{text}</p>
              </li>
            ))}
          </ol>
        )}
        <ButtonLink to={paths.team} variant="ghost" size="medium" className="mt-12">
          {words.talk}
        </ButtonLink>
      </div>
    </div>
  )
}

const numbered = (turns: SharedTranscript['turns']) => turns.map((turn, number) => ({ ...turn, number }))

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
