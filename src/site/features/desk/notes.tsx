import { type FormEvent, useRef, useState } from 'react'
import { desk } from '../../../content/desk.ts'
import { type LeadNote, type NoteRequest, noteRequest } from '../../../contract/staff.ts'
import { CompactButton } from '../../ui/tool/compact-button.tsx'
import { CompactTextarea } from '../../ui/tool/compact-field.tsx'
import { draft } from './desk-memory.ts'
import { ago, wholeMoment } from './moments.ts'
import { Part } from './part.tsx'
import type { Answer } from './staff-api.ts'
import { useNow } from './use-now.ts'
import { useShortcuts } from './use-shortcuts.ts'

const { lead: words } = desk

/** Notes are only ever added, so two people writing at once lose nothing. What is typed outlives a reload. */
export function Notes({
  id,
  notes,
  add,
  onAdded,
}: {
  /** Of what is noted on: the lead, the talk. */
  id: string
  notes: readonly LeadNote[]
  add: (note: NoteRequest) => Promise<Answer<LeadNote>>
  onAdded: () => void
}) {
  const now = useNow(30_000)
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => draft.read(id))
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  useShortcuts({
    n: (event) => {
      event.preventDefault()
      form.current?.querySelector('textarea')?.focus()
    },
  })

  function type(typed: string) {
    setText(typed)
    setError(undefined)
    draft.keep(id, typed)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const note = noteRequest.safeParse({ text })
    if (!note.success) return setError(note.error.issues[0]?.message)
    setSending(true)
    const answer = await add(note.data)
    setSending(false)
    if (!answer.ok) return setError(answer.refusal.fields.text ?? answer.refusal.message)
    type('')
    onAdded()
  }

  return (
    <Part heading={words.notes}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-2">
        <CompactTextarea
          label={words.noteLabel}
          labelHidden
          placeholder={words.noteLabel}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit()
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
          error={error}
        />
        <div className="flex items-center justify-between gap-3">
          <span className="text-[0.78rem] text-faint">{text !== '' && words.unsent}</span>
          <CompactButton type="submit" busy={sending}>
            {words.addNote}
          </CompactButton>
        </div>
      </form>
      {notes.length === 0 ? (
        <p className="mt-2 text-muted">{words.noNotes}</p>
      ) : (
        <ol aria-label={words.notes} className="mt-3 grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="rounded-lg border border-line bg-surface px-3 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-3 text-[0.78rem] text-muted">
                <span className="font-[540] text-text">{note.author}</span>
                <time dateTime={note.createdAt} title={wholeMoment(note.createdAt)}>
                  {ago(note.createdAt, now)}
                </time>
              </p>
              <p className="mt-1 whitespace-pre-wrap">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
