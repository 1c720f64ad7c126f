import { z } from 'zod'

/** What the browser may know of the server's configuration; `GET /api/config` answers with it. */
export const browserConfig = z.object({
  phoneVerification: z.boolean(),
  /** The only origins that /conversation frames. */
  roomOrigins: z.array(z.string()),
  /** Whether its rooms announce themselves to the page around them; the embedded studio's do. */
  roomSaysReady: z.boolean(),
  botCheck: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('embedded') }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
})
export type BrowserConfig = z.infer<typeof browserConfig>
