import { createReadStream } from 'node:fs';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { API_BASE } from '@pulse/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { inlineScriptHashes } from '../web-app/inline-script-hashes.ts';
import { securityHeaders } from '../web-app/security-headers.ts';

const DOCUMENT_PATH = `${API_BASE}/openapi.json`;
const PAGE_PATH = '/api/docs';
// Written by `npm run generate`: generating it at each start would cost memory that the server
// never gives back. A test compares it with the routes.
const DOCUMENT_FILE = new URL('../../../../../../packages/contract/openapi.json', import.meta.url);

/** Serves the OpenAPI document of the contract, and a page to read and try it. */
export function serveDocumentation(app: FastifyInstance, config: Config): void {
  app.get(DOCUMENT_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(createReadStream(DOCUMENT_FILE)),
  );

  // The page's code takes 24 MB and half a second to load; most servers never show it.
  let page: Promise<FastifyInstance> | undefined;
  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= loadPage(config);
    const response = await (await page).inject(request.url);
    return reply.code(response.statusCode).headers(response.headers).send(response.rawPayload);
  };
  app.get(PAGE_PATH, servePage);
  app.get(`${PAGE_PATH}/*`, servePage);
}

// The page is on the origin that keeps the sessions: no script but its own may run in it.
async function loadPage(config: Config): Promise<FastifyInstance> {
  const { payload } = await (await createPage()).inject(`${PAGE_PATH}/`);
  return createPage(securityHeaders(config, inlineScriptHashes(payload)));
}

async function createPage(headers?: FastifyHelmetOptions): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  if (headers) await page.register(helmet, headers);
  const configuration = { url: DOCUMENT_PATH, withDefaultFonts: false, telemetry: false };
  await page.register(scalar, { routePrefix: PAGE_PATH, configuration });
  return page;
}
