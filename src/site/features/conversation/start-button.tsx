import { controls } from '../../../content/controls.ts'
import { Button, type ButtonSize } from '../../ui/button.tsx'
import type { ButtonSource } from './conversation-api.ts'
import { useStart } from './start.ts'

const labels: Record<ButtonSource, { idle: string; busy: string }> = {
  home: { idle: controls.getDemo, busy: controls.startingDemo },
  leadership: { idle: controls.chatWithAvatar, busy: controls.starting },
}

/** Starts the live conversation: `<StartButton from="home" />`. All of them on a page are busy together. */
export function StartButton({
  from,
  label = labels[from].idle,
  size,
  wide,
  title,
  className,
}: {
  from: ButtonSource
  /** Another idle text, where the place asks for one. */
  label?: string
  size?: ButtonSize
  wide?: boolean
  /** Shown to whoever points at it. */
  title?: string
  className?: string
}) {
  const { state, start, prepare } = useStart()
  const busy = state.phase !== 'idle'
  return (
    <Button
      size={size}
      wide={wide}
      title={title}
      className={className}
      busy={busy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => start(from)}
    >
      {busy ? labels[from].busy : label}
    </Button>
  )
}
