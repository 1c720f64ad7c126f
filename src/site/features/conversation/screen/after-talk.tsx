import { classNames } from '../../../ui/class-names.ts'
import { Rating } from './rating.tsx'
import { SummaryForm } from './summary-form.tsx'

/** What a talk may leave behind: a way to send its summary, and how it was. Under one another, or side by side. */
export function AfterTalk({
  id,
  isContactLeft = false,
  beside = false,
}: {
  id: string
  isContactLeft?: boolean
  beside?: boolean
}) {
  const part = classNames('w-full', !beside && 'border-line border-t pt-6')
  return (
    <>
      <div className={part}>
        <SummaryForm id={id} place="end" isLeft={isContactLeft} />
      </div>
      <div className={part}>
        <Rating id={id} />
      </div>
    </>
  )
}
