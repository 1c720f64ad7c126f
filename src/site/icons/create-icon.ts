import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * What every drawing of lucide-react is made with here, in place of the library's own (see lean-icons.ts): ours
 * has no context, no class names and no keys, which a visitor would download and no page uses.
 */
export default function createIcon(parts: readonly [tag: string, attributes: Record<string, string>][]) {
  const drawing = parts.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...props,
      },
      ...drawing,
    )
}
