import { createContext, use } from 'react'
import type { StaffSession } from '../../../contract/staff.ts'
import type { StaffApi } from './staff-api.ts'

export type DeskSession = {
  staff: StaffSession
  api: StaffApi
  /** Asks anew who is here and how they stand. */
  refresh: () => void
  /** After signing out: to the login page, with nothing of the desk left in memory. */
  leave: () => void
}

export const DeskSessionContext = createContext<DeskSession | null>(null)

export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext)
  if (!session) throw new Error('only drawn for somebody who has signed in')
  return session
}
