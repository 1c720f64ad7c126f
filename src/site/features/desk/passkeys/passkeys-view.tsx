import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import type { Passkey, PasskeysAnswer } from '../../../../contract/passkeys.ts'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { type Column, DataTable } from '../../../ui/tool/data-table.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { wholeMoment } from '../moments.ts'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ViewPage } from '../view-page.tsx'
import { NewPasskeyForm } from './new-passkey-form.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

const { passkeys: words } = desk

export function PasskeysView() {
  const { api, refresh } = useDeskSession()
  const kept = useLoaded('passkeys', api.passkeys)
  const [removing, setRemoving] = useState<Passkey>()
  const changed = () => {
    kept.reload()
    refresh()
  }
  return (
    <ViewPage title={desk.views.passkeys} text={words.text}>
      {kept.refusal && <Trouble refusal={kept.refusal} onRetry={kept.reload} />}
      {!kept.value && !kept.refusal && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={4} />
        </div>
      )}
      {kept.value && <Kept kept={kept.value} onMade={changed} onRemove={setRemoving} />}
      {removing && (
        <RemovePasskeyDialog
          passkey={removing}
          isOnlyOwn={kept.value?.own.length === 1 && kept.value.own[0]?.id === removing.id}
          onClose={() => setRemoving(undefined)}
          onRemoved={changed}
        />
      )}
    </ViewPage>
  )
}

function Kept({
  kept: { origin, own, others },
  onMade,
  onRemove,
}: {
  kept: PasskeysAnswer
  onMade: () => void
  onRemove: (passkey: Passkey) => void
}) {
  const columns: Column<Passkey>[] = [
    { name: words.columns.name, cell: ({ name }) => <span className="break-words font-[540]">{name}</span> },
    { name: words.columns.made, cell: ({ createdAt }) => wholeMoment(createdAt) },
    {
      name: words.columns.used,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? wholeMoment(lastUsedAt) : <span className="text-muted">{words.never}</span>,
    },
    {
      name: words.columns.remove,
      isNumber: true,
      cell: (passkey) => (
        <CompactButton
          variant="danger"
          aria-label={`${words.remove} ${passkey.name}`}
          onClick={() => onRemove(passkey)}
        >
          {words.remove}
        </CompactButton>
      ),
    },
  ]
  const owner: Column<Passkey> = { name: words.columns.owner, cell: ({ email }) => email }
  if (origin === null)
    return (
      <div className="rounded-tile border border-line border-dashed p-8 text-center">
        <p className="font-[540]">{words.impossible}</p>
        <p className="mt-1 text-muted">{words.impossibleText}</p>
      </div>
    )
  return (
    <>
      <section className="grid max-w-3xl gap-4">
        <h2 className="font-[560]">{words.own}</h2>
        {own.length > 0 ? (
          <DataTable label={words.own} rows={own} keyOf={({ id }) => id} columns={columns} />
        ) : (
          <div className="rounded-tile border border-line border-dashed p-6">
            <p className="font-[540]">{words.none}</p>
            <p className="mt-1 text-muted">{words.noneHint}</p>
          </div>
        )}
        <NewPasskeyForm key={own.length} isFirst={own.length === 0} onMade={onMade} />
      </section>
      {others.length > 0 && (
        <section className="grid max-w-3xl gap-3 border-line border-t pt-6">
          <h2 className="font-[560]">{words.others}</h2>
          <p className="max-w-[44em] text-muted">{words.othersHint}</p>
          <DataTable
            label={words.others}
            rows={others}
            keyOf={({ id }) => id}
            columns={[owner, ...columns]}
          />
        </section>
      )}
    </>
  )
}
