import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type PageMessage, type RoomMessage, roomMessage } from '../../../../contract/room.ts'

/** Daily's rooms say goodbye in their own words; nothing promises that they will. */
const isDailyGoodbye = (data: unknown) =>
  typeof data === 'object' && data !== null && 'action' in data && data.action === 'left-meeting'

/** What the room tells the page around it, believed only from the frame's own window and origin. */
export function useRoomMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: RoomMessage, answer: (message: PageMessage) => void) => void,
) {
  const handle = useEffectEvent((message: RoomMessage) =>
    onMessage(message, (answer) => frame.current?.contentWindow?.postMessage(answer, origin)),
  )
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || !source || source !== frame.current?.contentWindow) return
      if (isDailyGoodbye(data)) return handle({ type: 'left' })
      const message = roomMessage.safeParse(data)
      if (message.success) handle(message.data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
}
