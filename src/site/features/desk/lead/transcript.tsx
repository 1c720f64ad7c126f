import { ChevronDown } from 'lucide-react'
import { desk } from '../../../../content/desk.ts'
import type { TranscriptTurn } from '../../../../contract/staff.ts'

const { lead: words } = desk

/** What was said, turn by turn. */
export function Transcript({ turns }: { turns: readonly TranscriptTurn[] | null }) {
  if (!turns || turns.length === 0) return <p className="mt-3 text-muted">{words.noTranscript}</p>
  return (
    <details open className="mt-3 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-9 items-center justify-between px-3 font-[540]">
        {words.transcript}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform unfolded:rotate-180"
        />
      </summary>
      <ol aria-label={words.transcript} className="grid gap-2.5 border-line border-t p-3">
        {numbered(turns).map(({ number, speaker, text }) => (
          <li key={number} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
            <span className={speaker === 'avatar' ? 'text-muted' : 'font-[540]'}>
              {words.speakers[speaker]}
            </span>
            <span className="whitespace-pre-wrap break-words">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const numbered = (turns: readonly TranscriptTurn[]) => turns.map((turn, number) => ({ ...turn, number }))
