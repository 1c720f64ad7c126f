import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

/** A press whose icon says enough to the eye; its label says it to everybody. `<IconButton label="Remove" icon={Trash2} onClick={…} />` */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: LucideIcon
  [data: `data-${string}`]: string
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-lg text-muted transition-colors not-disabled:hover:bg-raised not-disabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:size-11',
        className,
      )}
      {...rest}
    >
      <Icon of={icon} size="small" />
    </button>
  )
}
