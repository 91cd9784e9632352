import swagger from '@fastify/swagger';
import { API_BASE, openApiInfo, pruneSchemas } from '@pulse/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const DOCUMENT = `${API_BASE}/openapi.json`;
const PAGE = '/api/docs';

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
export function serveDocumentation(app: FastifyInstance): void {
  let text: string | undefined;
  app.get(DOCUMENT, async (_request, reply) => {
    text ??= JSON.stringify(pruneSchemas(app.swagger()));
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });

  // The page's code takes 24 MB and half a second to load; most servers never show it.
  let page: Promise<FastifyInstance> | undefined;
  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= loadPage();
    const answer = await (await page).inject(request.url);
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  app.get(PAGE, servePage);
  app.get(`${PAGE}/*`, servePage);
}

async function loadPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const configuration = { url: DOCUMENT, withDefaultFonts: false, telemetry: false };
  await page.register(scalar, { routePrefix: PAGE, configuration });
  return page;
}
