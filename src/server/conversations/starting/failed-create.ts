import type { StartRefusal } from '../../../contract/start-sentences.ts'
import type { AvatarFailureKind } from '../../avatar/avatar-call.ts'

/**
 * For each way a create can fail: what the visitor is told (the provider answered, or something broke on the way),
 * and whether the provider may have made a conversation all the same.
 */
export const afterFailedCreate = {
  capacity: { code: 'capacity_reached', mayExist: false },
  refused: { code: 'create_failed', mayExist: false },
  broken: { code: 'create_failed', mayExist: true },
  unreadable: { code: 'create_failed', mayExist: true },
  no_url: { code: 'create_failed', mayExist: true },
  foreign_url: { code: 'create_failed', mayExist: true },
  unsent: { code: 'start_failed', mayExist: false },
  circuit_open: { code: 'start_failed', mayExist: false },
  dropped: { code: 'start_failed', mayExist: true },
  timeout: { code: 'start_failed', mayExist: true },
  aborted: { code: 'start_failed', mayExist: true },
} as const satisfies Record<AvatarFailureKind, { code: StartRefusal; mayExist: boolean }>
