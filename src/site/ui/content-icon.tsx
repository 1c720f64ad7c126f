import drawings from 'virtual:content-icons'
import type { IconKey } from '../../content/icons.ts'
import { Icon } from './icon.tsx'

/** The pictogram a content record asks for. `<ContentIcon of={point.icon} size="large" />` */
export function ContentIcon({
  of: key,
  ...look
}: {
  of: IconKey
  size?: 'small' | 'medium' | 'large'
  className?: string
}) {
  return <Icon of={drawings[key]} {...look} />
}
