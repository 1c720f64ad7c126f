import { home } from '../../../content/home.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { useStart } from '../../features/conversation/start.ts'
import { portraitProps } from '../../portraits/portrait-props.ts'
import { classNames } from '../../ui/class-names.ts'
import { Portrait } from '../../ui/portrait.tsx'

/** Who answers, and that it is an AI: the whole card starts the talk, as the button beside it does. */
export function LiveCard({ className }: { className?: string }) {
  const { live } = home.hero
  const { state, start, prepare } = useStart()
  const busy = state.phase !== 'idle'
  return (
    <figure
      className={classNames(
        'relative grid grid-cols-[4.5rem_1fr] items-center gap-4 rounded-panel border border-line-strong bg-surface/85 p-3 backdrop-blur-xl transition-colors hover:border-text md:grid-cols-[6rem_1fr] md:gap-4.5 md:p-3.5 lg:shadow-float',
        className,
      )}
    >
      <Portrait
        name={innovationOfficer.name}
        alt=""
        {...portraitProps(innovationOfficer.photo, 'face')}
        className="rounded-[1.05rem] border border-line"
      />
      <figcaption className="pr-2">
        <button
          type="button"
          disabled={busy}
          aria-busy={busy || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => start('home')}
          className="flex items-center gap-2.5 text-left font-[560] text-text leading-tight after:absolute after:inset-0 after:rounded-panel"
        >
          <LiveDot />
          {live.title}
        </button>
        <span className="mt-1.5 block text-label text-muted">{live.text}</span>
        <Voice className="mt-3 hidden h-4 w-auto md:block" />
      </figcaption>
    </figure>
  )
}

/** Answering now. */
function LiveDot() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <circle cx="8" cy="8" r="8" className="animate-lit fill-volt/30" />
      <circle cx="8" cy="8" r="4" className="fill-volt stroke-line-strong" />
    </svg>
  )
}

const loud = 'M4 7v6M20 4v12M36 2v16M52 6v8M68 3v14M84 5v10M100 1v18M116 6v8M132 4v12M148 7v6'
const soft = 'M12 6v8M28 7v6M44 5v10M60 7v6M76 6v8M92 4v12M108 7v6M124 5v10M140 7v6M156 8v4'

/** Somebody speaks. */
function Voice({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 20"
      aria-hidden="true"
      strokeWidth="3.5"
      strokeLinecap="round"
      className={classNames('lattice-lit', className)}
    >
      <path d={loud} className="animate-lit stroke-muted" />
      <path d={soft} className="animate-lit stroke-muted" />
    </svg>
  )
}
