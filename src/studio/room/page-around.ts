import { type PageMessage, pageMessage, type RoomMessage } from '../../contract/room.ts'

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined)

/** The page that frames the room is told what happens here, and believed what it answers: it, and nobody else. */
export function pageAround(siteOrigins: string[]) {
  const isFramed = window.parent !== window
  const framedBy = window.location.ancestorOrigins?.[0] ?? originOf(document.referrer)
  // Where the browser will not say who frames us, each origin of the site is tried: the wrong ones get nothing.
  const targets = framedBy ? siteOrigins.filter((origin) => origin === framedBy) : siteOrigins
  return {
    isFramed,
    tell(message: RoomMessage) {
      if (!isFramed) return
      for (const origin of targets) window.parent.postMessage(message, origin)
    },
    hears: ({ source, origin, data }: MessageEvent<unknown>): PageMessage | undefined =>
      isFramed && source === window.parent && targets.includes(origin)
        ? pageMessage.safeParse(data).data
        : undefined,
  }
}
