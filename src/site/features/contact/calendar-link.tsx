import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contact } from '../../../content/contact.ts'
import type { MessageReceived } from '../../../contract/messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** The file that also went out by mail, from the answer itself: nothing about the visitor stands in an address. */
export function CalendarLink({ calendar }: { calendar: NonNullable<MessageReceived['calendar']> }) {
  const [href, setHref] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([calendar.content], { type: 'text/calendar;charset=utf-8' }))
    setHref(made)
    return () => URL.revokeObjectURL(made)
  }, [calendar])
  return (
    <a
      href={href}
      download={calendar.filename}
      className="mt-4 inline-flex items-center gap-2 font-[560] text-small underline underline-offset-4"
    >
      <Icon of={Download} />
      {contact.form.demo.download}
    </a>
  )
}
