import type { ReactNode } from 'react'
import { useMediaQuery } from './use-media-query.ts'

/**
 * Decoration that phones and tablets do not have, drawn by React where there is room: not worth a place in the first
 * packets of a page. What stands around it keeps its place, and hides it below `lg`.
 */
export const WideScreensOnly = ({ children }: { children: ReactNode }) =>
  useMediaQuery('(width >= 64rem)') && children
