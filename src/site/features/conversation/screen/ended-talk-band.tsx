import { X } from 'lucide-react'
import { conversation } from '../../../../content/conversation.ts'
import { AfterTalk } from './after-talk.tsx'

const words = conversation.afterwards

export function EndedTalkBand({
  id,
  isContactLeft,
  onClose,
}: {
  id: string
  isContactLeft: boolean
  onClose: () => void
}) {
  return (
    <aside aria-labelledby="after-the-talk" className="border-line border-b bg-surface">
      <div className="relative mx-auto max-w-frame px-gutter py-7 md:py-9">
        <h2 id="after-the-talk" className="pr-12 text-muted text-small">
          {words.heading}
        </h2>
        <div className="mt-4 grid gap-x-16 gap-y-8 md:grid-cols-2">
          <AfterTalk id={id} isContactLeft={isContactLeft} beside />
        </div>
        <button
          type="button"
          onClick={onClose}
          className="absolute top-3 right-gutter grid size-11 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text md:top-5"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
    </aside>
  )
}
