import { useSyncExternalStore } from 'react'
import { REDUCED_MOTION, useMediaQuery } from './use-media-query.ts'

const never = () => () => {}

/** Some browsers tell whether the visitor asked for less data; none tells when that changes. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The visitor wants no motion, or no bytes spent on it: films then wait until they are asked for. */
export function useCalm(): boolean {
  const still = useMediaQuery(REDUCED_MOTION)
  const frugal = useSyncExternalStore(never, savesData, () => false)
  return still || frugal
}
