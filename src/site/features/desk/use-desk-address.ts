import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../contract/paths.ts'
import { type DeskAddress, readAddress, writeAddress } from './desk-address.ts'

/** What the address says, and how to change it. A change made while typing replaces the entry in the history. */
export function useDeskAddress() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(query), [query])
  const go = useCallback(
    (change: Partial<DeskAddress>, { replace = false } = {}) =>
      // Read anew: two changes in one moment must not undo each other.
      navigate(hrefOf({ ...readAddress(new URLSearchParams(location.search)), ...change }), {
        replace,
        preventScrollReset: true,
      }),
    [navigate],
  )
  return { address, go }
}

export const hrefOf = (address: Partial<DeskAddress>) => paths.desk + writeAddress(address)
