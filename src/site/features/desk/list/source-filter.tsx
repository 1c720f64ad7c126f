import { desk } from '../../../../content/desk.ts'
import { DIRECT } from '../../../../contract/staff.ts'
import { CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { useDeskAddress } from '../use-desk-address.ts'
import { filterClass, withChosen } from './list-toolbar.tsx'

const { list: words } = desk

export const sourceName = (source: string) => (source === DIRECT ? words.direct : source)

/** Where visitors first came from. */
export function SourceFilter({ sources }: { sources: readonly string[] }) {
  const { address, go } = useDeskAddress()
  return (
    <CompactSelect
      label={words.source}
      className={filterClass}
      value={address.source ?? ''}
      onChange={({ target }) => go({ source: target.value || undefined })}
    >
      <option value="">{words.anySource}</option>
      {withChosen(sources, address.source).map((source) => (
        <option key={source} value={source}>
          {sourceName(source)}
        </option>
      ))}
    </CompactSelect>
  )
}
