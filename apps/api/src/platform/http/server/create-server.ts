import type { Operation } from '@pulse/contract';
import { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../refusal.ts';
import { traceRequests } from '../../tracing/trace-requests.ts';
import { compileZodValidator } from '../problems/field-problems.ts';
import { sendRefusal } from '../problems/problem-details.ts';
import { compileResponse } from '../routes/compile-response.ts';
import { addRateLimits } from '../routes/rate-limits.ts';
import { recordRefusals } from '../routes/refused-access.ts';
import { addReplicaReads } from '../routes/replica-reads.ts';
import type { RouteLimits } from '../routes/route.ts';
import { answerInTime } from './answer-in-time.ts';
import { addApiHeaders, allowOrigins } from './api-headers.ts';
import { closeConnections } from './close-connections.ts';
import { compressResponses } from './compress-responses.ts';
import { createFastify } from './create-fastify.ts';
import { addErrorHandler } from './error-handler.ts';
import { addJsonParser } from './json-parser.ts';
import { addRequestLanguage } from './request-language.ts';
import { refuseUnmet, refuseUnread } from './unread-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends RouteLimits {
    operation?: Operation;
  }
}

/** The largest JSON body, in bytes; uploads have a limit of their own. */
const JSON_BODY_LIMIT = 256 * 1024;
/** Connections beyond this number are rejected instead of slowing all others down. */
const MAX_CONNECTIONS = 10_000;

/**
 * Creates an HTTP server that validates with the contract's schemas and responds to errors with
 * problem details; it has no routes yet.
 */
export async function createServer(config: Config, deps: Deps): Promise<FastifyInstance> {
  const app = createFastify(config, {
    loggerInstance: deps.log,
    // A logger for each request took 6 % of a small one; the error handler adds the request id.
    childLoggerFactory: (logger) => logger,
    // URLs may contain tokens sent by email; failures are logged by the error handler, without
    // them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT,
    // A busy machine loads a plugin in more than Fastify's ten seconds; the start shall only be slower.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // Fastify's own response while closing is no problem details document; see close-connections.ts.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    ...refuseUnread(config),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  closeConnections(app);
  app.setValidatorCompiler(compileZodValidator);
  app.setSerializerCompiler(compileResponse);
  addJsonParser(app);
  if (config.traces) traceRequests(app);
  app.decorateRequest('user', null);
  addRequestLanguage(app);
  refuseUnmet(app, config);
  answerInTime(app, config);
  addErrorHandler(app);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('not_found')));
  addApiHeaders(app, config);
  addRateLimits(app, deps);
  recordRefusals(app, deps);
  addReplicaReads(app, deps);
  await allowOrigins(app, config);
  await compressResponses(app);
  return app;
}
