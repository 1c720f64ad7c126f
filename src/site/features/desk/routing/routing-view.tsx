import { useState } from 'react'
import { desk } from '../../../../content/desk.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CompactButton } from '../../../ui/tool/compact-button.tsx'
import { Skeleton } from '../../../ui/tool/skeleton.tsx'
import { useDeskSession } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ViewPage } from '../view-page.tsx'
import { RuleList } from './rule-list.tsx'
import { useRouting } from './use-routing.ts'

const { routing: words } = desk

/** Who gets a lead: rules, read from top to bottom. */
export function RoutingView() {
  const { api, staff } = useDeskSession()
  const routing = useRouting()
  const owners = useLoaded('choices', api.choices).value?.owners ?? [staff.email]
  const [isChecked, setChecked] = useState(false)
  const { kept, rules } = routing

  function save() {
    setChecked(true)
    if (rules?.every((rule) => rule.owners.length > 0)) routing.save()
  }
  return (
    <ViewPage title={desk.views.routing} text={words.text}>
      {kept.refusal && <Trouble refusal={kept.refusal} onRetry={kept.reload} />}
      {!rules && !kept.refusal && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {rules && (
        <div className="grid gap-4">
          {routing.theirs && (
            <Banner
              kind="trouble"
              actions={
                <>
                  <CompactButton onClick={routing.takeTheirs}>{words.conflict.theirs}</CompactButton>
                  <CompactButton variant="solid" busy={routing.saving} onClick={routing.saveMine}>
                    {words.conflict.mine}
                  </CompactButton>
                </>
              }
            >
              <b className="block font-[560]">{words.conflict.heading}</b>
              {words.conflict.text}
            </Banner>
          )}
          {routing.refusal && <Trouble refusal={routing.refusal} />}
          <RuleList
            rules={rules}
            staff={owners}
            errorOf={(rule, at) =>
              routing.refusal?.fields[`rules.${at}.owners`] ??
              (isChecked && rule.owners.length === 0 ? words.ownerMissing : undefined)
            }
            onChange={routing.change}
          />
          <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-ground py-3">
            <p role="status" className="text-muted">
              {routing.isChanged ? words.unsaved : ''}
            </p>
            <span className="flex flex-wrap gap-2">
              {routing.isChanged && (
                <CompactButton
                  onClick={() => {
                    setChecked(false)
                    routing.discard()
                  }}
                >
                  {words.discard}
                </CompactButton>
              )}
              <CompactButton
                variant="solid"
                disabled={!routing.isChanged}
                busy={routing.saving}
                onClick={save}
              >
                {words.save}
              </CompactButton>
            </span>
          </div>
        </div>
      )}
    </ViewPage>
  )
}
