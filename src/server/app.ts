import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { callbackRoute, conversationRoutes } from './conversations/routes.ts'
import { browserConfigRoutes } from './http/browser-config.ts'
import { answerClientErrors, takeOverFromNode } from './http/client-errors.ts'
import { answerErrors, refusalOf, refuse } from './http/errors.ts'
import { addSecurityHeaders, pairsOf } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { limitedBy } from './http/limits.ts'
import { localOperator } from './http/local-operator.ts'
import { newRequestId, RequestLog } from './http/logging.ts'
import { partAfterLongBodies } from './http/long-bodies.ts'
import { measureRequests, metricsRoute } from './http/metrics.ts'
import { answerUnknownPaths } from './http/not-found.ts'
import { describeApi, openApiRoute } from './http/openapi.ts'
import { refuseForeignOrigins } from './http/origin.ts'
import { refuseStrangers } from './http/strangers.ts'
import { refuseUnstorableText } from './http/unstorable-text.ts'
import { mailRoutes } from './mail/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { sitePages } from './pages/routes.ts'
import type { Services } from './services.ts'
import { signupRoutes } from './signups/routes.ts'
import { guardStaffRoutes } from './staff/guard.ts'
import { staffRoutes } from './staff/routes.ts'
import { emailVerificationRoutes } from './verification/email/routes.ts'
import { phoneRoutes } from './verification/phone/routes.ts'

/** Our largest form is a few kilobytes; a beacon is less. */
const BODY_LIMIT = 64 * 1024
/** To send a whole request. Slower than that is no visitor. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Builds the server without listening, so that tests can inject requests. A feature is a plugin registered among
 * the API's routes below: it gets its services as an argument, its error codes from `contract/errors.ts`, its
 * limits from `http/limits.ts`.
 */
export function buildApp(services: Services): FastifyInstance {
  const { config, headers, limiter, metrics, site } = services
  const log: FastifyBaseLogger = services.log

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: newRequestId,
    trustProxy: config.http.trustProxy.length > 0 ? config.http.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requireHostHeader: false,
      // Of these two Node gives the longer one to the body, and headers alone would get a minute.
      headersTimeout: REQUEST_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // It looks for who is too slow every half minute, unless told otherwise.
      connectionsCheckingInterval: 1000,
    },
    // What arrives on an open connection while we stop is still answered; it is then told to close.
    return503OnClosing: false,
    clientErrorHandler: answerClientErrors(headers.inert),
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of pairsOf(headers.inert)) reply.header(name, value)
      reply.header('x-request-id', request.id).header('cache-control', 'no-store')
      refuse(reply, refusalOf(error).code)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON is taken unless a route says otherwise: no form on another site can send that.
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('servedAs', '')

  const pages = sitePages(site)
  addSecurityHeaders(app, headers)
  takeOverFromNode(app)
  partAfterLongBodies(app, BODY_LIMIT)
  measureRequests(app, metrics)
  const operator = localOperator(app, {
    site: config.http,
    sendsMail: config.mail.smtpUrl !== undefined,
    endAllSessions: () => services.staff.sessions.endAll(services.store.db),
    log: services.log,
  })
  refuseForeignOrigins(app, config.http.publicUrl)
  guardStaffRoutes(app, services.staff.sessions)
  answerErrors(app)
  answerUnknownPaths(app, pages)

  app.addHook('onListen', async () => {
    services.retention.start()
    services.learning.start()
  })
  app.addHook('onClose', async () => {
    await services.learning.close()
    await services.retention.close()
  })

  describeApi(app, config.http.publicUrl)
  app.register(async (operators) => {
    healthRoutes(operators, services)
    metricsRoute(operators, services, operator)
    operators.register(mailRoutes(services, operator))
  })
  // Cheap before dear: who asks, how often, how much, and only then what is said.
  app.register(callbackRoute(services))
  app.register(async (api) => {
    refuseStrangers(api, services.visitors)
    api.addHook(
      'onRequest',
      limitedBy(limiter, ({ method }) => (method === 'GET' || method === 'HEAD' ? 'apiReads' : 'apiWrites')),
    )
    refuseUnstorableText(api)
    openApiRoute(api)
    api.register(browserConfigRoutes(services))
    api.register(conversationRoutes(services))
    api.register(messageRoutes(services))
    api.register(staffRoutes(services))
    api.register(signupRoutes(services))
    if (config.phone.enabled) api.register(phoneRoutes(services))
    api.register(emailVerificationRoutes(services))
  })
  pages.register(app)
  return app
}
