import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Keycap } from '../../../ui/tool/keycap.tsx'
import { shortcutsOff } from '../desk-memory.ts'

const { list } = desk.shortcuts
type Row = { keys: readonly string[]; what: string; sequence?: boolean }

const rows: readonly Row[] = [
  { keys: ['/'], what: list.search },
  { keys: ['j', '↓'], what: list.down },
  { keys: ['k', '↑'], what: list.up },
  { keys: ['Enter'], what: list.open },
  { keys: ['Esc'], what: list.close },
  { keys: ['n'], what: list.note },
  { keys: ['t'], what: list.take },
  { keys: ['d'], what: list.done },
  { keys: ['r'], what: list.refresh },
  { keys: ['g', 'l'], what: list.go, sequence: true },
  { keys: ['?'], what: list.help },
]

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [off, setOff] = useState(shortcutsOff.read)
  return (
    <Dialog title={desk.shortcuts.open} onClose={onClose}>
      <p className="text-muted">{desk.shortcuts.text}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-label">
        {rows.map(({ keys, what, sequence }) => (
          <div key={what} className="contents">
            <dt className="flex items-center gap-1.5">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1.5">
                  {index > 0 && sequence && <span className="text-faint">{desk.shortcuts.next}</span>}
                  <Keycap>{key}</Keycap>
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex items-center gap-2.5 border-line border-t pt-4 text-label">
        <input
          type="checkbox"
          checked={!off}
          onChange={(event) => {
            setOff(!event.target.checked)
            shortcutsOff.note(!event.target.checked)
          }}
          className="size-4"
        />
        {desk.shortcuts.enable}
      </label>
    </Dialog>
  )
}
