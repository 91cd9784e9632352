import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';

/** Other origins may call the API only if the configuration lists them. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, { origin: config.corsOrigins, maxAge: 600 });
}

/** Nothing that the API answers is rendered, runs anything or is shown in a frame. */
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A year, as the pages have it (web-app/security-headers.ts). */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains';

/**
 * No response is sniffed, and over TLS each says that it is the only way here. Responses of the API,
 * errors included, are not cached and nothing in them runs.
 */
export function addApiHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const overTls = publicUrl.startsWith('https:');
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (overTls) reply.header('strict-transport-security', ONLY_HTTPS);
    const { operation } = request.routeOptions.config;
    if (operation && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Never of a script: a worker takes its policy from it.
    if ((operation || isJson(reply)) && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', API_POLICY);
    done();
  });
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).includes('json');
