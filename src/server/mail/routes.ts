import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LocalOperator } from '../http/local-operator.ts'
import type { Services } from '../services.ts'
import { position } from '../store/table.ts'
import { LETTER_POLICY, letterDocument, outboxLetter, outboxList, PAGE_POLICY } from './outbox-page.ts'
import { attachmentsOf, outbox } from './outbox-table.ts'

const LETTERS_PER_PAGE = 50

/** Letters go out while the server listens; where there is no mail server, they are read here. */
export const mailRoutes =
  (
    { mail, store, config }: Pick<Services, 'mail' | 'store' | 'config'>,
    operator: LocalOperator,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onListen', async () => mail.start())
    app.addHook('onClose', () => mail.close())
    if (config.mail.smtpUrl === undefined && config.http.onLoopback)
      app.register(outboxPages({ store, config }, operator))
  }

const outboxPages =
  ({ store, config }: Pick<Services, 'store' | 'config'>, operator: LocalOperator): FastifyPluginAsyncZod =>
  async (app) => {
    const siteUrl = config.http.publicUrl
    // The letters hold sign-in links: to anybody but the person at this machine there is no such page.
    app.addHook('onRequest', async (request, reply) => {
      if (!operator.isAsking(request)) return reply.callNotFound()
    })
    // After the hook that gives every answer its headers: these few differ here.
    const policies = new WeakMap<FastifyReply, string>()
    const sendPage = (reply: FastifyReply, html: string, policy: string) => {
      policies.set(reply, policy)
      return reply.type('text/html; charset=utf-8').send(html)
    }
    app.addHook('onSend', async (_request, reply) => {
      const policy = policies.get(reply)
      if (policy === undefined) return
      reply.header('content-security-policy', policy)
      if (policy === LETTER_POLICY) reply.header('x-frame-options', 'SAMEORIGIN')
    })

    const hidden = { hide: true }
    const ofLetter = z.object({ id: z.uuid() })

    app.get(
      '/outbox',
      { schema: { ...hidden, querystring: position.partial() } },
      async ({ query }, reply) => {
        const after = position.safeParse(query).data
        const page = await outbox.newestFirst(store.db, { limit: LETTERS_PER_PAGE, after })
        return sendPage(reply, outboxList(page, siteUrl), PAGE_POLICY)
      },
    )
    app.get('/outbox/:id', { schema: { ...hidden, params: ofLetter } }, async ({ params }, reply) => {
      const row = await outbox.byId(store.db, params.id)
      return row ? sendPage(reply, outboxLetter(row, siteUrl), PAGE_POLICY) : reply.callNotFound()
    })
    app.get('/outbox/:id/html', { schema: { ...hidden, params: ofLetter } }, async ({ params }, reply) => {
      const row = await outbox.byId(store.db, params.id)
      return row ? sendPage(reply, letterDocument(row), LETTER_POLICY) : reply.callNotFound()
    })
    app.get(
      '/outbox/:id/attachments/:index',
      { schema: { ...hidden, params: ofLetter.extend({ index: z.coerce.number().int() }) } },
      async ({ params }, reply) => {
        const row = await outbox.byId(store.db, params.id)
        const attached = row && attachmentsOf(row)[params.index]
        if (!attached) return reply.callNotFound()
        const name = encodeURIComponent(attached.filename)
        return reply
          .type(attached.contentType)
          .header('content-disposition', `attachment; filename*=utf-8''${name}`)
          .send(attached.content)
      },
    )
  }
