import swagger from '@fastify/swagger';
import { API_BASE, openApiInfo, pruneSchemas } from '@pulse/contract';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Notes every operation of the contract as its route is added; must come before the first one. */
export async function collectRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: openApiInfo,
    transform: (route) =>
      route.schema?.operationId
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
    transformObject: jsonSchemaTransformObject,
  });
}

/** Serves the OpenAPI document of the routes that exist, and a page to read and try it. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  const url = `${API_BASE}/openapi.json`;
  let text: string | undefined;
  app.get(url, async (_request, reply) => {
    text ??= JSON.stringify(pruneSchemas(app.swagger()));
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url, withDefaultFonts: false, telemetry: false },
  });
}
