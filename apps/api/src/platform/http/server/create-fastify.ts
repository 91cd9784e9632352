import { constants, type Http2ServerRequest } from 'node:http2';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../../../config.ts';

/** Looks for requests that arrive too slowly, in each span of `requestTimeoutMs`. */
const TIMEOUT_CHECKS = 19;
const KEEP_ALIVE_MS = 72_000;
/** Requests of one connection at the same time; a page of the app makes sixty. */
const MAX_STREAMS = 100;

type Options = Omit<FastifyServerOptions, 'requestTimeout' | 'keepAliveTimeout' | 'http'>;

/**
 * Creates a server of HTTP/1.1, or with a certificate one of HTTPS: HTTP/2, and HTTP/1.1 for clients
 * that know nothing newer.
 */
export function createFastify(
  { tls, requestTimeoutMs }: Pick<Config, 'tls' | 'requestTimeoutMs'>,
  options: Options,
): FastifyInstance {
  const serverOptions = {
    // Node looks for slow requests every 30 s and waits 60 s for headers unless it is set.
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.ceil(requestTimeoutMs / TIMEOUT_CHECKS),
    // Node's own refusal has none of our headers; ours is in unread-requests.ts.
    requireHostHeader: false,
  };
  const timeouts = { requestTimeout: requestTimeoutMs, keepAliveTimeout: KEEP_ALIVE_MS };
  if (!tls) return Fastify({ ...options, ...timeouts, http: serverOptions });
  const https = {
    ...tls,
    allowHTTP1: true,
    settings: { maxConcurrentStreams: MAX_STREAMS },
    // For the clients of HTTP/1.1; Fastify sets these for other servers than this one.
    ...timeouts,
    ...serverOptions,
  };
  const http2 = { http2: true, http2SessionTimeout: KEEP_ALIVE_MS, https };
  // Requests and responses of both have the interface of Node's HTTP/1.1, which is what the type says.
  const app = Fastify({ ...options, ...http2 } as Parameters<
    typeof Fastify
  >[0]) as unknown as FastifyInstance;
  resetSlowRequests(app, requestTimeoutMs);
  return app;
}

// Node has such a limit for HTTP/1.1 only.
function resetSlowRequests(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersionMajor >= 2 && !raw.complete) {
      const { stream } = raw as unknown as Http2ServerRequest;
      const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), timeoutMs);
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}
