import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { Config } from '../../../config.ts';
import { refuse } from '../../refusal.ts';
import { problemText, sendRefusal } from '../problems/problem-details.ts';
import { problemHeaders } from './api-headers.ts';
import { preferredLanguage } from './request-language.ts';

/** Statuses of Node's own errors while a request is read; of all others it is 400. */
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to requests that do not reach the router, for which no hook runs. */
export function refuseUnread(
  config: Pick<Config, 'publicUrl'>,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const headers = problemHeaders(config);
  return {
    /** A URL that the router could not parse. */
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      request.language = preferredLanguage(request.headers['accept-language']) ?? 'en';
      sendRefusal(request, reply.headers(headers), refuse('validation_failed'));
    },
    /** What Node could not read as a request, a method that does not exist for example. */
    clientErrorHandler: (error: ConnectionError, socket: Socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable)
        socket.write(rawProblem(STATUS[error.code] ?? 400, headers));
      socket.destroy(error);
    },
  };
}

/** Responds to what Node refuses by itself with a bare status: an unknown expectation, a missing host. */
export function refuseUnmet(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = problemHeaders(config);
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = problemText(417);
    response.writeHead(417, { ...headers, ...describe(body) }).end(body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers: sent } = request.raw;
    if (httpVersion !== '1.1' || sent.host !== undefined) return done();
    sendRefusal(request, reply, refuse('validation_failed'));
  });
}

const describe = (body: string) => ({
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
});

function rawProblem(status: number, headers: Record<string, string>): string {
  const body = problemText(status);
  const sent = Object.entries({ ...headers, ...describe(body), connection: 'close' });
  const lines = sent.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
