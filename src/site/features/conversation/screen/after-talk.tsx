import { Rating } from './rating.tsx'
import { SummaryForm } from './summary-form.tsx'

/** What a talk may leave behind: a way to send its summary, and how it was. */
export function AfterTalk({ id, isContactLeft = false }: { id: string; isContactLeft?: boolean }) {
  return (
    <>
      <SummaryForm id={id} place="end" isLeft={isContactLeft} />
      <Rating id={id} />
    </>
  )
}
