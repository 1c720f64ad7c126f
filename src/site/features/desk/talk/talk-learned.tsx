import { ChevronDown } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import type { TalkPage } from '../../../../contract/staff-talks.ts'
import { Badge } from '../../../ui/tool/badge.tsx'
import { ConversationFacts } from '../lead/lead-facts.tsx'
import { wholeMoment } from '../moments.ts'
import { Notes } from '../notes.tsx'
import { Part } from '../part.tsx'
import { useDeskSession } from '../session.ts'
import { hrefOf, useDeskAddress } from '../use-desk-address.ts'
import { LearnedFacts } from './learned-facts.tsx'
import { ScoreMark, StarsMark } from './talk-marks.tsx'

const { talk: words } = desk

/** What a sales person reads first: the summary, what it is worth and why, then everything that was learned. */
export function TalkLearned({
  page,
  onTurn,
  onChanged,
}: {
  page: TalkPage
  onTurn: (turn: number) => void
  onChanged: () => void
}) {
  const { api } = useDeskSession()
  const { address } = useDeskAddress()
  const { talk, conversation, facts, reasons, learnedBy, rating, links, notes } = page
  return (
    <div className="grid gap-6">
      <section>
        <h3 className="mb-2 flex items-center justify-between gap-3 font-[540] text-[0.78rem] text-muted">
          {words.summary}
          {talk.score !== null && <ScoreMark score={talk.score} className="text-[1.05rem] text-text" />}
        </h3>
        {talk.summary ? (
          <p className="text-[0.95rem] leading-relaxed">{talk.summary}</p>
        ) : (
          <p className="text-muted">{words.noSummary[talk.state]}</p>
        )}
        {reasons.length > 0 && <Reasons reasons={reasons} by={learnedBy} />}
      </section>
      {facts.length > 0 && (
        <Part heading={words.facts}>
          <LearnedFacts facts={facts} hrefOfTurn={(turn) => hrefOf({ ...address, turn })} onPress={onTurn} />
        </Part>
      )}
      <Part heading={words.rating}>
        {rating ? (
          <div className="flex items-baseline gap-3">
            <StarsMark stars={rating.stars} />
            <p className="min-w-0 flex-1 break-words">{rating.words && `“${rating.words}”`}</p>
            <time dateTime={rating.at} className="text-[0.78rem] text-muted">
              {wholeMoment(rating.at)}
            </time>
          </div>
        ) : (
          <p className="text-muted">{words.noRating}</p>
        )}
      </Part>
      <Part heading={words.links}>
        {links.length > 0 ? <Links links={links} /> : <p className="text-muted">{words.noLinks}</p>}
      </Part>
      <Notes id={talk.id} notes={notes} add={(note) => api.addTalkNote(talk.id, note)} onAdded={onChanged} />
      {conversation && (
        <Part heading={desk.lead.conversation}>
          <ConversationFacts conversation={conversation} />
        </Part>
      )}
    </div>
  )
}

/** The points one by one: a score nobody can check is worth little. */
function Reasons({ reasons, by }: { reasons: TalkPage['reasons']; by: TalkPage['learnedBy'] }) {
  return (
    <details className="mt-3 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-9 items-center justify-between px-3 pointer-coarse:min-h-11">
        {words.why}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform unfolded:rotate-180"
        />
      </summary>
      <ul className="grid gap-1 border-line border-t px-3 py-2.5">
        {reasons.map(({ points, why }) => (
          <li key={why} className="flex justify-between gap-4">
            <span className="min-w-0">{why}</span>
            <span className="text-muted tabular-nums">{points > 0 ? `+${points}` : points}</span>
          </li>
        ))}
        {by && <li className="mt-1 text-[0.78rem] text-muted">{words.drawnBy[by]}</li>}
      </ul>
    </details>
  )
}

function Links({ links }: { links: TalkPage['links'] }) {
  return (
    <ul className="grid gap-1.5">
      {links.map(({ path, label, isFollowed }) => (
        <li key={path} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 break-words">
            {label ?? path} {label && <span className="text-muted">{path}</span>}
          </span>
          <Badge tone={isFollowed ? 'ok' : 'plain'}>{isFollowed ? words.followed : words.offered}</Badge>
        </li>
      ))}
    </ul>
  )
}
