import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { BRAND } from '../../content/brand.ts'

/** Collects every route's schemas as they are added; stands before all routes. */
export function describeApi(app: FastifyInstance, publicUrl: string) {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND} API`, version: '1' },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
  })
}

export function openApiRoute(app: FastifyInstance) {
  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
