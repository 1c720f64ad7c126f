import type { RefObject } from 'react'
import { desk } from '../../../../content/desk.ts'
import { tradeNames } from '../../../../content/trades.ts'
import { TALKS_CSV, type TalkFiltersGiven } from '../../../../contract/staff-talks.ts'
import { startSources } from '../../../../contract/start-sentences.ts'
import { STARS, trades } from '../../../../contract/talks.ts'
import { CompactSelect } from '../../../ui/tool/compact-field.tsx'
import { Segments } from '../../../ui/tool/segments.tsx'
import { reachedChoices } from '../desk-address.ts'
import { countLabel, filterClass, ListToolbar, withChosen } from '../list/list-toolbar.tsx'
import { PeriodFilter } from '../list/period-filter.tsx'
import { SourceFilter } from '../list/source-filter.tsx'
import { useDeskSession } from '../session.ts'
import { useDeskAddress } from '../use-desk-address.ts'
import { useLoaded } from '../use-loaded.ts'
import { type TabCounts, whoTabs } from './use-talk-counts.ts'

const { talks: words } = desk

export function TalkToolbar({
  search,
  filters,
  counts,
  onRefresh,
  loading,
}: {
  search: RefObject<HTMLInputElement | null>
  filters: TalkFiltersGiven
  counts: TabCounts
  onRefresh: () => void
  loading: boolean
}) {
  return (
    <ListToolbar
      title={desk.views.talks}
      search={search}
      searchHint={words.searchHint}
      csv={{ path: TALKS_CSV, filters }}
      tabs={<Who counts={counts} />}
      filters={<Filters />}
      loading={loading}
      onRefresh={onRefresh}
    />
  )
}

function Who({ counts }: { counts: TabCounts }) {
  const { address, go } = useDeskAddress()
  return (
    <Segments
      legend={words.who}
      value={address.who ?? 'all'}
      onChange={(who) => go({ who: who === 'all' ? undefined : who })}
      segments={whoTabs.map((who) => ({
        value: who,
        label: words.whoChoices[who],
        ...(counts[who] && { count: countLabel(counts[who]) }),
      }))}
    />
  )
}

/** From none at all to those worth a call. */
const scores = [25, 50, 75] as const

function Filters() {
  const { address, go } = useDeskAddress()
  const { api } = useDeskSession()
  const choices = useLoaded('talk-choices', api.talkChoices).value
  const scoreChoices = [...new Set([...scores, ...(address.score === undefined ? [] : [address.score])])]
  return (
    <>
      <CompactSelect
        label={words.page}
        className={filterClass}
        value={address.page ?? ''}
        onChange={({ target }) => go({ page: startSources.find((page) => page === target.value) })}
      >
        <option value="">{words.anyPage}</option>
        {startSources.map((page) => (
          <option key={page} value={page}>
            {desk.startSources[page]}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={words.industry}
        className={filterClass}
        value={address.industry ?? ''}
        onChange={({ target }) => go({ industry: trades.find((trade) => trade === target.value) })}
      >
        <option value="">{words.anyIndustry}</option>
        {trades.map((trade) => (
          <option key={trade} value={trade}>
            {tradeNames[trade]}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={words.score}
        className={filterClass}
        value={address.score ?? ''}
        onChange={({ target }) => go({ score: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{words.anyScore}</option>
        {scoreChoices
          .toSorted((one, other) => one - other)
          .map((score) => (
            <option key={score} value={score}>
              {words.atLeast} {score}
            </option>
          ))}
      </CompactSelect>
      <CompactSelect
        label={words.rating}
        className={filterClass}
        value={address.stars ?? ''}
        onChange={({ target }) => go({ stars: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{words.anyRating}</option>
        {STARS.toReversed().map((stars) => (
          <option key={stars} value={stars}>
            {stars} {words.starsOf} {STARS.length}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={words.reached}
        className={filterClass}
        value={address.reached ?? ''}
        onChange={({ target }) => go({ reached: reachedChoices.find((step) => step === target.value) })}
      >
        <option value="">{words.anyReached}</option>
        {reachedChoices.map((step) => (
          <option key={step} value={step}>
            {words.reachedChoices[step]}
          </option>
        ))}
      </CompactSelect>
      <SourceFilter sources={choices?.sources ?? []} />
      <CompactSelect
        label={words.greeting}
        className={filterClass}
        value={address.greeting ?? ''}
        onChange={({ target }) => go({ greeting: target.value || undefined })}
      >
        <option value="">{words.anyGreeting}</option>
        {withChosen(choices?.greetings ?? [], address.greeting).map((greeting) => (
          <option key={greeting}>{greeting}</option>
        ))}
      </CompactSelect>
      <PeriodFilter label={words.started} />
    </>
  )
}
