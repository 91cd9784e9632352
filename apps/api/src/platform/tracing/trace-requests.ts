import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { EVENT_STREAM } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';

// Looked up when it is needed: the packages that provide it are loaded later, with another copy of this one.
const tracer = () => trace.getTracer('pulse');

/** How many requests are traced at this moment. */
let tracedCount = 0;

/** Whether any request is traced now: asking for the one that a statement belongs to costs more. */
export const isAnyTraced = (): boolean => tracedCount > 0;

/**
 * Of fifty requests one is traced, unless OTEL_TRACES_SAMPLER is asked about each: a client's wish to be
 * traced then costs nothing, and the others cost next to nothing.
 */
const USUAL_SHARE = 0.02;

/**
 * Records each request of the API that is sampled as a span, named by its route and never by its URL, which may
 * hold a token. It continues the trace of a `traceparent` that the client sends, and names its own in
 * `Server-Timing`, which browsers show beside the request.
 */
export function traceRequests(app: FastifyInstance): void {
  const share = process.env.OTEL_TRACES_SAMPLER ? 1 : USUAL_SHARE;

  app.addHook('onRequest', (request, reply, done) => {
    if (Math.random() >= share) return done();
    const { url: route, config } = request.routeOptions;
    if (!config.operation || config.operation.responseType === EVENT_STREAM) return done();
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const name = `${request.method} ${route}`;
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
    if (!span.isRecording()) return done();
    const { traceId, spanId } = span.spanContext();
    reply.header('server-timing', `traceparent;desc="00-${traceId}-${spanId}-01"`);
    tracedCount += 1;
    reply.raw.once('close', () => {
      tracedCount -= 1;
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(caller, span), done);
  });
}
