import { useEffect, useState, useSyncExternalStore } from 'react'
import { conversation } from '../../../../content/conversation.ts'

const onLineChange = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What keeps the visitor from a good talk, in words that help; null while nothing does. */
export function useRoomTroubles(blocked: boolean) {
  const isOnline = useSyncExternalStore(
    onLineChange,
    () => navigator.onLine,
    () => true,
  )
  const isMicrophoneDenied = useMicrophoneDenied()
  if (!isOnline) return conversation.troubles.offline
  if (blocked) return conversation.troubles.blocked
  return isMicrophoneDenied ? conversation.troubles.microphone : null
}

function useMicrophoneDenied() {
  const [denied, setDenied] = useState(false)
  useEffect(() => {
    let status: PermissionStatus | undefined
    const read = () => setDenied(status?.state === 'denied')
    // Not every browser tells: then the room itself says so.
    navigator.permissions?.query({ name: 'microphone' as PermissionName }).then(
      (found) => {
        status = found
        read()
        found.addEventListener('change', read)
      },
      () => {},
    )
    return () => status?.removeEventListener('change', read)
  }, [])
  return denied
}
