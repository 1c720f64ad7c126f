import { useEffect, useState } from 'react'
import { END_TOLD_AHEAD_S, HEARTBEAT_MS } from '../../../../contract/conversations.ts'
import type { RoomSession } from '../room-session.ts'

/** A talk that no page has shown within 20 s is ended: a first beat that is lost is sent again well before. */
const FIRST_AGAIN_MS = 3000

/** Says at once and then every 15 s that this page shows its talk. Returns whether the talk's end is near. */
export function useHeartbeat(session: RoomSession): boolean {
  const [isEndNear, setEndNear] = useState(false)
  useEffect(() => {
    let isOver = false
    let isHeard = false
    let again: ReturnType<typeof setTimeout> | undefined
    let warning: ReturnType<typeof setTimeout> | undefined
    const beat = async () => {
      clearTimeout(again)
      const answer = await session.beat()
      if (isOver) return
      if (answer === 'unknown') {
        if (!isHeard) again = setTimeout(beat, FIRST_AGAIN_MS)
        return
      }
      isHeard = true
      if (answer.seconds_left === undefined) return
      clearTimeout(warning)
      warning = setTimeout(setEndNear, Math.max(0, answer.seconds_left - END_TOLD_AHEAD_S) * 1000, true)
    }
    void beat()
    const heart = setInterval(beat, HEARTBEAT_MS)
    return () => {
      isOver = true
      clearInterval(heart)
      clearTimeout(again)
      clearTimeout(warning)
    }
  }, [session])
  return isEndNear
}
