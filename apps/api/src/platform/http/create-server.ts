import type { Operation } from '@pulse/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { addApiHeaders, allowOrigins } from './api-headers.ts';
import { compileResponse } from './compile-response.ts';
import { compressAnswers } from './compress-answers.ts';
import { addErrorHandler, refuseAddress } from './error-handler.ts';
import { readWithZod } from './field-problems.ts';
import { addLimits } from './limits.ts';
import { sendRefusal } from './problem.ts';
import { readJson } from './read-json.ts';
import { addRequestLanguage } from './request-language.ts';
import type { RouteLimits } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends RouteLimits {
    operation?: Operation;
  }
}

/** The largest JSON body, in bytes; uploads have a limit of their own. */
const JSON_BODY_LIMIT = 256 * 1024;
/** The web app waits 30 s (spec §7); a request must have arrived well before. */
const REQUEST_TIMEOUT = 20_000;
/** More open connections than this are turned away instead of slowing everyone. */
const MOST_CONNECTIONS = 10_000;

/** An HTTP server that reads with the contract's shapes, refuses in one way and has no routes yet. */
export async function createServer(config: Config, deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    // A logger of its own for each request took 6 % of a small one; the error handler adds the id.
    childLoggerFactory: (logger) => logger,
    // Addresses may carry mailed tokens; failures are logged by the error handler, without them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Fastify's own words for it are no problem details; see refuseWhenClosing.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    frameworkErrors: refuseAddress,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  closeAnsweredConnections(app);
  refuseWhenClosing(app);
  app.setValidatorCompiler(readWithZod);
  app.setSerializerCompiler(compileResponse);
  readJson(app);
  app.decorateRequest('member', null);
  addRequestLanguage(app);
  addErrorHandler(app);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('not_found')));
  addApiHeaders(app);
  addLimits(app, deps);
  await allowOrigins(app, config);
  await compressAnswers(app);
  return app;
}

// Stopping closes idle connections once; those that are still being answered would then stay open
// for the whole keep-alive time and hold the process back.
function closeAnsweredConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
    done();
  });
}

// What still arrives on a connection that waits for an earlier answer is sent to the next process.
function refuseWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!closing) return done();
    sendRefusal(request, reply.header('connection', 'close'), refuse('service_unavailable'));
  });
}
