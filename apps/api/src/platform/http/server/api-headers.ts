import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { POSITION_HEADER } from '../routes/replica-reads.ts';

/** Other origins may call the API only if the configuration lists them. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  const exposedHeaders = [POSITION_HEADER];
  await app.register(cors, { origin: config.corsOrigins, maxAge: 600, exposedHeaders });
}

/** Nothing that the API answers is rendered, runs anything or is shown in a frame. */
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A year, with all subdomains. */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains';

/** What every response carries, those that are sent before a route is found too. */
function constantHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': ONLY_HTTPS }),
  };
}

/** The headers of a problem that is sent where no hook runs. */
export function problemHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  const content = { 'cache-control': 'no-store', 'content-security-policy': API_POLICY };
  return { ...constantHeaders(config), ...content };
}

/**
 * No response is sniffed, and over TLS each says that it is the only way here. Responses of the API,
 * errors included, are not cached and nothing in them runs.
 */
export function addApiHeaders(app: FastifyInstance, config: Config): void {
  const headers = constantHeaders(config);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers);
    const { operation } = request.routeOptions.config;
    if (operation && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Never of a script: a worker takes its policy from it.
    if ((operation || isJson(reply)) && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', API_POLICY);
    done();
  });
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).includes('json');
